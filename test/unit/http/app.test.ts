import { afterEach, describe, expect, it, vi } from "vitest";
import type { ApiNetwork } from "../../../src/http/api-route.ts";
import { NAME, VERSION } from "../../../src/version.ts";
import { request, testApp } from "../../support/app.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { ANSWER, REFUSAL } from "../../support/fixtures.ts";
import { call, INITIALIZE, LIST, modern } from "../../support/messages.ts";
import { SECOND_TOKEN, TOKEN } from "../../support/tokens.ts";

const QUESTION = { question: "Wann gilt ein Landfahrzeug als neu?" };
const BOTH = { accept: "application/json, text/event-stream" };

describe("a server that is not configured", () => {
  const broken = [
    { NORMKOMPASS_MCP_TOKEN: undefined },
    { NORMKOMPASS_MCP_TOKEN: "" },
    { NORMKOMPASS_MCP_TOKEN: "  " },
    { NORMKOMPASS_MCP_TOKEN: "undefined" },
    { NORMKOMPASS_MCP_TOKEN: "fifteen-chars-x" },
    { NORMKOMPASS_API_URL: "https://nk:hunter22@api.example.com" },
    { NORMKOMPASS_ACCESS_CLIENT_ID: "hunter22" },
    { NORMKOMPASS_AUTH: "none" },
  ];

  it.each(broken)("It answers 503 to everyone, whatever is asked: %j", async (env) => {
    let sent = 0;
    const { app } = testApp(env, {
      fetch: async () => {
        sent += 1;
        return Response.json({});
      },
    });
    // Of half a service token, the half that is missing is named.
    const variable = new RegExp(`${Object.keys(env)[0]?.replace(/ID$/, "SECRET")} `);
    for (const authorization of [
      undefined,
      "Bearer undefined",
      "Bearer null",
      `Bearer ${TOKEN}`,
      "Bearer ",
    ]) {
      for (const path of [
        "/mcp",
        "/mcp/",
        "/health",
        "/",
        "/.well-known/oauth-authorization-server",
      ]) {
        for (const method of ["GET", "POST", "DELETE", "OPTIONS"]) {
          const response = await app(
            new Request(`https://mcp.example.com${path}`, {
              method,
              headers: {
                "content-type": "application/json",
                ...(authorization && { authorization }),
              },
              ...(method === "POST" && { body: JSON.stringify(LIST) }),
            }),
          );
          expect([path, method, response.status]).toEqual([path, method, 503]);
          const body = JSON.stringify(await response.json());
          expect(body).toContain('"error":"not_configured"');
          expect(body).toMatch(variable);
          expect(body).not.toContain("hunter22");
        }
      }
    }
    expect(sent).toBe(0);
  });
});

describe("several tokens", () => {
  it("Each token lets its holder in, and its name stands in the log", async () => {
    const { app, lines } = testApp();
    for (const token of [TOKEN, SECOND_TOKEN]) {
      const response = await app(request(LIST, { authorization: `Bearer ${token}` }));
      expect(response.status).toBe(200);
    }
    expect(lines).toMatchObject([{ token: "default" }, { token: "anna" }]);
  });

  it("Old and new work at once, and a removed token stops at once", async () => {
    const status = async (tokens: string, token: string) => {
      const { app } = testApp({ NORMKOMPASS_MCP_TOKEN: tokens });
      return (await app(request(LIST, { authorization: `Bearer ${token}` }))).status;
    };
    expect(await status(TOKEN, TOKEN)).toBe(200);
    expect(await status(`${TOKEN},anna:${SECOND_TOKEN}`, TOKEN)).toBe(200);
    expect(await status(`${TOKEN},anna:${SECOND_TOKEN}`, SECOND_TOKEN)).toBe(200);
    expect(await status(`anna:${SECOND_TOKEN}`, TOKEN)).toBe(401);
    expect(await status(`anna:${SECOND_TOKEN}`, `anna:${SECOND_TOKEN}`)).toBe(401);
  });

  it("A secret stored with white space around it works, one stored with quotation marks does not", async () => {
    for (const stored of [`${TOKEN}\n`, `${TOKEN}\r\n`, ` ${TOKEN} `]) {
      const { app } = testApp({ NORMKOMPASS_MCP_TOKEN: stored });
      expect((await app(request(LIST))).status).toBe(200);
    }
    const { app } = testApp({ NORMKOMPASS_MCP_TOKEN: `"${TOKEN}"` });
    expect((await app(request(LIST))).status).toBe(401);
  });
});

