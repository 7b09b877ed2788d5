import type { Clock } from "../../src/clock.ts";
import { systemClock } from "../../src/clock.ts";
import { type Environment, readWorkerConfig } from "../../src/config.ts";
import type { ApiNetwork } from "../../src/http/api-route.ts";
import { type App, createApp } from "../../src/http/app.ts";
import type { RateLimiters } from "../../src/http/rate-limits.ts";
import type { LogLine } from "../../src/log.ts";
import { SEARCH } from "./fixtures.ts";
import { TEST_TOKENS, TOKEN } from "./tokens.ts";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The fetch handler with a stand-in for the API, and what it logged. */
export interface TestApp {
  readonly app: App;
  readonly lines: LogLine[];
}

const TEST_ENV = {
  NORMKOMPASS_MCP_TOKEN: TEST_TOKENS,
  NORMKOMPASS_API_URL: "https://api.example.com",
};

/** Limiters that never limit. */
const UNLIMITED: RateLimiters = {
  failedAuth: async () => true,
  searchLaw: async () => true,
  askLaw: async () => true,
};

/** Builds the fetch handler from `env`, which begins with the tokens of the tests. */
export function testApp(
  env: Environment = {},
  {
    fetch = async () => Response.json(SEARCH),
    clock = systemClock,
    limiters = UNLIMITED,
    network = "internet",
    publicFetch = fetch,
  }: {
    fetch?: Fetch;
    publicFetch?: Fetch;
    clock?: Clock;
    limiters?: RateLimiters;
    network?: ApiNetwork;
  } = {},
): TestApp {
  const lines: LogLine[] = [];
  const config = readWorkerConfig({ ...TEST_ENV, ...env });
  return {
    lines,
    app: createApp(config, {
      fetch,
      network,
      publicFetch,
      clock,
      log: (line) => void lines.push(line),
      limiters,
    }),
  };
}

/** A POST of `message` with a valid token. */
export function request(
  message: unknown,
  headers: Readonly<Record<string, string>> = {},
  { url = "https://mcp.example.com/mcp", signal }: { url?: string; signal?: AbortSignal } = {},
): Request {
  return new Request(url, {
    method: "POST",
    headers: {
      authorization: `Bearer ${TOKEN}`,
      "content-type": "application/json",
      ...headers,
    },
    body: JSON.stringify(message),
    ...(signal && { signal }),
  });
}
