import { describe, expect, it } from "vitest";
import { SEARCH } from "./fixtures.ts";
import { call, INITIALIZE, LIST, modern } from "./messages.ts";
import { TOKEN } from "./tokens.ts";

/** The endpoint under test, however it is run. */
export interface Transport {
  /** Sends a request to `path`; redirects are not followed. */
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
  /** How many requests the stand-in API has received so far, where that can be seen. */
  readonly upstreamRequests?: () => number;
  /** Whether requests come over https. */
  readonly https: boolean;
}

type Headers = Readonly<Record<string, string>>;

const AUTHORIZED = { authorization: `Bearer ${TOKEN}` };
const JSON_TYPE = { "content-type": "application/json" };
const BOTH = { accept: "application/json, text/event-stream" };
const QUESTION = { question: "Wann gilt ein Landfahrzeug als neu?" };
const ORIGIN = "http://localhost:6274";

/**
 * What every way of running the endpoint has in common: the fetch handler in Node, the Worker in
 * workerd, and `wrangler dev` over a socket.
 */
export function describeTransport(name: string, transport: () => Transport): void {
  let clients = 0;
  /** Every request comes from an address of its own (RFC 5737), so that no test limits another. */
  function send(path: string, init: RequestInit, address?: string): Promise<Response> {
    clients += 1;
    const headers = new Headers(init.headers);
    headers.set(
      "cf-connecting-ip",
      address ?? `203.0.${Math.floor(clients / 250)}.${clients % 250}`,
    );
    return transport().send(path, { ...init, headers });
  }

  const get = (path: string, headers: Headers = {}) => send(path, { headers });
  const post = (body: string | object, headers: Headers = {}, path = "/mcp") =>
    send(path, {
      method: "POST",
      headers: { ...AUTHORIZED, ...JSON_TYPE, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  /** The JSON-RPC message of an answer, whatever its form. */
  async function message(response: Response): Promise<unknown> {
    const text = await response.text();
    const stream = response.headers.get("content-type")?.startsWith("text/event-stream");
    const data = stream ? /^data: (.*)$/m.exec(text)?.[1] : text;
    return JSON.parse(data ?? "");
  }

  /** Expects that `act` causes no request to the API, where that can be seen. */
  async function nothingUpstream<T>(act: () => Promise<T>): Promise<T> {
    const before = transport().upstreamRequests?.();
    const result = await act();
    expect(transport().upstreamRequests?.()).toBe(before);
    return result;
  }

  describe(`${name}: routes`, () => {
    it("Health is static JSON with name and version", async () => {
      const response = await nothingUpstream(() => get("/health"));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        name: "normkompass-mcp",
        version: "0.1.0",
        status: "ok",
      });
      expect((await send("/health", { method: "HEAD" })).status).toBe(200);
      const posted = await send("/health", { method: "POST", body: "x" });
      expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    });

    it.each([
      ["GET", "/.well-known/oauth-protected-resource"],
      ["GET", "/.well-known/oauth-protected-resource/mcp"],
      ["GET", "/.well-known/oauth-authorization-server"],
      ["GET", "/.well-known/oauth-authorization-server/mcp"],
      ["GET", "/.well-known/openid-configuration"],
      ["GET", "/mcp/.well-known/openid-configuration"],
      ["POST", "/register"],
      ["GET", "/authorize?response_type=code&redirect_uri=https://evil.example/cb"],
      ["POST", "/token"],
      ["GET", "/sse"],
      ["POST", "/messages"],
      ["POST", "/MCP"],
      ["POST", "//mcp"],
      ["POST", "/mcp//"],
      ["POST", "/mcp/x"],
      ["OPTIONS", "/register"],
      ["GET", "/"],
      ["GET", "/favicon.ico"],
    ])("Every other path is 404 JSON that OAuth clients can read: %s %s", async (method, path) => {
      const response = await send(path, { method, headers: AUTHORIZED });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(response.headers.get("location")).toBeNull();
      expect(await response.json()).toEqual({
        error: "not_found",
        error_description:
          "There is nothing here. The MCP endpoint is /mcp; it takes a static bearer token, not OAuth.",
      });
    });

    it("Robots are told to stay away", async () => {
      const response = await get("/robots.txt");
      expect([response.status, await response.text()]).toEqual([
        200,
        "User-agent: *\nDisallow: /\n",
      ]);
      expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    });

    it("Every answer carries the security headers", async () => {
      const list = modern("tools/list");
      const answers = [
        await get("/health"),
        await get("/robots.txt"),
        await get("/nothing"),
        await get("/mcp"),
        await get("/mcp", AUTHORIZED),
        await post("{"),
        await post(LIST, { origin: "https://evil.example" }),
        await send("/mcp", { method: "OPTIONS", headers: { origin: ORIGIN } }),
        await post(LIST),
        await post(LIST, BOTH),
        await post(list.message, { ...list.headers, ...BOTH }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([
        200, 200, 404, 401, 405, 400, 403, 204, 200, 200, 200,
      ]);
      for (const { headers, body } of answers) {
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("referrer-policy")).toBe("no-referrer");
        expect(headers.get("strict-transport-security")).toBe(
          transport().https ? "max-age=31536000" : null,
        );
        await body?.cancel();
      }
    });

    it("The endpoint answers in place with a trailing slash or a query", async () => {
      for (const path of ["/mcp", "/mcp/", "/mcp?x=1", "/mcp/?x=1"]) {
        const response = await post(LIST, {}, path);
        expect([path, response.status]).toEqual([path, 200]);
        expect(await message(response)).toMatchObject({ result: { tools: [{}, {}] } });
      }
    });
  });

  describe(`${name}: authentication`, () => {
    const body = {
      error: "invalid_token",
      error_description:
        "This endpoint takes a static bearer token, not OAuth: send `Authorization: Bearer <token>` with the token that its operator gave you.",
    };

    it.each([
      ["no header", undefined],
      ["a wrong token", "Bearer wrong-token-0123456789abc"],
      ["another scheme", "Basic dXNlcjpwYXNz"],
      ["another word", `Token ${TOKEN}`],
      ["no scheme", TOKEN],
      ["no space", `Bearer${TOKEN}`],
      ["a scheme and nothing", "Bearer"],
      ["another letter case of the token", `Bearer ${TOKEN.toUpperCase()}`],
      ["a part of the token", `Bearer ${TOKEN.slice(0, -1)}`],
      ["more than the token", `Bearer ${TOKEN}x`],
      ["the token twice", `Bearer ${TOKEN} ${TOKEN}`],
      ["quotation marks", `Bearer "${TOKEN}"`],
      ["undefined", "Bearer undefined"],
      ["null", "Bearer null"],
    ])(
      "A missing, malformed and wrong token get the same 401: %s",
      async (_name, authorization) => {
        const response = await send("/mcp", {
          method: "POST",
          headers: { ...JSON_TYPE, ...(authorization !== undefined && { authorization }) },
          body: JSON.stringify(LIST),
        });
        expect(response.status).toBe(401);
        expect(await response.json()).toEqual(body);
        const challenge = 'Bearer realm="normkompass-mcp"';
        expect(response.headers.get("www-authenticate")).toBe(
          authorization === undefined ? challenge : `${challenge}, error="invalid_token"`,
        );
      },
    );

    it("A variable that nothing replaced is hinted at without being shown", async () => {
      for (const sent of ["${NORMKOMPASS_TOKEN}", "$NORMKOMPASS_TOKEN", "%NORMKOMPASS_TOKEN%"]) {
        const response = await post(LIST, { authorization: `Bearer ${sent}` });
        expect(response.status).toBe(401);
        const text = await response.text();
        expect(text).toContain("the name of a variable instead of its value");
        expect(text).not.toContain("NORMKOMPASS_TOKEN");
      }
    });

    it.each(["bearer ", "BEARER ", "Bearer  ", "bEaReR "])(
      "The scheme may stand in any letter case and be followed by spaces: %j",
      async (scheme) => {
        const response = await post(LIST, { authorization: `${scheme}${TOKEN}` });
        expect(response.status).toBe(200);
        await response.body?.cancel();
      },
    );

    it.each(["initialize", "tools/list", "server/discover", "ping", "notifications/initialized"])(
      "A wrong token is refused whatever is called: %s",
      async (method) => {
        const response = await nothingUpstream(() =>
          post({ jsonrpc: "2.0", id: 1, method }, { authorization: "Bearer wrong-token-0123456" }),
        );
        expect(response.status).toBe(401);
      },
    );

    it("A wrong token is refused before the body is read", async () => {
      for (const sent of ["x".repeat(5_000_000), "[", "[{},{}]"]) {
        const response = await post(sent, { authorization: "Bearer wrong-token-0123456" });
        expect(response.status).toBe(401);
      }
    });

    it("An address that keeps sending wrong tokens is 429 before its token is looked at", async () => {
      const from = (address: string, authorization: string) =>
        send(
          "/mcp",
          { method: "POST", headers: { ...JSON_TYPE, authorization }, body: JSON.stringify(LIST) },
          address,
        );
      const wrong = "Bearer wrong-token-0123456789abc";
      for (let attempt = 1; attempt <= 21; attempt += 1) {
        expect([attempt, (await from("198.51.100.1", wrong)).status]).toEqual([attempt, 401]);
      }
      for (const authorization of [wrong, AUTHORIZED.authorization]) {
        const response = await from("198.51.100.1", authorization);
        expect(response.status).toBe(429);
        expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(50);
        expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
        expect(await response.json()).toMatchObject({ error: "too_many_requests" });
      }
      expect((await from("198.51.100.2", AUTHORIZED.authorization)).status).toBe(200);
    });

    it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])(
      "Another method is 401 without a token and 405 with one: %s",
      async (method) => {
        const headers = {
          accept: "text/event-stream",
          "last-event-id": "1",
          "mcp-session-id": "x",
        };
        expect((await send("/mcp", { method, headers })).status).toBe(401);
        const response = await send("/mcp", { method, headers: { ...headers, ...AUTHORIZED } });
        expect(response.status).toBe(405);
        expect(response.headers.get("allow")).toBe("POST, OPTIONS");
      },
    );
  });

  describe(`${name}: content negotiation`, () => {
    it.each<[string | undefined, "json" | "event-stream"]>([
      [undefined, "json"],
      ["*/*", "json"],
      ["application/json", "json"],
      ["application/*", "json"],
      ["Application/JSON", "json"],
      ["application/json;q=0.5, text/html", "json"],
      ["application/json, text/event-stream;q=0", "json"],
      ["application/json, text/event-stream", "event-stream"],
      ["text/event-stream, application/json", "event-stream"],
      ["text/event-stream", "event-stream"],
      ["TEXT/Event-Stream;q=0.9, application/json;q=0.8", "event-stream"],
      ["text/*", "event-stream"],
    ])("The answer comes in a form that the client accepts: %s", async (accept, form) => {
      const type = form === "json" ? "application/json" : "text/event-stream";
      const { message: modernList, headers } = modern("tools/list");
      for (const response of [
        await post(LIST, accept === undefined ? {} : { accept }),
        await post(modernList, { ...headers, ...(accept !== undefined && { accept }) }),
      ]) {
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe(type);
        expect(await message(response)).toMatchObject({ result: { tools: [{}, {}] } });
      }
    });

    it("A client that accepts neither form gets 406", async () => {
      const response = await post(LIST, { accept: "text/html" });
      expect(response.status).toBe(406);
      expect(await response.json()).toMatchObject({
        jsonrpc: "2.0",
        error: { code: -32000 },
        id: null,
      });
    });

    it("JSON in any spelling of its media type is read, anything else is 415", async () => {
      for (const type of ["application/json; charset=utf-8", "Application/JSON"]) {
        const response = await post(LIST, { "content-type": type });
        expect(response.status).toBe(200);
        await response.body?.cancel();
      }
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"]) {
        const response = await nothingUpstream(() => post(LIST, { "content-type": type }));
        expect(response.status).toBe(415);
        expect(await response.json()).toMatchObject({
          jsonrpc: "2.0",
          error: { code: -32000 },
          id: null,
        });
      }
      const bytes = new TextEncoder().encode(JSON.stringify(LIST));
      const untyped = await send("/mcp", { method: "POST", headers: AUTHORIZED, body: bytes });
      expect(untyped.status).toBe(415);
    });

    it("Answers of the endpoint are not stored", async () => {
      for (const headers of [{}, BOTH]) {
        const legacy = await post(LIST, headers);
        const request = modern("tools/list");
        const now = await post(request.message, { ...request.headers, ...headers });
        for (const response of [legacy, now]) {
          expect(response.headers.get("cache-control")).toContain("no-store");
          await response.body?.cancel();
        }
      }
    });

    it("An event stream begins with a comment line", async () => {
      const { message: modernCall, headers } = modern("tools/call", {
        name: "search_law",
        arguments: QUESTION,
      });
      for (const response of [
        await post(call("search_law", QUESTION), BOTH),
        await post(modernCall, { ...headers, ...BOTH }),
      ]) {
        expect(await response.text()).toMatch(/^: normkompass-mcp\n\nevent: message\ndata: \{/);
      }
    });
  });

  describe(`${name}: bodies`, () => {
    it("A body of more than 64 KiB is 413, declared or not", async () => {
      const padded = (bytes: number) => {
        const json = JSON.stringify(LIST);
        return json + " ".repeat(bytes - json.length);
      };
      expect((await post(padded(65_536))).status).toBe(200);
      for (const size of [65_537, 5_000_000]) {
        const response = await nothingUpstream(() => post(padded(size)));
        expect(response.status).toBe(413);
        expect(await response.json()).toMatchObject({ error: { code: -32000 }, id: null });
      }
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const feed = async () => {
        const writer = writable.getWriter();
        const chunk = new TextEncoder().encode(" ".repeat(16_384));
        for (let sent = 0; sent < 8; sent += 1) await writer.write(chunk);
        await writer.close();
      };
      const streamed = send("/mcp", {
        method: "POST",
        headers: { ...AUTHORIZED, ...JSON_TYPE },
        body: readable,
        // Node's fetch asks for it with a streamed body; workerd ignores it.
        ...{ duplex: "half" },
      });
      feed().catch(() => {});
      expect((await streamed).status).toBe(413);
    });

    it.each<[string, string | Uint8Array, number]>([
      ["nothing", "", -32700],
      ["no JSON", "{", -32700],
      ["invalid UTF-8", Uint8Array.from([0x22, 0xff, 0x22]), -32700],
      ["an empty batch", "[]", -32600],
      ["a batch", JSON.stringify([LIST, { jsonrpc: "2.0", id: 3, method: "ping" }]), -32600],
      ["a batch of calls", JSON.stringify(Array(20).fill(call("ask_law", QUESTION))), -32600],
      ["a string", '"x"', -32600],
      ["null", "null", -32600],
      ["an object that is no message", "{}", -32600],
    ])("A body that is not one JSON-RPC message is 400: %s", async (_name, body, code) => {
      const response = await nothingUpstream(() =>
        send("/mcp", { method: "POST", headers: { ...AUTHORIZED, ...JSON_TYPE }, body }),
      );
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ jsonrpc: "2.0", error: { code }, id: null });
    });

    it.each([
      { jsonrpc: "2.0", method: "notifications/initialized" },
      { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 99 } },
      { jsonrpc: "2.0", id: 5, result: {} },
    ])("A notification and a stray result are accepted without an answer: %j", async (sent) => {
      const response = await post(sent, BOTH);
      expect(response.status).toBe(202);
      expect(await response.text()).toBe("");
    });
  });

  describe(`${name}: browsers`, () => {
    const asked =
      "authorization, content-type, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id";

    it("A preflight needs no token and allows what MCP clients send", async () => {
      const response = await send("/mcp", {
        method: "OPTIONS",
        headers: {
          origin: ORIGIN,
          "access-control-request-method": "POST",
          "access-control-request-headers": asked,
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get("access-control-allow-origin")).toBe(ORIGIN);
      expect(response.headers.get("access-control-allow-methods")).toBe("POST, OPTIONS");
      const allowed = response.headers.get("access-control-allow-headers")?.split(", ") ?? [];
      expect(allowed).toEqual(expect.arrayContaining(asked.split(", ")));
      expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    });

    it("Every answer to an allowed page carries the CORS headers", async () => {
      const answers = [
        await send("/mcp", { method: "GET", headers: { origin: ORIGIN } }),
        await send("/mcp", { method: "GET", headers: { origin: ORIGIN, ...AUTHORIZED } }),
        await post("{", { origin: ORIGIN }),
        await post(LIST, { origin: ORIGIN }),
        await post(LIST, { origin: ORIGIN, ...BOTH }),
        await get("/.well-known/oauth-protected-resource", { origin: ORIGIN }),
        await get("/health", { origin: ORIGIN }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 405, 400, 200, 200, 404, 200]);
      for (const { headers } of answers) {
        expect(headers.get("access-control-allow-origin")).toBe(ORIGIN);
        expect(headers.get("access-control-expose-headers")).toContain("www-authenticate");
        expect(headers.get("access-control-allow-credentials")).toBeNull();
        expect(headers.get("vary")).toBe("origin");
      }
    });

    it.each([
      "http://localhost",
      "http://127.0.0.1:5173",
      "https://localhost:1",
      "http://[::1]:80",
    ])("A page of this machine is served: %s", async (origin) => {
      const response = await post(LIST, { origin });
      expect(response.status).toBe(200);
      expect(response.headers.get("access-control-allow-origin")).toBe(origin);
      await response.body?.cancel();
    });

    it.each(["null", "https://evil.example", "https://localhost.evil.example", "http://evil", "x"])(
      "Any other page is 403, token or not, and gets no CORS headers: %s",
      async (origin) => {
        for (const response of [
          await nothingUpstream(() => post(call("search_law", QUESTION), { origin })),
          await send("/mcp", { method: "OPTIONS", headers: { origin } }),
          await send("/mcp", { method: "GET", headers: { origin } }),
        ]) {
          expect(response.status).toBe(403);
          expect(response.headers.get("access-control-allow-origin")).toBeNull();
          expect(await response.json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32000 } });
        }
      },
    );
  });

  describe(`${name}: both protocol eras`, () => {
    it("A 2025 client shakes hands, lists and calls without a session", async () => {
      const shaken = await post(INITIALIZE, BOTH);
      expect(shaken.headers.get("mcp-session-id")).toBeNull();
      expect(await message(shaken)).toMatchObject({
        id: 1,
        result: { protocolVersion: "2025-11-25", serverInfo: { name: "normkompass-mcp" } },
      });
      for (const version of ["2025-03-26", "2025-06-18", "2025-11-25"]) {
        const response = await post(call("search_law", QUESTION), {
          ...BOTH,
          "mcp-protocol-version": version,
        });
        expect(await message(response)).toMatchObject({
          id: 3,
          result: { structuredContent: { ...SEARCH, omitted: 0 } },
        });
      }
    });

    it("A 2026 client discovers, lists and calls", async () => {
      const discover = modern("server/discover");
      expect(await message(await post(discover.message, discover.headers))).toMatchObject({
        id: 4,
        result: {
          supportedVersions: ["2026-07-28"],
          capabilities: { tools: { listChanged: false } },
          ttlMs: 3_600_000,
          cacheScope: "private",
        },
      });
      const list = modern("tools/list");
      expect(await message(await post(list.message, list.headers))).toMatchObject({
        result: { tools: [{ name: "search_law" }, { name: "ask_law" }], ttlMs: 3_600_000 },
      });
      const search = modern("tools/call", { name: "search_law", arguments: QUESTION });
      expect(await message(await post(search.message, search.headers))).toMatchObject({
        result: { structuredContent: { ...SEARCH, omitted: 0 } },
      });
    });

    it("A 2026 request whose headers and body disagree is 400", async () => {
      const { message: body, headers } = modern("tools/call", {
        name: "search_law",
        arguments: QUESTION,
      });
      const { "mcp-method": _method, ...withoutMethod } = headers;
      for (const wrong of [withoutMethod, { ...headers, "mcp-name": "ask_law" }]) {
        const response = await nothingUpstream(() => post(body, wrong));
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ id: 4, error: { code: -32020 } });
      }
    });

    it("A subscription ends at once, since no list ever changes", async () => {
      const listen = modern("subscriptions/listen", { notifications: { toolsListChanged: true } });
      const response = await post(listen.message, { ...listen.headers, ...BOTH });
      expect(await response.text()).toContain('"resultType":"complete"');
    });

    it("Parallel calls with one id each get their own answer", async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const args =
            index % 2 === 0 ? { question: "x", limit: 99 } : { question: "x", [`k${index}`]: 1 };
          return message(await post(call("search_law", args, 7), index % 3 === 0 ? BOTH : {}));
        }),
      );
      answers.forEach((answer, index) => {
        const text = index % 2 === 0 ? "limit must be" : `has no argument "k${index}"`;
        expect(JSON.stringify(answer)).toContain(JSON.stringify(text).slice(1, -1));
      });
    });

    it("Arguments that are no object are an error that a model can act on", async () => {
      for (const args of [[QUESTION], "x", 5, true]) {
        const { message: body, headers } = modern("tools/call", {
          name: "ask_law",
          arguments: args,
        });
        for (const response of [await post(call("ask_law", args)), await post(body, headers)]) {
          expect(await message(response)).toMatchObject({
            result: {
              isError: true,
              content: [
                { type: "text", text: "The arguments of ask_law must be an object with question." },
              ],
            },
          });
        }
      }
    });
  });
}
