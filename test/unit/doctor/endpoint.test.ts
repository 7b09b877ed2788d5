import { describe, expect, it } from "vitest";
import { systemClock } from "../../../src/clock.ts";
import { type CheckResult, createCheck } from "../../../src/doctor/checks.ts";
import { checkEndpoint } from "../../../src/doctor/endpoint.ts";
import { STEP_TIMEOUT_MS } from "../../../src/doctor/exchange.ts";
import { VERSION } from "../../../src/version.ts";
import { testApp } from "../../support/app.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { SECOND_TOKEN, TOKEN } from "../../support/tokens.ts";
import { lineOf, lines, results } from "./report.ts";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const URL_GIVEN = "https://mcp.example.com/mcp";
const SECRET = "secret-from-upstream-hunter22";

/** Calls an endpoint directly; `change` may answer a request itself. */
function endpoint(
  change: (request: Request) => Response | undefined | Promise<Response | undefined> = () =>
    undefined,
  options: Parameters<typeof testApp>[1] = {},
): { readonly fetch: Fetch; readonly sent: Request[] } {
  const { app } = testApp({}, options);
  const sent: Request[] = [];
  return {
    sent,
    async fetch(url, init) {
      const request = new Request(url, init);
      sent.push(request.clone());
      return (await change(request.clone())) ?? (await app(request));
    },
  };
}

function run(
  fetch: Fetch,
  { url = URL_GIVEN, token = TOKEN }: { url?: string; token?: string } = {},
): Promise<CheckResult[]> {
  const target = { url, token: { value: token, env: "MY_TOKEN" } };
  return results((check) => checkEndpoint(target, { fetch, clock: systemClock }, check));
}

const path = (request: Request) => new URL(request.url).pathname;
const statuses = (all: readonly CheckResult[]) =>
  Object.fromEntries(all.map(({ name, status }) => [name, status]));
const authorizations = (sent: readonly Request[]) =>
  sent.map(({ headers }) => headers.get("authorization"));

/** The method of a JSON-RPC request, and whether it is of the 2026 era. */
async function rpc(request: Request): Promise<{ method: string; modern: boolean } | undefined> {
  if (request.method !== "POST") return undefined;
  const { method } = JSON.parse(await request.text());
  return { method, modern: request.headers.get("mcp-protocol-version") === "2026-07-28" };
}

describe("a healthy endpoint", () => {
  it("A healthy endpoint is green in ten lines", async () => {
    const { fetch } = endpoint();
    expect(lines(await run(fetch))).toMatchInlineSnapshot(`
      [
        "address ok The endpoint is https://mcp.example.com/mcp.",
        "connection ok It answers over TLS, with a certificate that is valid for it.",
        "health ok normkompass-mcp 0.1.0 runs there.",
        "without-token ok A request without a token is turned away with 401.",
        "wrong-token ok A request with a wrong token is turned away with 401.",
        "token ok The token in MY_TOKEN is accepted.",
        "era-2025 ok Clients of this era can connect and list tools.",
        "era-2026 ok Clients of this era can connect and list tools.",
        "tools ok Listed: search_law, ask_law.",
        "search ok It answers in the contract's shape, with 2 passages.",
      ]
    `);
  });

  it("Any of its tokens will do, and the address may end at the host", async () => {
    const { fetch, sent } = endpoint();
    const all = await run(fetch, { token: SECOND_TOKEN, url: "https://mcp.example.com" });
    expect(new Set(Object.values(statuses(all)))).toEqual(new Set(["ok"]));
    expect(new Set(sent.map(path))).toEqual(new Set(["/health", "/mcp"]));
  });

  it("The handshakes and lists are those of both eras, and one search is sent", async () => {
    const { fetch, sent } = endpoint();
    await run(fetch);
    expect(await Promise.all(sent.map(rpc))).toEqual([
      undefined,
      undefined,
      { method: "initialize", modern: false },
      { method: "initialize", modern: false },
      { method: "initialize", modern: false },
      { method: "initialize", modern: false },
      { method: "tools/list", modern: false },
      { method: "server/discover", modern: true },
      { method: "tools/list", modern: true },
      { method: "tools/call", modern: false },
    ]);
    expect(new Set(sent.map(({ redirect }) => redirect))).toEqual(new Set(["manual"]));
  });
});

