import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type Endpoint, startEndpoint } from "../../scripts/endpoint.ts";
import { CLIENTS, type Session, type Target, withoutEra } from "../support/clients.ts";
import { ANSWER, passage, REFUSAL, SEARCH } from "../support/fixtures.ts";
import { call, modern } from "../support/messages.ts";
import { type Script, type StubApi, startStubApi } from "../support/stub-api.ts";
import { BUSY_TOKEN, SECOND_TOKEN, TEST_TOKENS, TOKEN } from "../support/tokens.ts";
import { describeTransport } from "../support/transport-contract.ts";

const QUESTION = "Wann gilt ein Landfahrzeug als neu?";
const LEAK = "postgres://nk:hunter22@db/x at handler (/srv/app.js:1:1) Ray ID 8f00baa";

let stub: StubApi;
let endpoint: Endpoint;
let sessions: { readonly name: string; readonly session: Session }[];

const normal: Script = (response, { path, body }) => {
  const answer = body.includes("Mindestlohn") ? REFUSAL : ANSWER;
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(path === "/search" ? SEARCH : answer));
};

beforeAll(async () => {
  stub = await startStubApi();
  const variables = { NORMKOMPASS_API_URL: stub.url, NORMKOMPASS_SEARCH_TIMEOUT_SECONDS: "3" };
  endpoint = await startEndpoint({
    port: 0,
    variables: { ...variables, NORMKOMPASS_MCP_TOKEN: TEST_TOKENS },
  });
  // A token each, so that no client uses up another's share of calls.
  const tokens = { "2025": SECOND_TOKEN, "2026": BUSY_TOKEN };
  sessions = [];
  for (const era of ["2025", "2026"] as const) {
    const targets: Record<string, Target> = {
      HTTP: { url: endpoint.url, token: tokens[era] },
      stdio: { command: inject("command"), env: variables },
    };
    for (const [way, target] of Object.entries(targets)) {
      sessions.push({ name: `${era} over ${way}`, session: await CLIENTS[era](target) });
    }
  }
});

afterAll(async () => {
  for (const { session } of sessions) await session.close();
  await endpoint.stop();
  await stub.close();
});

beforeEach(() => {
  stub.answer = normal;
});

describeTransport("wrangler dev", () => ({
  https: false,
  send: (path, init) => fetch(endpoint.url.replace("/mcp", path), { ...init, redirect: "manual" }),
  upstreamRequests: () => stub.received.length,
}));

