import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parse } from "smol-toml";
import * as z from "zod";

const ROOT = join(import.meta.dirname, "..");
const WRANGLER = join(ROOT, "node_modules/wrangler/bin/wrangler.js");

/** How long the Worker may take to start, in milliseconds. */
const START_MS = 60_000;
/** How often to look whether the Worker still answers, and how long it may take, in milliseconds. */
const WATCH_MS = 3_000;
/** What wrangler prints is kept for when it fails: this many characters of the end. */
const KEPT_OUTPUT = 20_000;

/** The Worker in `wrangler dev`, on this machine. */
export interface Endpoint {
  /** `http://localhost:<port>/mcp` */
  readonly url: string;
  /** The end of what wrangler and the Worker have printed. */
  output(): string;
  /** Resolves when wrangler has ended by itself, or the Worker in it no longer answers. */
  readonly ended: Promise<void>;
  /** Ends wrangler and the runtime it started. */
  stop(): Promise<void>;
}

export interface EndpointOptions {
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  /** Every variable of the Worker. No value stands in a process list or a file. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The port is taken. */
export class PortTaken extends Error {
  override readonly name = "PortTaken";
}

/**
 * Starts `wrangler dev` and waits until the Worker answers.
 * @throws {PortTaken}
 * @throws {Error} with what wrangler printed, when it ends or does not answer within a minute
 */
export async function startEndpoint({ port, variables }: EndpointOptions): Promise<Endpoint> {
  const folder = await writeLocalConfig(Object.keys(variables));
  const args = ["dev", "--local", "--config", join(folder, "wrangler.json")];
  args.push(
    "--port",
    String(port),
    "--inspector-port",
    "0",
    "--show-interactive-dev-session=false",
  );
  const child = spawn(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...variables,
      // A local run needs nothing from outside.
      WRANGLER_SEND_METRICS: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      NO_COLOR: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own: Ctrl-C reaches only us, and `stop` reaches the runtime too.
    detached: true,
  });
  let output = "";
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output = (output + text).slice(-KEPT_OUTPUT);
        const origin = /Ready on (http:\S+)/.exec(output)?.[1];
        if (origin !== undefined) resolve(origin);
      });
    }
  });
  const exited = once(child, "exit").then(() => undefined);
  const stopWatching = new AbortController();
  const leaveNothing = () => {
    kill(child, "SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  const stop = async () => {
    stopWatching.abort();
    await end(child, exited);
    leaveNothing();
  };
  // The last resort when this process ends without `stop`.
  process.once("exit", leaveNothing);

  const late = sleep(START_MS, undefined, { ref: false });
  const origin = await Promise.race([ready, exited, late]);
  if (origin !== undefined && (await answers(origin, START_MS))) {
    const silent = untilSilent(origin, stopWatching.signal);
    const ended = Promise.race([exited, silent]);
    return { url: `${origin}/mcp`, output: () => output, ended, stop };
  }
  await stop();
  if (output.includes("Address already in use")) throw new PortTaken(`Port ${port} is taken.`);
  throw new Error(`wrangler dev did not start. It printed:\n\n${output}`);
}

const wranglerSchema = z.object({
  name: z.string(),
  main: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  minify: z.boolean(),
  alias: z.record(z.string(), z.string()),
  ratelimits: z.array(z.unknown()),
});

/**
 * Writes what of `wrangler.toml` counts on this machine into a folder of its own, with the variables
 * declared as secrets: wrangler takes the values of those, and of nothing else, from its environment.
 * `vars` and `routes` are for the deployed Worker, and `.dev.vars` is not looked for there.
 */
async function writeLocalConfig(variables: readonly string[]): Promise<string> {
  const toml = await readFile(join(ROOT, "wrangler.toml"), "utf8");
  const worker = wranglerSchema.parse(parse(toml));
  await mkdir(join(ROOT, ".wrangler"), { recursive: true });
  const folder = await mkdtemp(join(ROOT, ".wrangler/local-"));
  const fromRoot = (path: string) => join(ROOT, path);
  const config = {
    ...worker,
    main: fromRoot(worker.main),
    alias: Object.fromEntries(
      Object.entries(worker.alias).map(([name, path]) => [name, fromRoot(path)]),
    ),
    secrets: { required: variables },
  };
  await writeFile(join(folder, "wrangler.json"), JSON.stringify(config));
  return folder;
}

/** Whether the Worker answers within `ms`. */
async function answers(origin: string, ms: number): Promise<boolean> {
  const signal = AbortSignal.timeout(ms);
  try {
    const response = await fetch(`${origin}/health`, { signal });
    return (await response.text()) !== "";
  } catch {
    return false;
  }
}

/** Resolves when the Worker has twice not answered: its runtime can end while wrangler lives on. */
async function untilSilent(origin: string, stopped: AbortSignal): Promise<void> {
  for (let failures = 0; failures < 2; ) {
    await sleep(WATCH_MS, undefined, { ref: false });
    if (stopped.aborted) return;
    failures = (await answers(origin, WATCH_MS)) ? 0 : failures + 1;
  }
}

async function end(child: ChildProcess, exited: Promise<void>): Promise<void> {
  kill(child, "SIGTERM");
  const timer = setTimeout(() => kill(child, "SIGKILL"), 3000);
  await exited;
  clearTimeout(timer);
}

/** Signals the child's whole group; one that is gone already is fine. */
function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {}
}
