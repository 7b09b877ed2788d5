import { createMcpHandler } from "agents/mcp/server";
import type { ApiConfig } from "../config.ts";
import type { Era } from "../log.ts";
import { buildServer } from "../mcp/server.ts";
import { createClient, type NormkompassClient } from "../normkompass/client.ts";
import type { AnswerForm } from "./accept.ts";
import { asJson, isEventStream, startedAtOnce } from "./answer-form.ts";
import { failingClient, misroutedApi } from "./api-route.ts";
import type { AppDependencies } from "./app.ts";
import { type KeyHash, limitedClient } from "./rate-limits.ts";

/** Comment lines keep an open event stream alive through proxies, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/** A message that has passed every check, and what is known of its sender. */
export interface Delivery {
  /** Address at which this server was called. */
  readonly url: URL;
  /** One parsed JSON value; whether it is a JSON-RPC message is the SDK's to say. */
  readonly message: unknown;
  readonly form: Exclude<AnswerForm, "none">;
  /** Name of the bearer token. */
  readonly token: string;
  /** Called with the protocol era once the message has said which. */
  readonly onEra: (era: Era) => void;
}

export type McpService = (request: Request, delivery: Delivery) => Promise<Response>;

/** What the server that serves one request is built from. */
type Caller = Pick<Delivery, "token" | "onEra"> & { readonly client: NormkompassClient };

/** Hands each message to a fresh MCP server and gives the answer in the form the client reads. */
export function createMcpService(
  config: ApiConfig,
  keyHash: KeyHash,
  { fetch, network, clock, log, limiters }: AppDependencies,
): McpService {
  const api = createClient(config, { fetch, clock });
  const progressTotal = config.askTimeoutMs / 1000;
  const callers = new WeakMap<Request, Caller>();
  const handle = (responseMode: "sse" | "auto") =>
    createMcpHandler(
      ({ era, requestInfo }) => {
        const caller = requestInfo && callers.get(requestInfo);
        if (caller === undefined) throw new Error("The SDK serves a request that is not ours.");
        const { client, token, onEra } = caller;
        onEra(era);
        return buildServer({ client, clock, log, era, token, progressTotal });
      },
      {
        // Origin, Host and CORS are ours (see `origin.ts`): the handler's own rules know neither a
        // custom domain nor a configured page.
        allowedOriginHostnames: "*",
        corsOptions: false,
        responseMode,
        keepAliveMs: KEEP_ALIVE_MS,
      },
    );
  const handlers = { "event-stream": handle("sse"), json: handle("auto") };

  return async (request, { url, message, form, token, onEra }) => {
    const misrouted = misroutedApi(url, config, network);
    const reached = misrouted === undefined ? api : failingClient(misrouted);
    const client = limitedClient(reached, limiters, keyHash("token", token));
    const inner = forwarded(request);
    callers.set(inner, { client, token, onEra });
    const response = await handlers[form].fetch(inner, { parsedBody: message });
    if (!isEventStream(response)) return notStored(response);
    return form === "event-stream" ? startedAtOnce(response) : asJson(response);
  };
}

/** A copy whose headers can be changed; answers hold what only this caller may read. */
function notStored(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("cache-control", "no-store");
  return new Response(response.body, { status: response.status, headers });
}

/**
 * The request as the SDK needs it: its body is already read, its path is the canonical one, and
 * `Accept` lists both types, which the 2025 transport demands literally. All other headers stay, the
 * protocol's own are checked there; the bearer token does not travel further than this.
 */
function forwarded(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("authorization");
  headers.set("accept", "application/json, text/event-stream");
  // A neutral host: for localhost and workers.dev the handler would repeat its own Host check.
  return new Request("https://endpoint.invalid/mcp", {
    method: "POST",
    headers,
    signal: request.signal,
  });
}