describe("Origin and Host", () => {
  const status = async (url: string, headers: Record<string, string>, env = {}) =>
    (await testApp(env).app(request(LIST, headers, { url }))).status;

  it("A page of the endpoint's own https address is served, one of a similar name is not", async () => {
    const url = "https://mcp.example.com/mcp";
    expect(await status(url, { origin: "https://mcp.example.com" })).toBe(200);
    expect(await status(url, { origin: "https://mcp.example.com.evil.example" })).toBe(403);
    expect(await status(url, { origin: "https://evil.example" })).toBe(403);
    expect(await status(url, { origin: "https://mcp.example.com:8443" })).toBe(403);
    expect(await status(url, { origin: "http://mcp.example.com" })).toBe(403);
  });

  it("A configured host's pages are served", async () => {
    const env = { NORMKOMPASS_MCP_ALLOWED_HOSTS: "inspector.example.org" };
    const url = "https://mcp.example.com/mcp";
    expect(await status(url, { origin: "https://inspector.example.org" })).toBe(403);
    expect(await status(url, { origin: "https://inspector.example.org" }, env)).toBe(200);
    expect(await status(url, { origin: "https://x.inspector.example.org" }, env)).toBe(403);
  });

  it.each([
    ["http://localhost:8787/mcp", 200],
    ["http://127.0.0.1:8787/mcp", 200],
    ["http://[::1]:8787/mcp", 200],
    ["http://evil.example:8787/mcp", 403],
    ["http://mcp.internal:8787/mcp", 200],
    ["https://anything.example/mcp", 200],
  ])("Over plain http the Host must be local or configured: %s", async (url, expected) => {
    const env = { NORMKOMPASS_MCP_ALLOWED_HOSTS: "mcp.internal" };
    expect(await status(url, { host: new URL(url).host }, env)).toBe(expected);
    expect(await status(url, {}, env)).toBe(expected);
  });

  it("A rebound name does not pass as the endpoint's own", async () => {
    const headers = { host: "evil.example:8787", origin: "http://evil.example:8787" };
    expect(await status("http://evil.example:8787/mcp", headers)).toBe(403);
    expect(await status("http://localhost:8787/mcp", headers)).toBe(403);
  });
});

