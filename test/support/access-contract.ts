import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from "jose";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AccessContext } from "../../src/http/access.ts";
import { request, testApp } from "./app.ts";
import { SEARCH } from "./fixtures.ts";
import { call, LIST } from "./messages.ts";
import { TOKEN } from "./tokens.ts";

const ISSUER = "https://team.cloudflareaccess.com";
const AUDIENCE = "0123456789abcdef".repeat(4);
const ENV = { ACCESS_TEAM_DOMAIN: "team.cloudflareaccess.com", ACCESS_AUD: AUDIENCE };
const PERSON = { sub: "7335d417-61da-459d-899c-0a01c76a2f94", email: "anna@example.com" };

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

/** The team's published keys, as `/cdn-cgi/access/certs` gives them. */
export interface PublishedKeys {
  /** Sets what is published from now on. */
  readonly publish: (answer: { readonly status: number; readonly body: string }) => void;
  /** Fetches from the team's domain, wherever that is played. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Cloudflare Access in front of the Worker, with real keys; the same in Node and in workerd. */
export function describeAccess(name: string, published: () => PublishedKeys): void {
  let current: KeyPair;
  let next: KeyPair;
  /** The private key of `current`, for another algorithm. */
  let rs512: CryptoKey | Uint8Array;
  let fetched: string[];

  beforeAll(async () => {
    current = await generateKeyPair("RS256", { extractable: true });
    rs512 = await importJWK(await exportJWK(current.privateKey), "RS512");
    next = await generateKeyPair("RS256");
  });

  beforeEach(async () => {
    fetched = [];
    await publish({ current });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function publish(keys: Readonly<Record<string, KeyPair>>) {
    const jwks = await Promise.all(
      Object.entries(keys).map(async ([kid, { publicKey }]) => ({
        ...(await exportJWK(publicKey)),
        kid,
        use: "sig",
      })),
    );
    published().publish({ status: 200, body: JSON.stringify({ keys: jwks }) });
  }

  function app(auth: "access" | "bearer+access" = "access") {
    return testApp(
      { ...ENV, NORMKOMPASS_AUTH: auth },
      {
        fetch(url, init) {
          fetched.push(url);
          return published().fetch(url, init);
        },
      },
    );
  }

  const sign = (
    payload: JWTPayload = PERSON,
    { key = current, kid = "current", exp = "1h", aud = AUDIENCE, iss = ISSUER } = {},
  ) => {
    const token = new SignJWT(payload)
      .setProtectedHeader({ alg: "RS256", kid })
      .setIssuedAt()
      .setIssuer(iss)
      .setAudience([aud]);
    return (exp === "" ? token : token.setExpirationTime(exp)).sign(key.privateKey);
  };

  const { authorization: _authorization, ...headers } = Object.fromEntries(request(LIST).headers);
  const anonymous = (extra: Readonly<Record<string, string>> = {}) =>
    new Request("https://mcp.example.com/mcp", {
      method: "POST",
      headers: { ...headers, ...extra },
      body: JSON.stringify(LIST),
    });
  const withAssertion = (assertion: string, extra: Readonly<Record<string, string>> = {}) =>
    anonymous({ "cf-access-jwt-assertion": assertion, ...extra });

  describe(`${name}: assertions`, () => {
    it("A person and a service token are let in and named by a hash", async () => {
      const { app: handle, lines } = app();
      const service = { sub: "", common_name: "e367826f93b8d71185e03fe518aff3b4.access" };
      for (const payload of [PERSON, PERSON, service]) {
        expect((await handle(withAssertion(await sign(payload)))).status).toBe(200);
      }
      const [first, second, third] = lines.map((line) =>
        "token" in line ? line.token : undefined,
      );
      expect(first).toMatch(/^access-[0-9a-f]{12}$/);
      expect(second).toBe(first);
      expect(third).toMatch(/^access-[0-9a-f]{12}$/);
      expect(third).not.toBe(first);
      expect(JSON.stringify(lines)).not.toMatch(/anna|7335d417|e367826f/);
      expect(fetched).toEqual([`${ISSUER}/cdn-cgi/access/certs`]);
    });

    it.each<[string, () => Promise<string>]>([
      ["of another key", () => sign(PERSON, { key: next })],
      ["of an unknown key", () => sign(PERSON, { key: next, kid: "next" })],
      ["expired", () => sign(PERSON, { exp: "-1s" })],
      ["that never expires", () => sign(PERSON, { exp: "" })],
      ["of another team", () => sign(PERSON, { iss: "https://other.cloudflareaccess.com" })],
      ["for another application", () => sign(PERSON, { aud: "f".repeat(64) })],
      [
        "signed with the public key as a secret",
        async () => {
          const secret = new TextEncoder().encode(
            JSON.stringify(await exportJWK(current.publicKey)),
          );
          return new SignJWT(PERSON)
            .setProtectedHeader({ alg: "HS256", kid: "current" })
            .setIssuer(ISSUER)
            .setAudience(AUDIENCE)
            .setExpirationTime("1h")
            .sign(secret);
        },
      ],
      [
        "signed with the right key in another way",
        () =>
          new SignJWT(PERSON)
            .setProtectedHeader({ alg: "RS512", kid: "current" })
            .setIssuer(ISSUER)
            .setAudience(AUDIENCE)
            .setExpirationTime("1h")
            .sign(rs512),
      ],
      [
        "without a signature",
        async () => {
          const [, payload] = (await sign()).split(".");
          return `${btoa('{"alg":"none"}').replaceAll("=", "")}.${payload}.`;
        },
      ],
      ["that is none", async () => "hunter22"],
      ["that is empty", async () => ""],
    ])("An assertion that does not hold is 401: %s", async (_name, make) => {
      const { app: handle, lines } = app();
      const response = await handle(withAssertion(await make()));
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe(
        'Cloudflare-Access realm="normkompass-mcp"',
      );
      expect(await response.json()).toMatchObject({
        error: "invalid_token",
        error_description: expect.stringContaining("behind Cloudflare Access"),
      });
      expect(JSON.stringify(lines)).not.toMatch(/anna|hunter22/);
    });

    it("Without an assertion it is 401, a bearer token or not", async () => {
      const { app: handle } = app();
      expect((await handle(anonymous())).status).toBe(401);
      expect((await handle(request(LIST))).status).toBe(401);
      expect(fetched).toEqual([]);
    });

    it("Rotated keys are fetched once when an unknown key id comes", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      const { app: handle } = app();
      expect((await handle(withAssertion(await sign()))).status).toBe(200);
      await publish({ current, next });
      vi.setSystemTime(Date.now() + 31_000);
      for (let count = 0; count < 3; count += 1) {
        const assertion = await sign(PERSON, { key: next, kid: "next" });
        expect((await handle(withAssertion(assertion))).status).toBe(200);
      }
      expect(fetched).toHaveLength(2);
      // Nor does an unknown key id that stays unknown cause a fetch each time.
      for (let count = 0; count < 3; count += 1) {
        const assertion = await sign(PERSON, { key: next, kid: "made-up" });
        expect((await handle(withAssertion(assertion))).status).toBe(401);
      }
      expect(fetched).toHaveLength(2);
    });

    it.each([
      { status: 500, body: "" },
      { status: 200, body: "<html>" },
      { status: 200, body: "{}" },
    ])("Keys that cannot be read close the endpoint with 503: %j", async (answer) => {
      published().publish(answer);
      const response = await app().app(withAssertion(await sign()));
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ error: "temporarily_unavailable" });
    });
  });

