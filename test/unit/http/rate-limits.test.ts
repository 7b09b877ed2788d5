import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  createGuessGuard,
  createKeyHash,
  PERIOD_SECONDS,
  type RateLimiters,
} from "../../../src/http/rate-limits.ts";
import { createMemoryLimiters, POINTS } from "../../../src/memory-limiters.ts";
import { request, testApp } from "../../support/app.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { ANSWER, SEARCH } from "../../support/fixtures.ts";
import { call, LIST } from "../../support/messages.ts";
import { SECOND_TOKEN, TOKEN } from "../../support/tokens.ts";

const QUESTION = { question: "Wann gilt ein Landfahrzeug als neu?" };
const keyHash = createKeyHash({ tokens: [{ name: "default", token: TOKEN }] });

/** Limiters that note the keys they are asked with and allow as many uses as given. */
function countingLimiters(allowed: Readonly<Record<keyof RateLimiters, number>>) {
  const keys: Record<keyof RateLimiters, string[]> = { failedAuth: [], searchLaw: [], askLaw: [] };
  const limiter = (name: keyof RateLimiters) => async (key: string) => {
    keys[name].push(key);
    return keys[name].filter((other) => other === key).length <= allowed[name];
  };
  const limiters: RateLimiters = {
    failedAuth: limiter("failedAuth"),
    searchLaw: limiter("searchLaw"),
    askLaw: limiter("askLaw"),
  };
  return { keys, limiters };
}

const from = (address: string) =>
  new Request("https://mcp.example.com/mcp", { headers: { "cf-connecting-ip": address } });

describe("guessing", () => {
  const guardAfter = async (failures: number, address: string) => {
    const clock = createFakeClock();
    const { limiters, keys } = countingLimiters({ failedAuth: 2, searchLaw: 0, askLaw: 0 });
    const guard = createGuessGuard(limiters.failedAuth, keyHash, clock);
    for (let count = 0; count < failures; count += 1) await guard.failed(from(address));
    return { guard, clock, keys };
  };

  it("An address is blocked once its share of failures is used up, until the period is over", async () => {
    expect((await guardAfter(2, "192.0.2.1")).guard.blockedFor(from("192.0.2.1"))).toBe(0);
    const { guard, clock } = await guardAfter(3, "192.0.2.1");
    expect(guard.blockedFor(from("192.0.2.1"))).toBe(60);
    expect(guard.blockedFor(from("192.0.2.2"))).toBe(0);
    clock.advance(59_001);
    expect(guard.blockedFor(from("192.0.2.1"))).toBe(1);
    clock.advance(999);
    expect(guard.blockedFor(from("192.0.2.1"))).toBe(0);
  });

  it("IPv6 addresses of one /64 are one client", async () => {
    const { guard } = await guardAfter(3, "2001:db8:1:2:aaaa::1");
    expect(guard.blockedFor(from("2001:db8:1:2:bbbb:cccc:dddd:eeee"))).toBe(60);
    expect(guard.blockedFor(from("2001:db8:1:3:aaaa::1"))).toBe(0);
    const gap = await guardAfter(3, "2001::a:1:2:3:4");
    expect(gap.guard.blockedFor(from("2001:0:0:a::9"))).toBe(60);
    expect(gap.guard.blockedFor(from("2001::b:1:2:3:4"))).toBe(0);
    const short = await guardAfter(3, "2001:db8::1");
    expect(short.guard.blockedFor(from("2001:db8::ffff"))).toBe(60);
  });

  it("Keys are hashes that say nothing about address or token", async () => {
    const { keys } = await guardAfter(1, "192.0.2.1");
    expect(keys.failedAuth).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const other = createKeyHash({ tokens: [{ name: "default", token: SECOND_TOKEN }] });
    expect(other("address", "192.0.2.1")).not.toBe(keyHash("address", "192.0.2.1"));
    expect(keyHash("token", "192.0.2.1")).not.toBe(keyHash("address", "192.0.2.1"));
  });

  it("A request without a token is not a guess", async () => {
    const { limiters, keys } = countingLimiters({ failedAuth: 0, searchLaw: 9, askLaw: 9 });
    const { app } = testApp({}, { limiters });
    for (let count = 0; count < 3; count += 1) {
      expect((await app(new Request("https://mcp.example.com/mcp"))).status).toBe(401);
    }
    expect(keys.failedAuth).toEqual([]);
    expect((await app(request(LIST))).status).toBe(200);
  });
});