describe("the address", () => {
  it.each([
    ["plain http to a public host", "http://mcp.example.com/mcp", /plain http/],
    ["no scheme", "mcp.example.com", /valid address/],
    ["a port for a scheme", "localhost:8787", /https:\/\//],
    ["blank", "", /valid address/],
    ["a password", "https://me:hunter22@mcp.example.com", /password/],
    ["a query", "https://mcp.example.com/mcp?token=hunter22", /query/],
    ["a fragment", "https://mcp.example.com/mcp#hunter22", /fragment/],
    ["another path", "https://mcp.example.com/hunter22", /\/mcp/],
    ["localhost only in its beginning", "http://localhost.evil.example", /plain http/],
  ])("An address that will not do is red and nothing is sent: %s", async (_name, url, says) => {
    const { fetch, sent } = endpoint();
    const all = await run(fetch, { url });
    expect(lineOf("address", all)).toMatch(/^address failed --url must|^address failed --url is/);
    expect(lineOf("address", all)).toMatch(says);
    expect(all.slice(1).map(({ status }) => status)).toEqual(Array(9).fill("skipped"));
    expect(JSON.stringify(all)).not.toContain("hunter22");
    expect(sent).toEqual([]);
  });

  it.each(["http://localhost:8787/mcp", "http://127.0.0.1:8787", "http://[::1]:8787/mcp/"])(
    "Plain http to this machine will do: %s",
    async (url) => {
      const { fetch } = endpoint();
      const all = await run(fetch, { url });
      expect(new Set(Object.values(statuses(all)))).toEqual(new Set(["ok"]));
      expect(lineOf("connection", all)).toContain("plain http on this machine");
    },
  );
});

describe("the way there", () => {
  it.each([
    ["ENOTFOUND", /host name is not known/],
    ["ECONNREFUSED", /Nothing listens/],
    ["CERT_HAS_EXPIRED", /TLS certificate/],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", /TLS certificate/],
    ["ERR_TLS_CERT_ALTNAME_INVALID", /TLS certificate/],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", /TLS certificate/],
    ["ECONNRESET", /cannot be reached/],
  ])("An endpoint that cannot be reached over TLS is red: %s", async (code, says) => {
    const cause = Object.assign(new Error(SECRET), { code });
    const all = await run(() => Promise.reject(new TypeError("fetch failed", { cause })));
    expect(lineOf("connection", all)).toMatch(/^connection failed /);
    expect(lineOf("connection", all)).toMatch(says);
    expect(all.slice(2).map(({ status }) => status)).toEqual(Array(8).fill("skipped"));
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });

  it.each<[string, Fetch]>([
    ["no headers", () => new Promise(() => {})],
    ["no end", async () => new Response(new ReadableStream())],
  ])("An endpoint has 15 s for an answer: %s", async (_name, fetch) => {
    const clock = createFakeClock();
    const all: CheckResult[] = [];
    const check = createCheck(clock, (result) => void all.push(result));
    const target = { url: URL_GIVEN, token: { value: TOKEN, env: "MY_TOKEN" } };
    const done = checkEndpoint(target, { clock, fetch }, check);
    await expect.poll(() => clock.waiting).toBe(1);
    clock.advance(STEP_TIMEOUT_MS);
    await done;
    expect(STEP_TIMEOUT_MS).toBe(15_000);
    expect(lineOf("connection", all)).toMatch(/^connection failed .* within 15 s/);
    expect(clock.waiting).toBe(0);
  });

  it("An answer that is too large is not read to its end", async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    });
    const signals: (AbortSignal | null | undefined)[] = [];
    const all = await run(async (_url, { signal }) => {
      signals.push(signal);
      return new Response(endless);
    });
    expect(lineOf("connection", all)).toMatch(/^connection failed .*larger than 1 MiB/);
    expect(signals.map((signal) => signal?.aborted)).toEqual(signals.map(() => true));
    expect(signals.length).toBeGreaterThan(0);
  });
});

describe("health", () => {
  const login = "https://team.cloudflareaccess.com/cdn-cgi/access/login/mcp.example.com";
  it.each<[string, () => Response, RegExp]>([
    ["another server", () => Response.json({ name: SECRET, version: "1.0.0" }), /Another server/],
    [
      "an HTML page",
      () => new Response(`<p>${SECRET}`, { headers: { "content-type": "text/html" } }),
      /HTML page/,
    ],
    ["not JSON", () => new Response(SECRET), /not what normkompass-mcp answers/],
    [
      "an Access login",
      () => new Response(null, { status: 302, headers: { location: login } }),
      /Cloudflare Access login/,
    ],
    [
      "another redirect",
      () => new Response(null, { status: 301, headers: { location: `https://${SECRET}.example` } }),
      /redirect \(HTTP 301\)/,
    ],
    [
      "no configuration",
      () => Response.json({ error: "not_configured" }, { status: 503 }),
      /not configured/,
    ],
    ["nothing there", () => new Response(SECRET, { status: 404 }), /HTTP 404/],
    ["access is denied", () => new Response(SECRET, { status: 403 }), /HTTP 403/],
    ["no Worker", () => new Response(SECRET, { status: 530 }), /no Worker/],
    ["a failure", () => new Response(SECRET, { status: 500 }), /HTTP 500/],
  ])("What is not this server is red and gets no token: %s", async (_name, answer, says) => {
    const { fetch, sent } = endpoint(answer);
    const all = await run(fetch);
    expect(lineOf("health", all)).toMatch(/^health failed /);
    expect(lineOf("health", all)).toMatch(says);
    expect(statuses(all)).toMatchObject({
      connection: "ok",
      token: "skipped",
      "era-2025": "skipped",
      "era-2026": "skipped",
      tools: "skipped",
      search: "skipped",
    });
    expect(JSON.stringify(authorizations(sent))).not.toContain(TOKEN);
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });

  it.each([
    ["0.2.0", "0.2.0"],
    [`0.2.0-${SECRET}`, "0.2.0"],
    [SECRET, "unknown"],
  ])("Another version is a remark: %s", async (version, shown) => {
    const { fetch } = endpoint((request) =>
      path(request) === "/health" ? Response.json({ name: "normkompass-mcp", version }) : undefined,
    );
    const all = await run(fetch);
    expect(lineOf("health", all)).toContain(`(${shown}; this command is ${VERSION})`);
    expect(statuses(all)).toMatchObject({ health: "remark", search: "ok" });
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });
});

