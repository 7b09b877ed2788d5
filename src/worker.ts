import { preloadSchemas } from "@modelcontextprotocol/server";
import { systemClock } from "./clock.ts";
import {
  type ConfigError,
  missingBindings,
  readWorkerConfig,
  type WorkerConfig,
} from "./config.ts";
import { type App, type AppDependencies, createApp } from "./http/app.ts";
import type { RateLimiter } from "./http/rate-limits.ts";
import type { Log } from "./log.ts";

// The SDK builds its schemas when it first needs them; while the isolate starts it costs no request
// anything. (Its own platform module would do this, see `sdk-platform.ts`.)
preloadSchemas();

/** The rate limiting bindings of wrangler.toml. */
const LIMITS = ["FAILED_AUTH_LIMIT", "SEARCH_LAW_LIMIT", "ASK_LAW_LIMIT"] as const;

// An object, not a string, stays structured and searchable in Workers Logs.
// biome-ignore lint/suspicious/noConsole: this is how a Worker logs
const log: Log = (line) => console.log(line);

/** A rate limiting binding as the handler counts with it. */
function limiter(binding: RateLimit): RateLimiter {
  return async (key) => (await binding.limit({ key })).success;
}

const publicFetch: AppDependencies["publicFetch"] = (url, init) => fetch(url, init);

/**
 * The way to the API: through the Workers VPC binding where there is one (`[env.vpc]` in
 * wrangler.toml), so that it needs no public host name, else the public internet.
 */
function wayToApi({ NORMKOMPASS: vpc }: Env): Pick<AppDependencies, "fetch" | "network"> {
  if (vpc === undefined) return { network: "internet", fetch: publicFetch };
  return { network: "private", fetch: (url, init) => vpc.fetch(url, init) };
}

/** The configuration, or the error with which to stay closed; without its limits it stays closed too. */
function readConfig(env: Env): WorkerConfig | ConfigError {
  const missing = LIMITS.filter((name) => env[name] === undefined);
  return missing.length > 0 ? missingBindings(missing) : readWorkerConfig({ ...env });
}

/** Built from the first request's environment, which is the same for the life of an isolate. */
let app: App | undefined;

// biome-ignore lint/style/noDefaultExport: the entry that Workers ask for
export default {
  fetch(request, env, context) {
    app ??= createApp(readConfig(env), {
      ...wayToApi(env),
      publicFetch,
      clock: systemClock,
      log,
      limiters: {
        failedAuth: limiter(env.FAILED_AUTH_LIMIT),
        searchLaw: limiter(env.SEARCH_LAW_LIMIT),
        askLaw: limiter(env.ASK_LAW_LIMIT),
      },
    });
    return app(request, context.access);
  },
} satisfies ExportedHandler<Env>;
