import { afterAll, beforeAll } from "vitest";
import { describeAccess } from "../../support/access-contract.ts";
import { type StubApi, startStubApi } from "../../support/stub-api.ts";

let stub: StubApi;
beforeAll(async () => {
  stub = await startStubApi();
});
afterAll(() => stub.close());

// The team's domain, played by a server on loopback.
describeAccess("Access in Node", () => ({
  publish: (answer) => {
    stub.answer = answer;
  },
  fetch: (url, init) => fetch(stub.url + new URL(url).pathname, init),
}));
