import { systemClock } from "./clock.ts";
import { readWorkerConfig } from "./config.ts";
import { type App, createApp } from "./http/app.ts";
import type { Log } from "./log.ts";

// An object, not a string, stays structured and searchable in Workers Logs.
// biome-ignore lint/suspicious/noConsole: this is how a Worker logs
const log: Log = (line) => console.log(line);

/** Built from the first request's environment, which is the same for the life of an isolate. */
let app: App | undefined;

// biome-ignore lint/style/noDefaultExport: the entry that Workers ask for
export default {
  fetch(request, env) {
    app ??= createApp(readWorkerConfig({ ...env }), {
      fetch: (url, init) => fetch(url, init),
      clock: systemClock,
      log,
    });
    return app(request);
  },
} satisfies ExportedHandler<Env>;
