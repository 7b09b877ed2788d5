import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const WRANGLER = join(ROOT, "node_modules/wrangler/bin/wrangler.js");

/** The Worker in `wrangler dev`, on this machine. */
export interface Endpoint {
  /** `http://localhost:<port>/mcp` */
  readonly url: string;
  /** What wrangler and the Worker have printed so far. */
  output(): string;
  /** Resolves with an exit code when wrangler ends by itself. */
  readonly ended: Promise<number | null>;
  /** Ends wrangler and the runtime it started. */
  stop(): Promise<void>;
}

export interface EndpointOptions {
  readonly port: number;
  /** Bearer token (or tokens); given by environment, so that it stands in no process list. */
  readonly token: string;
  /** Further variables of the Worker. */
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Starts `wrangler dev` and waits until the Worker answers.
 * @throws {Error} with what wrangler printed, when it ends or does not answer within a minute
 */
export async function startEndpoint(options: EndpointOptions): Promise<Endpoint> {
  const args = [
    WRANGLER,
    "dev",
    "--local",
    "--port",
    String(options.port),
    "--inspector-port",
    "0",
  ];
  args.push("--show-interactive-dev-session=false");
  for (const [name, value] of Object.entries(options.variables)) {
    args.push("--var", `${name}:${value}`);
  }
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NORMKOMPASS_MCP_TOKEN: options.token,
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
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = once(child, "exit").then(([code]: (number | null)[]) => code ?? null);
  const endpoint: Endpoint = {
    url: `http://localhost:${options.port}/mcp`,
    output: () => output,
    ended,
    stop: () => stop(child, ended),
  };
  // The last resort when this process ends without `stop`.
  process.once("exit", () => kill(child, "SIGKILL"));
  const ready = await Promise.race([answers(options.port), ended.then(() => false)]);
  if (ready) return endpoint;
  await endpoint.stop();
  throw new Error(`wrangler dev did not start. It printed:\n\n${output}`);
}

/** Whether the Worker answers on `port` within a minute. */
async function answers(port: number): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`http://localhost:${port}/health`);
      await response.body?.cancel();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  kill(child, "SIGTERM");
  const timer = setTimeout(() => kill(child, "SIGKILL"), 3000);
  await ended;
  clearTimeout(timer);
  kill(child, "SIGKILL");
}

/** Signals the child's whole group; one that is gone already is fine. */
function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {}
}

/** `wanted` when it is free on loopback, else a port that is. */
export async function freePort(wanted: number): Promise<number> {
  const server = createServer();
  const listening = (port: number) =>
    new Promise<boolean>((resolve) => {
      server.once("listening", () => resolve(true)).once("error", () => resolve(false));
      server.listen(port, "localhost");
    });
  if (!(await listening(wanted))) await listening(0);
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : wanted;
}