describe("published clients of both eras, over HTTP and stdio", () => {
  /** Does the same in every session and expects the same back. */
  async function inAll(act: (session: Session) => Promise<unknown>): Promise<unknown> {
    const [first, ...others] = await Promise.all(
      sessions.map(async ({ name, session }) => [name, withoutEra(await act(session))] as const),
    );
    for (const [name, result] of others) expect([name, result]).toEqual([name, first?.[1]]);
    expect(others).toHaveLength(3);
    return first?.[1];
  }

  it("All list the same two tools", async () => {
    expect(await inAll((session) => session.listTools())).toMatchObject({
      tools: [{ name: "search_law" }, { name: "ask_law" }],
    });
  });

  it("All search, ask and get a refusal with the same results", async () => {
    const search = await inAll((session) => session.callTool("search_law", { question: QUESTION }));
    expect(search).toEqual({
      content: [{ type: "text", text: JSON.stringify({ ...SEARCH, omitted: 0 }) }],
      structuredContent: { ...SEARCH, omitted: 0 },
    });
    const answer = await inAll((session) => session.callTool("ask_law", { question: QUESTION }));
    expect(answer).toMatchObject({ structuredContent: ANSWER });
    const refusal = await inAll((session) =>
      session.callTool("ask_law", { question: "Mindestlohn?" }),
    );
    expect(refusal).toEqual({
      content: [{ type: "text", text: JSON.stringify(REFUSAL) }],
      structuredContent: REFUSAL,
    });
  });

  const redirect = { location: "https://team.cloudflareaccess.com/cdn-cgi/access/login/x" };
  it.each<[string, string, Script, string]>([
    ["invalid_input", "search_law", normal, "limit must be a whole number from 1 to 20."],
    ["api_unreachable", "search_law", (response) => response.destroy(), "cannot be reached"],
    [
      "api_unreachable",
      "ask_law",
      { status: 502, body: `<html>${LEAK}` },
      "service behind it is down",
    ],
    [
      "api_unreachable",
      "ask_law",
      { status: 530, body: "error code: 1033" },
      "tunnel is not connected",
    ],
    ["timeout", "search_law", () => {}, "did not answer within 3 s"],
    ["timeout", "ask_law", { status: 524, body: `<html>${LEAK}` }, "was not retried"],
    ["api_access_denied", "search_law", { status: 302, headers: redirect }, "Service Auth"],
    ["api_access_denied", "ask_law", { status: 403, body: LEAK }, "denied access"],
    ["no_answer_model", "ask_law", { status: 501 }, "search_law still works"],
    [
      "rate_limited",
      "ask_law",
      { status: 429, headers: { "retry-after": "30" } },
      "try again in 30 s",
    ],
    ["api_rejected", "search_law", { status: 422, body: LEAK }, "(HTTP 422)"],
    ["api_error", "search_law", { status: 500, body: LEAK }, "(HTTP 500)"],
    [
      "unexpected_response",
      "search_law",
      { body: "<html>login</html>" },
      "an HTML page came instead",
    ],
    [
      "unexpected_response",
      "ask_law",
      { body: { ...ANSWER, citations: [] } },
      "without a citation",
    ],
    [
      "unexpected_response",
      "search_law",
      { body: { passages: [{ ...passage(), stand: 1 }] } },
      "passages[0].stand",
    ],
  ])("All show the same sentence for an error: %s of %s", async (code, tool, script, words) => {
    stub.answer = script;
    const limit = code === "invalid_input" ? { limit: 21 } : {};
    const result = await inAll((session) =>
      session.callTool(tool, { question: QUESTION, ...limit }),
    );
    expect(result).toEqual({
      isError: true,
      content: [{ type: "text", text: expect.stringContaining(words) }],
      _meta: { "normkompass-mcp/code": code },
    });
    expect(JSON.stringify(result)).not.toMatch(
      /hunter22|postgres|app\.js|Ray|html>|cloudflareaccess/,
    );
  });

  it("Each call is exactly one upstream request, also after an error", async () => {
    for (const script of [normal, { status: 500 }, { status: 503 }] satisfies Script[]) {
      stub.answer = script;
      stub.received.length = 0;
      await inAll((session) => session.callTool("ask_law", { question: QUESTION }));
      expect(stub.received).toHaveLength(sessions.length);
    }
  });

  it("Nothing of the caller's headers reaches the API", async () => {
    stub.received.length = 0;
    const response = await fetch(endpoint.url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${TOKEN}`,
        "content-type": "application/json",
        cookie: "session=hunter22",
        "cf-access-client-id": "hunter22",
        "cf-access-client-secret": "hunter22",
        "x-api-key": "hunter22",
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "search_law", arguments: { question: QUESTION } },
      }),
    });
    expect(await response.json()).toMatchObject({ result: { structuredContent: SEARCH } });
    expect(JSON.stringify(stub.received)).not.toMatch(new RegExp(`hunter22|${TOKEN}`));
  });
});

describe("slow answers over a socket", () => {
  it("Headers come within a second, and a client that leaves aborts the upstream request", async () => {
    const now = modern("tools/call", { name: "ask_law", arguments: { question: QUESTION } });
    const requests = [
      [call("ask_law", { question: QUESTION }), {}],
      [now.message, now.headers],
    ] as const;
    const asked: Promise<void>[] = [];
    stub.answer = (response) => {
      asked.push(new Promise((resolve) => response.once("close", resolve)));
    };
    // The runtime notices that a client is gone when it writes the next comment line.
    await Promise.all(
      requests.map(async ([message, headers]) => {
        const leave = new AbortController();
        const from = performance.now();
        const response = await fetch(endpoint.url, {
          method: "POST",
          headers: {
            ...headers,
            authorization: `Bearer ${TOKEN}`,
            "content-type": "application/json",
            accept: "application/json, text/event-stream",
          },
          body: JSON.stringify(message),
          signal: leave.signal,
        });
        expect(performance.now() - from).toBeLessThan(1000);
        expect(response.headers.get("content-type")).toBe("text/event-stream");
        await expect.poll(() => asked.length).toBe(requests.length);
        leave.abort();
        await Promise.all(asked);
      }),
    );
    await expect.poll(() => endpoint.output()).toContain("cancelled");
  });
});

describe("what is printed", () => {
  it("A whole run prints no token, no part of one, no question and no answer", async () => {
    await sessions[0]?.session.callTool("ask_law", { question: QUESTION });
    await expect.poll(() => endpoint.output()).toContain("tool_call");
    const output = endpoint.output();
    const parts = TEST_TOKENS.split(/[\n:]/)
      .filter((token) => token.length >= 16)
      .flatMap((token) =>
        Array.from({ length: token.length - 7 }, (_, at) => token.slice(at, at + 8)),
      );
    expect(parts.length).toBeGreaterThan(30);
    for (const secret of [...parts, "Landfahrzeug", "Mindestlohn", "Kilometer", "hunter22"]) {
      expect(output.includes(secret), secret).toBe(false);
    }
  });
});