describe("answers", () => {
  it("Only event streams reach a client that names them, in both eras, with the same message", async () => {
    const { app } = testApp({}, { fetch: async () => Response.json(ANSWER) });
    const now = modern("tools/call", { name: "ask_law", arguments: QUESTION });
    for (const [message, headers] of [
      [call("ask_law", QUESTION), {}],
      [now.message, now.headers],
    ] as const) {
      const json = await app(request(message, headers));
      const stream = await app(request(message, { ...headers, ...BOTH }));
      const data = /^data: (.*)$/m.exec(await stream.text())?.[1] ?? "";
      expect(await json.json()).toEqual(JSON.parse(data));
    }
  });

  it("A slow call's event stream begins at once and carries a sign of life every ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const upstream = Promise.withResolvers<Response>();
    const { app } = testApp({}, { fetch: () => upstream.promise });
    const now = modern("tools/call", { name: "ask_law", arguments: QUESTION });
    for (const message of [
      request(call("ask_law", QUESTION), BOTH),
      request(now.message, { ...now.headers, ...BOTH }),
    ]) {
      const response = await app(message);
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader?.read())?.value).toBe(": normkompass-mcp\n\n");
      for (let seconds = 10; seconds <= 30; seconds += 10) {
        await vi.advanceTimersByTimeAsync(10_000);
        expect((await reader?.read())?.value).toBe(": keepalive\n\n");
      }
      await reader?.cancel();
    }
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** Messages of an answer to an `ask_law` call that the API takes 55 s for. */
  async function messagesOfSlowCall(era: "2025" | "2026", headers: object, meta: object) {
    const clock = createFakeClock();
    const asked = Promise.withResolvers<void>();
    const upstream = Promise.withResolvers<Response>();
    const { app } = testApp(
      {},
      {
        clock,
        fetch: () => {
          asked.resolve();
          return upstream.promise;
        },
      },
    );
    const legacy = call("ask_law", QUESTION);
    const now = modern("tools/call", { name: "ask_law", arguments: QUESTION });
    const { message, ...extra } =
      era === "2025"
        ? { message: legacy, headers: {} }
        : { message: now.message, headers: now.headers };
    const params = {
      ...message.params,
      _meta: { ...("_meta" in message.params && message.params._meta), ...meta },
    };
    const answer = app(request({ ...message, params }, { ...extra.headers, ...headers }));
    await asked.promise;
    for (let seconds = 0; seconds < 55; seconds += 1) {
      clock.advance(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    upstream.resolve(Response.json(ANSWER));
    const text = await (await answer).text();
    clock.advance(60_000);
    expect(clock.waiting).toBe(0);
    const lines = text.startsWith("{")
      ? [text]
      : [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => data);
    return lines.map((data) => JSON.parse(data ?? ""));
  }

  it.each(["2025", "2026"] as const)(
    "A waiting caller that gave a progress token is told every ten seconds: %s",
    async (era) => {
      const messages = await messagesOfSlowCall(era, BOTH, { progressToken: 0 });
      const notices = messages.slice(0, -1);
      expect(notices).toEqual(
        [10, 20, 30, 40, 50].map((progress) => ({
          jsonrpc: "2.0",
          method: "notifications/progress",
          params: {
            progressToken: 0,
            progress,
            total: 120,
            message: `The normkompass API is working on the answer (${progress} of at most 120 s).`,
          },
        })),
      );
      expect(messages.at(-1)).toMatchObject({ result: { structuredContent: ANSWER } });
    },
  );

  it.each(["2025", "2026"] as const)(
    "Nobody is told who gave no token or reads JSON only: %s",
    async (era) => {
      for (const [headers, meta] of [
        [BOTH, {}],
        [{}, { progressToken: "t" }],
      ] as const) {
        const messages = await messagesOfSlowCall(era, headers, meta);
        expect(messages).toMatchObject([{ result: { structuredContent: ANSWER } }]);
      }
    },
  );

  it("A client that goes away aborts the upstream request", async () => {
    const now = modern("tools/call", { name: "ask_law", arguments: QUESTION });
    const requests = [
      [call("ask_law", QUESTION), {}],
      [call("ask_law", QUESTION), BOTH],
      [now.message, now.headers],
      [now.message, { ...now.headers, ...BOTH }],
    ] as const;
    for (const [message, headers] of requests) {
      const leave = new AbortController();
      const asked = Promise.withResolvers<AbortSignal>();
      const { app, lines } = testApp(
        {},
        {
          fetch: (_url, { signal }) => {
            if (signal) asked.resolve(signal);
            return new Promise(() => {});
          },
        },
      );
      const response = app(request(message, headers, { signal: leave.signal }));
      const signal = await asked.promise;
      leave.abort();
      await expect.poll(() => signal.aborted).toBe(true);
      await response;
      await expect
        .poll(() => lines.map((line) => "outcome" in line && line.outcome))
        .toContain("cancelled");
      expect(lines.filter(({ event }) => event === "bug")).toEqual([]);
    }
  });

  it("An upload that its client drops is no bug", async () => {
    const leave = new AbortController();
    const body = new ReadableStream({
      pull(controller) {
        leave.abort();
        controller.error(new Error("gone"));
      },
    });
    const { app, lines } = testApp();
    const { url, headers } = request(LIST);
    const dropped = {
      method: "POST",
      headers,
      body,
      duplex: "half",
      signal: leave.signal,
    } as const;
    await app(new Request(url, dropped));
    expect(lines).toMatchObject([{ event: "request", status: 499 }]);
  });

  it("The reader of an event stream that stops reading aborts the upstream request", async () => {
    const now = modern("tools/call", { name: "ask_law", arguments: QUESTION });
    for (const [message, headers] of [
      [call("ask_law", QUESTION), BOTH],
      [now.message, { ...now.headers, ...BOTH }],
    ] as const) {
      const asked = Promise.withResolvers<AbortSignal>();
      const { app } = testApp(
        {},
        {
          fetch: (_url, { signal }) => {
            if (signal) asked.resolve(signal);
            return new Promise(() => {});
          },
        },
      );
      const response = await app(request(message, headers));
      const signal = await asked.promise;
      await response.body?.cancel();
      await expect.poll(() => signal.aborted).toBe(true);
    }
  });

  it("Parallel calls with one id and different questions each get their own answer", async () => {
    const { app } = testApp(
      {},
      {
        fetch: async (_url, { body }) => {
          const { question } = JSON.parse(String(body));
          await new Promise((resolve) => setImmediate(resolve));
          return Response.json({ refused: true, message: question });
        },
      },
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const response = await app(request(call("ask_law", { question: `Frage ${index}` }, 7)));
        return response.json();
      }),
    );
    answers.forEach((answer, index) => {
      expect(answer).toMatchObject({
        id: 7,
        result: { structuredContent: { message: `Frage ${index}` } },
      });
    });
  });

  it("A bug of the handler is a 500 that shows nothing of its inside", async () => {
    const { app, lines } = testApp();
    const hostile = request(LIST);
    Object.defineProperty(hostile, "body", {
      get() {
        throw new RangeError(`https://nk:hunter22@db.example ${TOKEN}`);
      },
    });
    const response = await app(hostile);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      jsonrpc: "2.0",
      error: { code: -32603, message: "Internal error" },
      id: null,
    });
    expect(lines).toMatchObject([
      { event: "bug", where: "http", error: "RangeError" },
      { event: "request", status: 500 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/hunter22|db\.example|test-token/);
  });
});

