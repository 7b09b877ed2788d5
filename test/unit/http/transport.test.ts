import { afterAll, beforeAll } from "vitest";
import { systemClock } from "../../../src/clock.ts";
import { ConfigError, readWorkerConfig } from "../../../src/config.ts";
import { type App, createApp } from "../../../src/http/app.ts";
import { SEARCH } from "../../support/fixtures.ts";
import { type StubApi, startStubApi } from "../../support/stub-api.ts";
import { TEST_TOKENS } from "../../support/tokens.ts";
import { describeTransport } from "../../support/transport-contract.ts";

let app: App;
let stub: StubApi;

beforeAll(async () => {
  stub = await startStubApi();
  stub.answer = { body: SEARCH };
  const config = readWorkerConfig({
    NORMKOMPASS_API_URL: stub.url,
    NORMKOMPASS_MCP_TOKEN: TEST_TOKENS,
  });
  if (config instanceof ConfigError) throw config;
  app = createApp(config, {
    fetch: (url, init) => fetch(url, init),
    clock: systemClock,
    log: () => {},
  });
});
afterAll(() => stub.close());

describeTransport("the fetch handler in Node", () => ({
  send: (path, init) => app(new Request(`https://mcp.example.com${path}`, init)),
  upstreamRequests: () => stub.received.length,
}));
