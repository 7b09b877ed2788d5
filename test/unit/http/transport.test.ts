import { afterAll, beforeAll } from "vitest";
import type { App } from "../../../src/http/app.ts";
import { createMemoryLimiters } from "../../../src/memory-limiters.ts";
import { testApp } from "../../support/app.ts";
import { SEARCH } from "../../support/fixtures.ts";
import { type StubApi, startStubApi } from "../../support/stub-api.ts";
import { describeTransport } from "../../support/transport-contract.ts";

let app: App;
let stub: StubApi;

beforeAll(async () => {
  stub = await startStubApi();
  stub.answer = { body: SEARCH };
  const fetchReally = (url: string, init: RequestInit) => fetch(url, init);
  const env = { NORMKOMPASS_API_URL: stub.url };
  app = testApp(env, { fetch: fetchReally, limiters: createMemoryLimiters() }).app;
});
afterAll(() => stub.close());

describeTransport("the fetch handler in Node", () => ({
  https: true,
  send: (path, init) => app(new Request(`https://mcp.example.com${path}`, init)),
  upstreamRequests: () => stub.received.length,
}));