describe("the API behind", () => {
  it("The handshake, the list and discovery cause no request to the API", async () => {
    const { app } = testApp({}, { fetch: () => Promise.reject(new Error("sent")) });
    const discover = modern("server/discover");
    for (const message of [
      request(INITIALIZE, BOTH),
      request(LIST),
      request(discover.message, discover.headers),
    ]) {
      expect(await (await app(message)).text()).toContain('"result"');
    }
  });

  it("The upstream request is built from scratch and never follows a redirect", async () => {
    const sent: RequestInit[] = [];
    const { app } = testApp(
      {},
      {
        fetch: async (_url, init) => {
          sent.push(init);
          return Response.json(ANSWER);
        },
      },
    );
    await app(request(call("ask_law", QUESTION), { cookie: "a=b", "cf-access-client-id": "x" }));
    expect(sent).toMatchObject([
      {
        method: "POST",
        redirect: "manual",
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "user-agent": `${NAME}/${VERSION}`,
        },
        body: JSON.stringify(QUESTION),
      },
    ]);
    expect(Object.keys(sent[0]?.headers ?? {})).toHaveLength(3);
  });
});

describe("an API address that cannot be right", () => {
  /** What a search says, and how many requests it sent. */
  async function search(url: string, env: object, network: ApiNetwork = "internet") {
    let sent = 0;
    const fetch = async () => {
      sent += 1;
      return Response.json({ passages: [] });
    };
    const { app } = testApp({ ...env }, { fetch, network });
    const answer = JSON.parse(
      await (await app(request(call("search_law", QUESTION), {}, { url }))).text(),
    );
    return [sent, answer.result.isError ? answer.result.content[0].text : "ok"];
  }

  it("The server's own address is a loop and is not asked", async () => {
    const env = { NORMKOMPASS_API_URL: "https://mcp.example.com/nk" };
    expect(await search("https://mcp.example.com/mcp", env)).toEqual([
      0,
      "The normkompass API at https://mcp.example.com/nk cannot be reached: that is this server's own address; set NORMKOMPASS_API_URL to the API's.",
    ]);
    expect(await search("https://other.example.com/mcp", env)).toEqual([1, "ok"]);
  });

  it("The default address on a deployed server says that NORMKOMPASS_API_URL is not set", async () => {
    const env = { NORMKOMPASS_API_URL: undefined };
    expect(await search("https://mcp.example.com/mcp", env)).toEqual([
      0,
      "The normkompass API at http://localhost:3000 cannot be reached: nothing is set, and a deployed server has no API beside it; set NORMKOMPASS_API_URL.",
    ]);
    expect(await search("http://localhost:8787/mcp", env)).toEqual([1, "ok"]);
    const explicit = { NORMKOMPASS_API_URL: "http://localhost:3000" };
    expect(await search("https://mcp.example.com/mcp", explicit)).toEqual([1, "ok"]);
  });

  it("Through a private network any address may be right", async () => {
    const env = { NORMKOMPASS_API_URL: undefined };
    expect(await search("https://mcp.example.com/mcp", env, "private")).toEqual([1, "ok"]);
  });

  it("On the machine's own network the default address may be right, its own is a loop", async () => {
    const env = { NORMKOMPASS_API_URL: undefined };
    expect(await search("https://mcp.example.com/mcp", env, "machine")).toEqual([1, "ok"]);
    const loop = { NORMKOMPASS_API_URL: "http://localhost:8000" };
    expect(await search("http://localhost:8000/mcp", loop, "machine")).toEqual([
      0,
      expect.stringContaining("this server's own address"),
    ]);
  });
});