describe("the door", () => {
  const served = () => Response.json({ jsonrpc: "2.0", id: 1, result: { secret: SECRET } });
  const stream = () =>
    new Response(`data: ${SECRET}\n\n`, { headers: { "content-type": "text/event-stream" } });

  it.each<[string, () => Response]>([
    ["JSON", served],
    ["an event stream", stream],
  ])("An endpoint that serves without a token is loudly red: %s", async (_name, answer) => {
    const { fetch } = endpoint((request) =>
      path(request) === "/mcp" && !request.headers.has("authorization") ? answer() : undefined,
    );
    const all = await run(fetch);
    expect(lineOf("without-token", all)).toMatch(
      /^without-token failed THIS ENDPOINT IS OPEN TO EVERYONE: a request without a token is served, .*Take it offline now/,
    );
    expect(statuses(all)).toMatchObject({ "wrong-token": "ok", search: "ok" });
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });

  it("An endpoint that lets any token in is loudly red", async () => {
    const { fetch } = endpoint((request) =>
      request.headers.get("authorization")?.includes("wrong-token") ? served() : undefined,
    );
    const all = await run(fetch);
    expect(lineOf("wrong-token", all)).toMatch(
      /^wrong-token failed THIS ENDPOINT IS OPEN TO EVERYONE: a request with a wrong token/,
    );
    expect(statuses(all)).toMatchObject({ "without-token": "ok" });
  });

  it.each<[string, () => Response, RegExp]>([
    ["403", () => new Response(SECRET, { status: 403 }), /does not get 401\. .*HTTP 403/],
    [
      "an Access login",
      () => new Response(null, { status: 302, headers: { location: "/cdn-cgi/access/login/x" } }),
      /does not get 401\. .*Access login/,
    ],
    ["no challenge", () => new Response(SECRET, { status: 401 }), /not by normkompass-mcp/],
    [
      "another challenge",
      () =>
        new Response(null, {
          status: 401,
          headers: { "www-authenticate": `Bearer realm="${SECRET}"` },
        }),
      /not by normkompass-mcp/,
    ],
    [
      "too many guesses",
      () => new Response(null, { status: 429 }),
      /does not get 401\. .*wait a minute/,
    ],
  ])("Only a 401 with this server's challenge is green: %s", async (_name, answer, says) => {
    const { fetch } = endpoint((request) =>
      path(request) === "/mcp" && !request.headers.get("authorization")?.includes(TOKEN)
        ? answer()
        : undefined,
    );
    const all = await run(fetch);
    for (const name of ["without-token", "wrong-token"]) {
      expect(lineOf(name, all)).toMatch(new RegExp(`^${name} failed .*`));
      expect(lineOf(name, all)).toMatch(says);
    }
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });

  it.each([
    ["unknown", "hunter22-hunter22", /MY_TOKEN is not accepted/],
    ["with its name", `anna:${SECOND_TOKEN}`, /without a name/],
    ["several", `${TOKEN}\n${SECOND_TOKEN}`, /one token/],
    ["not ASCII", "hunter22-hünter22", /no header can carry/],
  ])("A token that is not accepted is red and the rest skipped: %s", async (_name, token, says) => {
    const { fetch } = endpoint();
    const all = await run(fetch, { token });
    expect(lineOf("token", all)).toMatch(/^token failed /);
    expect(lineOf("token", all)).toMatch(says);
    expect(all.slice(-4).map(({ status }) => status)).toEqual(Array(4).fill("skipped"));
    expect(JSON.stringify(all)).not.toContain(token);
  });

  it("A token that cannot be tried is red", async () => {
    const { fetch } = endpoint((request) =>
      request.headers.get("authorization")?.includes(TOKEN)
        ? new Response(SECRET, { status: 429 })
        : undefined,
    );
    expect(lineOf("token", await run(fetch))).toMatch(/^token failed .*wait a minute/);
  });
});