describe("what counts as a guess", () => {
  it("A wrong assertion of Access is a guess, a missing one is not", async () => {
    const { limiters, keys } = countingLimiters({ failedAuth: 1, searchLaw: 9, askLaw: 9 });
    const env = {
      NORMKOMPASS_AUTH: "access",
      ACCESS_TEAM_DOMAIN: "team.cloudflareaccess.com",
      ACCESS_AUD: "tag",
    };
    const { app } = testApp(env, { limiters });
    const status = async (headers = {}) => (await app(request(LIST, headers))).status;
    expect([await status(), await status()]).toEqual([401, 401]);
    expect(keys.failedAuth).toEqual([]);
    const wrong = { "cf-access-jwt-assertion": "x" };
    expect([await status(wrong), await status(wrong), await status(wrong)]).toEqual([
      401, 401, 429,
    ]);
  });

  it("Ten thousand blocked addresses are remembered, the oldest forgotten first", async () => {
    const guard = createGuessGuard(async () => false, keyHash, createFakeClock());
    const address = (index: number) => from(`192.0.2.1-${index}`);
    for (let index = 0; index <= 10_000; index += 1) await guard.failed(address(index));
    expect([0, 1, 10_000].map((index) => guard.blockedFor(address(index)))).toEqual([0, 60, 60]);
  });
});

describe("calls", () => {
  it("A token's calls over the limit are tool errors and are not sent, another token's are served", async () => {
    const { limiters, keys } = countingLimiters({ failedAuth: 9, searchLaw: 2, askLaw: 1 });
    let sent = 0;
    const { app } = testApp(
      {},
      {
        limiters,
        fetch: async (url) => {
          sent += 1;
          return Response.json(url.endsWith("/search") ? SEARCH : ANSWER);
        },
      },
    );
    const outcome = async (tool: string, token = TOKEN) => {
      const response = await app(
        request(call(tool, QUESTION), { authorization: `Bearer ${token}` }),
      );
      const { result } = JSON.parse(await response.text());
      return result.isError ? [result.content[0].text, result._meta["normkompass-mcp/code"]] : "ok";
    };
    const limited = (tool: string) => [
      `Too many calls of ${tool} with this token; try again in 60 s.`,
      "rate_limited",
    ];
    expect([await outcome("search_law"), await outcome("search_law")]).toEqual(["ok", "ok"]);
    expect(await outcome("search_law")).toEqual(limited("search_law"));
    expect([await outcome("ask_law"), await outcome("ask_law")]).toEqual([
      "ok",
      limited("ask_law"),
    ]);
    expect(await outcome("ask_law", SECOND_TOKEN)).toBe("ok");
    expect(sent).toBe(4);
    expect(JSON.stringify(keys)).not.toMatch(/default|anna|token/);
  });

  it("A call whose arguments break a rule uses nothing up", async () => {
    const { limiters, keys } = countingLimiters({ failedAuth: 9, searchLaw: 9, askLaw: 9 });
    const { app } = testApp({}, { limiters });
    await app(request(call("ask_law", { question: " " })));
    await app(request(LIST));
    expect([keys.searchLaw, keys.askLaw]).toEqual([[], []]);
  });
});

describe("limits in memory", () => {
  it("They are those of wrangler.toml", () => {
    const bindings = z.array(
      z.object({ name: z.string(), simple: z.object({ limit: z.number(), period: z.number() }) }),
    );
    const schema = z.object({
      ratelimits: bindings,
      env: z.object({ vpc: z.object({ ratelimits: bindings }) }),
    });
    const toml = readFileSync(join(import.meta.dirname, "../../../wrangler.toml"), "utf8");
    const { ratelimits, env } = schema.parse(parse(toml));
    const bound = (name: string, limit: number) => ({
      name,
      simple: { limit, period: PERIOD_SECONDS },
    });
    const expected = [
      bound("FAILED_AUTH_LIMIT", POINTS.failedAuth),
      bound("SEARCH_LAW_LIMIT", POINTS.searchLaw),
      bound("ASK_LAW_LIMIT", POINTS.askLaw),
    ];
    expect(ratelimits).toEqual(expected);
    expect(env.vpc.ratelimits).toEqual(expected);
  });

  it("Each key has its own share", async () => {
    const { askLaw } = createMemoryLimiters({ failedAuth: 1, searchLaw: 1, askLaw: 2 });
    expect([await askLaw("a"), await askLaw("a"), await askLaw("a")]).toEqual([true, true, false]);
    expect(await askLaw("b")).toBe(true);
  });
});
