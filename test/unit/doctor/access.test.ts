import { describe, expect, it } from "vitest";
import { systemClock } from "../../../src/clock.ts";
import { checkEndpoint } from "../../../src/doctor/endpoint.ts";
import type { EndpointTarget } from "../../../src/doctor/options.ts";
import { testApp } from "../../support/app.ts";
import { TOKEN } from "../../support/tokens.ts";
import { lineOf, lines, results } from "./report.ts";

const ID = "client-id.access";
const SECRET = "client-secret-hunter22";
const AUD = "audience-tag";
const access = { id: { value: ID, env: "MY_ID" }, secret: { value: SECRET, env: "MY_SECRET" } };
const token = { value: TOKEN, env: "MY_TOKEN" };

const login = () =>
  new Response(null, {
    status: 302,
    headers: { location: "https://team.cloudflareaccess.com/cdn-cgi/access/login/mcp.example.com" },
  });
const forbidden = () => new Response("<html>Forbidden", { status: 403 });

/** Cloudflare Access in front of the endpoint: lets the pair in, and answers all else itself. */
function behindAccess(
  auth: "access" | "bearer+access" | "bearer",
  {
    refuse = login,
    aud = AUD,
    lets = SECRET,
  }: { refuse?: () => Response; aud?: string; lets?: string } = {},
) {
  const { app } = testApp({
    NORMKOMPASS_AUTH: auth,
    ACCESS_TEAM_DOMAIN: "team.cloudflareaccess.com",
    ACCESS_AUD: AUD,
  });
  const sent: Request[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    sent.push(request.clone());
    if (request.headers.get("cf-access-client-secret") !== lets) return refuse();
    return app(request, { aud, getIdentity: async () => undefined });
  };
  return { fetch, sent };
}

const run = ({ fetch }: ReturnType<typeof behindAccess>, target: Partial<EndpointTarget> = {}) =>
  results((check) =>
    checkEndpoint(
      { url: "https://mcp.example.com", ...target },
      { fetch, clock: systemClock },
      check,
    ),
  );

describe("an endpoint behind Cloudflare Access", () => {
  it.each([
    ["login", login],
    ["403", forbidden],
  ])("Behind Access alone a service token opens it: %s", async (_name, refuse) => {
    const all = await run(behindAccess("access", { refuse }), { access });
    expect(lines(all)).toEqual([
      "address ok The endpoint is https://mcp.example.com/mcp.",
      "connection ok It answers over TLS, with a certificate that is valid for it.",
      "health ok normkompass-mcp 0.1.0 runs there.",
      "without-token ok A request without a service token is turned away by Cloudflare Access.",
      "wrong-token ok A request with a wrong service token is turned away by Cloudflare Access.",
      "token ok The service token is let in.",
      "era-2025 ok Clients of this era can connect and list tools.",
      "era-2026 ok Clients of this era can connect and list tools.",
      "tools ok Listed: search_law, ask_law.",
      "search ok It answers in the contract's shape, with 2 passages.",
    ]);
    expect(JSON.stringify(all)).not.toContain("hunter22");
  });

  it("Where both are demanded it is checked with both", async () => {
    const edge = behindAccess("bearer+access");
    const all = await run(edge, { access, token });
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill("ok"));
    expect(lineOf("without-token", all)).toContain("turned away by Cloudflare Access");
    expect(lineOf("wrong-token", all)).toContain("a wrong token is turned away with 401");
    expect(lineOf("token", all)).toContain("MY_TOKEN is accepted, and so is the service token");
    // Past Access only what is meant to get there.
    for (const { headers } of edge.sent.filter(
      ({ headers: sent }) => !sent.has("cf-access-client-id"),
    )) {
      expect(headers.get("authorization")).toBeNull();
    }
  });

  it.each<[string, ReturnType<typeof behindAccess>, Partial<EndpointTarget>, string, RegExp]>([
    [
      "no service token given",
      behindAccess("access"),
      { token },
      "health",
      /Where it is meant to, give a service token with --access-id-env/,
    ],
    [
      "one that is not let in, login",
      behindAccess("access", { lets: "another" }),
      { access },
      "health",
      /does not let the service token in; .*Service Auth/,
    ],
    [
      "one that is not let in, 403",
      behindAccess("access", { lets: "another", refuse: forbidden }),
      { access },
      "health",
      /HTTP 403\), though a service token was shown/,
    ],
    [
      "another application",
      behindAccess("access", { aud: "other" }),
      { access },
      "token",
      /ACCESS_TEAM_DOMAIN and ACCESS_AUD/,
    ],
    [
      "a bearer token too",
      behindAccess("bearer+access"),
      { access },
      "token",
      /asks for a bearer token \(NORMKOMPASS_AUTH\); give one with --token-env/,
    ],
    [
      "a wrong bearer token",
      behindAccess("bearer+access"),
      { access, token: { value: "not-the-right-one-1", env: "MY_TOKEN" } },
      "token",
      /MY_TOKEN is not accepted/,
    ],
    [
      "an unusable value",
      behindAccess("access"),
      { access: { ...access, id: { value: "client”id", env: "MY_ID" } } },
      "health",
      /MY_ID holds white space or a character that no header can carry/,
    ],
  ])("What keeps the service token out is told: %s", async (_name, edge, target, check, says) => {
    const all = await run(edge, target);
    expect(lineOf(check, all)).toMatch(says);
    expect(all.some(({ status }) => status === "failed")).toBe(true);
    expect(JSON.stringify(all)).not.toContain("hunter22");
  });

  it("A Worker that asks for Access where none stands in front is told", async () => {
    const { app } = testApp({
      NORMKOMPASS_AUTH: "bearer+access",
      ACCESS_TEAM_DOMAIN: "team.cloudflareaccess.com",
      ACCESS_AUD: AUD,
    });
    const fetch = (url: string, init: RequestInit) => app(new Request(url, init));
    const all = await run({ fetch, sent: [] }, { token });
    expect(lineOf("without-token", all)).toContain("turned away with 401");
    expect(lineOf("token", all)).toMatch(
      /The Worker asks for Cloudflare Access \(NORMKOMPASS_AUTH\)/,
    );
  });

  it("A Worker that does not look at Access is open to all that it lets past", async () => {
    const { app } = testApp({});
    const open = async (url: string, init: RequestInit) => {
      const request = new Request(url, init);
      const { authorization: _none, ...headers } = Object.fromEntries(request.headers);
      // Someone took the token check out: whatever comes is served.
      return app(
        new Request(request, { headers: { ...headers, authorization: `Bearer ${TOKEN}` } }),
      );
    };
    const all = await run({ fetch: open, sent: [] }, { access });
    expect(lineOf("without-token", all)).toMatch(/failed THIS ENDPOINT IS OPEN TO EVERYONE/);
    expect(lineOf("wrong-token", all)).toMatch(/failed THIS ENDPOINT IS OPEN TO EVERYONE/);
  });
});