describe("behind the door", () => {
  const unknown = (status: number) =>
    Response.json({ jsonrpc: "2.0", id: 1, error: { code: -32601, message: SECRET } }, { status });
  const inside = (request: Request) =>
    request.headers.get("authorization")?.includes(TOKEN) ?? false;

  it.each<[string, boolean, number]>([
    ["2025", true, 400],
    ["2025", true, 404],
    ["2026", false, 400],
    ["2026", false, 200],
  ])(
    "An endpoint of one era only is red for the other: %s, %s, %s",
    async (only, hidesModern, status) => {
      const { fetch } = endpoint(async (request) => {
        if (!inside(request)) return undefined;
        const message = await rpc(request);
        return message?.modern === hidesModern ? unknown(status) : undefined;
      });
      const all = await run(fetch);
      const other = only === "2025" ? "era-2026" : "era-2025";
      expect(lineOf(other, all)).toMatch(
        / failed Clients of the .* cannot use it: .*deploy this version/,
      );
      expect(statuses(all)).toMatchObject({ [`era-${only}`]: "ok", tools: "ok", search: "ok" });
      expect(JSON.stringify(all)).not.toContain(SECRET);
    },
  );

  /** An endpoint whose lists lack a tool, in one era or both. */
  function without(tool: string, era: "2026" | "both") {
    const { app } = testApp();
    return endpoint(async (request) => {
      const message = await rpc(request.clone());
      if (message?.method !== "tools/list" || (era === "2026" && !message.modern)) return undefined;
      const body = await (await app(request)).text();
      return new Response(body.replace(`"name":"${tool}"`, `"name":"${SECRET}"`));
    });
  }

  it.each<[string, "2026" | "both"]>([
    ["ask_law", "both"],
    ["ask_law", "2026"],
    ["search_law", "2026"],
  ])("A tool that is missing in an era is red: %s, %s", async (tool, era) => {
    const all = await run(without(tool, era).fetch);
    expect(lineOf("tools", all)).toMatch(new RegExp(`^tools failed Not listed: ${tool}; `));
    expect(statuses(all)).toMatchObject({ "era-2025": "ok", "era-2026": "ok", search: "ok" });
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });

  it("The search is skipped where it is not listed", async () => {
    const all = await run(without("search_law", "both").fetch);
    expect(statuses(all)).toMatchObject({ tools: "failed", search: "skipped" });
  });

  it.each<[string, () => Promise<Response>, RegExp]>([
    [
      "the API is down",
      () => Promise.reject(new TypeError(SECRET)),
      /\(api_unreachable\); check .*tunnel/,
    ],
    [
      "access is denied",
      async () => new Response(null, { status: 403 }),
      /\(api_access_denied\); check the Access/,
    ],
    [
      "another shape",
      async () => Response.json({ hits: [SECRET] }),
      /\(unexpected_response\); run `normkompass-mcp doctor`/,
    ],
    ["it fails", async () => new Response(SECRET, { status: 500 }), /\(api_error\); look into/],
  ])("A search that fails is red and says where to look: %s", async (_name, api, says) => {
    const all = await run(endpoint(undefined, { fetch: api }).fetch);
    expect(lineOf("search", all)).toMatch(/^search failed The endpoint works, but/);
    expect(lineOf("search", all)).toMatch(says);
    expect(statuses(all)).toMatchObject({ tools: "ok" });
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });

  it.each<[string, unknown]>([
    ["an unknown code", { isError: true, _meta: { "normkompass-mcp/code": SECRET } }],
    ["no result of ours", { content: [{ type: "text", text: SECRET }] }],
    ["a broken passage", { structuredContent: { passages: [{ text: SECRET }] } }],
  ])("A search that answers in another shape is red: %s", async (_name, result) => {
    const { fetch } = endpoint(async (request) =>
      (await rpc(request))?.method === "tools/call"
        ? Response.json({ jsonrpc: "2.0", id: 1, result })
        : undefined,
    );
    const all = await run(fetch);
    expect(lineOf("search", all)).toMatch(
      /^search failed search_law did not answer in the contract/,
    );
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });

  it("A search that finds nothing is a remark of the endpoint too", async () => {
    const { fetch } = endpoint(undefined, { fetch: async () => Response.json({ passages: [] }) });
    expect(lineOf("search", await run(fetch))).toMatch(/^search remark .*found nothing/);
  });
});