describe("log lines", () => {
  it("A client that left before there was an answer is logged as 499", async () => {
    const leave = new AbortController();
    const { app, lines } = testApp(
      {},
      {
        fetch: () => {
          leave.abort();
          return new Promise(() => {});
        },
      },
    );
    await app(request(call("ask_law", QUESTION), {}, { signal: leave.signal }));
    expect(lines).toContainEqual(expect.objectContaining({ event: "request", status: 499 }));
  });

  it("Each request has one line, each tool call another, and neither holds what was said", async () => {
    const clock = createFakeClock();
    const { app, lines } = testApp(
      {},
      {
        clock,
        fetch: async () => {
          clock.advance(1234);
          return Response.json(REFUSAL);
        },
      },
    );
    const now = modern("tools/call", { name: "ask_law", arguments: QUESTION });
    await app(request(now.message, now.headers));
    await app(request(LIST, { authorization: "Bearer wrong-token-0123456" }));
    await app(new Request("https://mcp.example.com/health"));
    await app(new Request("https://mcp.example.com/secret-path?token=hunter22", { method: "PUT" }));
    expect(lines).toEqual([
      {
        event: "tool_call",
        tool: "ask_law",
        outcome: "refused",
        ms: 1234,
        era: "modern",
        token: "default",
      },
      {
        event: "request",
        method: "POST",
        status: 200,
        ms: 1234,
        route: "mcp",
        era: "modern",
        token: "default",
      },
      { event: "request", method: "POST", status: 401, ms: 0, route: "mcp" },
      { event: "request", method: "GET", status: 200, ms: 0, route: "health" },
      { event: "request", method: "PUT", status: 404, ms: 0, route: "other" },
    ]);
  });
});