  describe(`${name}: what the runtime says`, () => {
    const context = (aud: string, user_uuid?: string): AccessContext => ({
      aud,
      getIdentity: async () =>
        user_uuid === undefined ? undefined : { user_uuid, email: "anna@example.com" },
    });

    it("The runtime's word comes before the header, and its application has to be the right one", async () => {
      const { app: handle, lines } = app();
      expect((await handle(anonymous(), context(AUDIENCE, "u-1"))).status).toBe(200);
      expect((await handle(anonymous(), context(AUDIENCE))).status).toBe(200);
      expect(
        (await handle(withAssertion(await sign()), context("f".repeat(64), "u-1"))).status,
      ).toBe(401);
      expect(lines).toMatchObject([
        { token: expect.stringMatching(/^access-[0-9a-f]{12}$/) },
        { token: "access" },
        { status: 401 },
      ]);
      expect(fetched).toEqual([]);
    });

    it("A caller whose identity cannot be had is let in without a name of their own", async () => {
      const { app: handle, lines } = app();
      const nameless: AccessContext = {
        aud: AUDIENCE,
        getIdentity: () => Promise.reject(new Error("unavailable")),
      };
      expect((await handle(anonymous(), nameless)).status).toBe(200);
      expect(lines).toMatchObject([{ token: "access" }]);
    });
  });

  describe(`${name}: a private network`, () => {
    it("Behind a private network the keys of Access still come from the internet", async () => {
      const asked: string[] = [];
      const { app: handle } = testApp(
        { ...ENV, NORMKOMPASS_AUTH: "access" },
        {
          network: "private",
          fetch: async (url) => {
            asked.push(url);
            return Response.json(SEARCH);
          },
          publicFetch: (url, init) => {
            fetched.push(url);
            return published().fetch(url, init);
          },
        },
      );
      const message = call("search_law", { question: "Landfahrzeug" });
      const response = await handle(
        new Request("https://mcp.example.com/mcp", {
          method: "POST",
          headers: { ...headers, "cf-access-jwt-assertion": await sign() },
          body: JSON.stringify(message),
        }),
      );
      expect(response.status).toBe(200);
      await response.text();
      expect(fetched).toEqual([`${ISSUER}/cdn-cgi/access/certs`]);
      expect(asked).toEqual(["https://api.example.com/search"]);
    });
  });

  describe(`${name}: bearer and Access`, () => {
    it("Both are needed where both are demanded", async () => {
      const { app: handle, lines } = app("bearer+access");
      const bearer = { authorization: `Bearer ${TOKEN}` };
      expect((await handle(withAssertion(await sign(), bearer))).status).toBe(200);
      expect((await handle(withAssertion(await sign()))).status).toBe(401);
      expect((await handle(anonymous(bearer))).status).toBe(401);
      expect((await handle(withAssertion("x", bearer))).status).toBe(401);
      expect(lines[0]).toMatchObject({
        token: expect.stringMatching(/^access-[0-9a-f]{12}\+default$/),
      });
    });
  });
}
