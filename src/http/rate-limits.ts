import { createHmac } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { HttpConfig } from "../config.ts";
import type { NormkompassClient } from "../normkompass/client.ts";
import { tooManyCalls } from "../normkompass/errors.ts";

/** Length of every limit's period, in seconds (a Workers rate limit takes 10 or 60). */
export const PERIOD_SECONDS = 60;

/**
 * Counts one use of `key` and says whether it was still within the limit of its period: the Workers
 * rate limiting binding without its object. Counters are approximate, per location.
 */
export type RateLimiter = (key: string) => Promise<boolean>;

/** What is counted: failed authentications per client address, calls per token name. */
export interface RateLimiters {
  readonly failedAuth: RateLimiter;
  readonly searchLaw: RateLimiter;
  readonly askLaw: RateLimiter;
}

/** Addresses that are remembered as blocked, at most; the oldest are forgotten first. */
const MAX_BLOCKED = 10_000;

/** Makes limiter keys that say nothing about what they stand for. */
export type KeyHash = (kind: "address" | "token", value: string) => string;

/**
 * Keys are HMACs under what is configured, above all the tokens: an address is short enough to be
 * guessed from a plain hash of it.
 */
export function createKeyHash({
  tokens = [],
  access,
}: Pick<HttpConfig, "tokens" | "access">): KeyHash {
  const secret = [...tokens.map(({ token }) => token), access?.audience].join("\n");
  return (kind, value) => createHmac("sha256", secret).update(`${kind}:${value}`).digest("hex");
}

/** Keeps an address from guessing tokens. */
export interface GuessGuard {
  /** Seconds for which `request`'s address has to wait, or 0. Asked before the token is looked at. */
  blockedFor(request: Request): number;
  /** Counts a failed authentication. */
  failed(request: Request): Promise<void>;
}

/**
 * The binding can only count, not be asked, and counting every request would limit honest callers. So
 * failures are counted there, and an address that has used its share up is remembered here, in the
 * isolate, until the period is over.
 */
export function createGuessGuard(limiter: RateLimiter, keyHash: KeyHash, clock: Clock): GuessGuard {
  const blockedUntil = new Map<string, number>();
  const keyOf = (request: Request) => keyHash("address", clientNetwork(request));
  return {
    blockedFor(request) {
      // Mostly nobody is, and a key costs a hash.
      if (blockedUntil.size === 0) return 0;
      const key = keyOf(request);
      const until = blockedUntil.get(key);
      if (until === undefined) return 0;
      const left = Math.ceil((until - clock.now()) / 1000);
      if (left <= 0) blockedUntil.delete(key);
      return Math.max(left, 0);
    },
    async failed(request) {
      const key = keyOf(request);
      if (await limiter(key)) return;
      const [oldest] = blockedUntil.keys();
      if (blockedUntil.size >= MAX_BLOCKED && oldest !== undefined) blockedUntil.delete(oldest);
      blockedUntil.set(key, clock.now() + PERIOD_SECONDS * 1000);
    },
  };
}

/** The client's address as Cloudflare gives it; of IPv6 the /64, which is what one client has. */
function clientNetwork(request: Request): string {
  const address = request.headers.get("cf-connecting-ip") ?? "unknown";
  if (!address.includes(":")) return address;
  const [head = [], tail = []] = address
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array(Math.max(0, 8 - head.length - tail.length)).fill("0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}

/** The API client of one caller: a call over the limit fails before it is sent. */
export function limitedClient(
  client: NormkompassClient,
  { searchLaw, askLaw }: RateLimiters,
  key: string,
): NormkompassClient {
  return {
    async search(request, signal) {
      if (!(await searchLaw(key))) throw tooManyCalls("search_law", PERIOD_SECONDS);
      return client.search(request, signal);
    },
    async ask(request, signal) {
      if (!(await askLaw(key))) throw tooManyCalls("ask_law", PERIOD_SECONDS);
      return client.ask(request, signal);
    },
  };
}
