import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readHttpServerConfig } from "../../../src/config.ts";
import { clientAddress, type HttpServer, startHttpServer } from "../../../src/http-server.ts";
import { ANSWER, SEARCH } from "../../support/fixtures.ts";
import { call, LIST } from "../../support/messages.ts";
import { type StubApi, silence, startStubApi } from "../../support/stub-api.ts";
import { TEST_TOKENS, TOKEN } from "../../support/tokens.ts";
import { describeTransport } from "../../support/transport-contract.ts";

let server: HttpServer;
let stub: StubApi;

beforeAll(async () => {
  stub = await startStubApi();
  stub.answer = { body: SEARCH };
  const env = {
    NORMKOMPASS_API_URL: stub.url,
    NORMKOMPASS_MCP_TOKEN: TEST_TOKENS,
    NORMKOMPASS_MCP_PORT: "0",
  };
  server = await startHttpServer(readHttpServerConfig(env), () => {});
});
afterAll(async () => {
  await server.close();
  await stub.close();
});

describeTransport("the endpoint under Node", () => ({
  https: false,
  send: (path, init) => fetch(server.url.replace("/mcp", path), { ...init, redirect: "manual" }),
  upstreamRequests: () => stub.received.length,
}));

describe("what only a socket shows", () => {
  it.each([
    ["Host", "GET /mcp HTTP/1.1\r\nHost: a b\r\n\r\n"],
    ["path", "GET /\\mcp HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ])("Address and target that form no URL are refused: %s", async (_what, head) => {
    const { hostname, port } = new URL(server.url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(head));
      socket.once("data", (data) => {
        resolve(data.toString());
        socket.destroy();
      });
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(
      '{"error":"invalid_request","error_description":"The path and the Host header must form an address."}',
    );
  });

  it.each(["application/json", "application/json, text/event-stream"])(
    "A client that leaves aborts the upstream request, whatever form of answer it takes: %s",
    async (accept) => {
      const before = stub.answer;
      const asked = silence(stub);
      const headers = {
        authorization: `Bearer ${TOKEN}`,
        "content-type": "application/json",
        accept,
      };
      const client = httpRequest(server.url, { method: "POST", headers });
      client.on("error", () => {});
      client.end(JSON.stringify(call("ask_law", { question: "x" })));
      const { closed } = await asked;
      client.destroy();
      // Nothing else ends it: the API does not answer, and the timeout is two minutes away.
      await closed;
      stub.answer = before;
    },
  );
});

describe("the client's address", () => {
  const headers = (address?: string) =>
    new Headers(address === undefined ? {} : { "cf-connecting-ip": address });

  it.each([
    ["198.51.100.7", undefined, "198.51.100.7"],
    ["198.51.100.7", "203.0.113.5", "198.51.100.7"],
    ["2001:db8::7", "203.0.113.5", "2001:db8::7"],
    ["::ffff:198.51.100.7", "203.0.113.5", "198.51.100.7"],
    ["127.0.0.1", "203.0.113.5", "203.0.113.5"],
    ["::1", "203.0.113.5", "203.0.113.5"],
    ["::ffff:172.18.0.1", "203.0.113.5", "203.0.113.5"],
    ["fd00::1", "203.0.113.5", "203.0.113.5"],
    ["172.18.0.1", undefined, "172.18.0.1"],
    [undefined, "203.0.113.5", "unknown"],
  ])(
    "A stranger cannot choose the address that its wrong tokens count against: %s names %s",
    (peer, named, address) => {
      expect(clientAddress(headers(named), peer)).toBe(address);
    },
  );
});

describe("without a token", () => {
  let open: HttpServer;
  beforeAll(async () => {
    const env = { NORMKOMPASS_API_URL: stub.url, NORMKOMPASS_MCP_PORT: "0" };
    open = await startHttpServer(readHttpServerConfig(env), () => {});
  });
  afterAll(() => open.close());

  it("Without a token the machine's own clients are served", async () => {
    const status = (headers: Readonly<Record<string, string>> = {}, message: object = LIST) =>
      new Promise<number | undefined>((resolve, reject) => {
        const client = httpRequest(
          open.url,
          { method: "POST", headers: { "content-type": "application/json", ...headers } },
          (response) => {
            resolve(response.statusCode);
            response.resume();
          },
        );
        client.once("error", reject).end(JSON.stringify(message));
      });
    stub.answer = { body: ANSWER };
    expect(await status()).toBe(200);
    expect(await status({}, call("ask_law", { question: "x" }))).toBe(200);
    expect(await status({ host: "localhost:8000", origin: "http://localhost:6274" })).toBe(200);
    for (const headers of [
      { host: "mcp.example.com" },
      { origin: "https://evil.example" },
      { origin: "null" },
      { forwarded: "for=203.0.113.5" },
      { "x-forwarded-for": "203.0.113.5" },
      { "x-real-ip": "203.0.113.5" },
      { "x-forwarded-host": "mcp.example.com" },
      { "x-forwarded-proto": "https" },
      { via: "1.1 proxy" },
    ]) {
      expect([headers, await status(headers)]).toEqual([headers, 403]);
    }
  });
});
