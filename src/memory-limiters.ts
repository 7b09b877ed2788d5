import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";
import { PERIOD_SECONDS, type RateLimiter, type RateLimiters } from "./http/rate-limits.ts";

/** Calls a minute, as wrangler.toml has them, for a process without the Workers binding. */
export const POINTS = { failedAuth: 20, searchLaw: 120, askLaw: 20 } satisfies Record<
  keyof RateLimiters,
  number
>;

/** Limiters that count in this process's memory; it runs as one, so that is exact. */
export function createMemoryLimiters(points: Readonly<typeof POINTS> = POINTS): RateLimiters {
  return {
    failedAuth: inMemory(points.failedAuth),
    searchLaw: inMemory(points.searchLaw),
    askLaw: inMemory(points.askLaw),
  };
}

function inMemory(points: number): RateLimiter {
  const limiter = new RateLimiterMemory({ points, duration: PERIOD_SECONDS });
  return async (key) => {
    try {
      await limiter.consume(key);
      return true;
    } catch (thrown) {
      // The library's way of saying that the key has had its share.
      if (thrown instanceof RateLimiterRes) return false;
      throw thrown;
    }
  };
}
