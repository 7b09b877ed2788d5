import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { parse } from "smol-toml";
import * as z from "zod";

const ROOT = join(import.meta.dirname, "..");
/** How long the inspector may take to answer, in milliseconds. */
const INSPECTOR_MS = 10_000;
/** How often a profile looks; the runtime does so no more often than this. */
export const SAMPLING_MICROSECONDS = 200;
/** Workers' id for the only user Worker of an instance. */
const USER_WORKER = "core:user:";

/** Memory of an isolate, in MiB. */
export interface Heap {
  /** Objects of JavaScript. */
  readonly used: number;
  /** What the runtime holds for them, buffers included. */
  readonly outside: number;
}

/** A CPU profile as the DevTools protocol shapes it (`Profiler.Profile`). */
export type Profile = z.infer<typeof profileSchema>;

/** A Worker in workerd, without wrangler and its proxy before it. */
export interface RunningWorker {
  readonly url: string;
  /**
   * Collects garbage and gives what is left. The inspector is heard only while the isolate runs, so
   * `busy` has to keep it running: a call that takes a while.
   */
  heap(busy: () => Promise<unknown>): Promise<Heap>;
  /** A CPU profile of the isolate while `busy` lasts. */
  profile(busy: () => Promise<unknown>): Promise<Profile>;
  /** Resident memory of the whole process, in MiB. */
  residentMiB(): number;
  stop(): Promise<void>;
}

const wranglerSchema = z.object({
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  ratelimits: z.array(z.object({ name: z.string(), namespace_id: z.string() })),
});

/** Builds the Worker as a deploy would and gives the path of its script. */
export function buildWorker(): string {
  const outdir = join(ROOT, ".wrangler/bench");
  const wrangler = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
  const args = ["deploy", "--env=", "--dry-run", "--outdir", outdir];
  const { status, stderr } = spawnSync(process.execPath, [wrangler, ...args], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The Worker could not be built:\n${stderr}`);
  return join(outdir, "worker.js");
}

/** Runs a bundled Worker with the runtime settings of wrangler.toml and limits that are never reached. */
export async function startWorkerd(
  scriptPath: string,
  bindings: Readonly<Record<string, string>>,
): Promise<RunningWorker> {
  const toml = parse(readFileSync(join(ROOT, "wrangler.toml"), "utf8"));
  const settings = wranglerSchema.parse(toml);
  const limit = { limit: 1_000_000_000, period: 60 } as const;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      scriptPath,
      compatibilityDate: settings.compatibility_date,
      compatibilityFlags: settings.compatibility_flags,
      bindings,
      ratelimits: Object.fromEntries(
        settings.ratelimits.map(({ name, namespace_id }) => [
          name,
          { namespace_id, simple: limit },
        ]),
      ),
      host: "127.0.0.1",
      port: 0,
      inspectorPort: 0,
      // A line a request is the Worker's to write, and nobody's to read here.
      handleStructuredLogs: () => {},
    }),
  );
  const url = new URL("/mcp", await miniflare.ready).href;
  const inspector = await connectInspector((await miniflare.getInspectorURL()).href);
  return {
    url,
    async heap(busy) {
      const running = busy();
      await inspector.send("HeapProfiler.collectGarbage");
      const usage = heapUsageSchema.parse(await inspector.send("Runtime.getHeapUsage"));
      await running;
      return {
        used: usage.usedSize / 2 ** 20,
        outside: (usage.embedderHeapUsedSize + usage.backingStorageSize) / 2 ** 20,
      };
    },
    async profile(busy) {
      const running = busy();
      await inspector.send("Profiler.enable");
      await inspector.send("Profiler.setSamplingInterval", { interval: SAMPLING_MICROSECONDS });
      await inspector.send("Profiler.start");
      await running;
      // Heard again as soon as the isolate runs.
      const [stopped] = await Promise.all([inspector.send("Profiler.stop"), busy()]);
      return z.object({ profile: profileSchema }).parse(stopped).profile;
    },
    residentMiB,
    async stop() {
      inspector.close();
      await miniflare.dispose();
    },
  };
}

const heapUsageSchema = z.object({
  usedSize: z.number(),
  embedderHeapUsedSize: z.number(),
  backingStorageSize: z.number(),
});
const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({
        functionName: z.string(),
        url: z.string(),
        lineNumber: z.number(),
        columnNumber: z.number(),
      }),
    }),
  ),
  samples: z.array(z.number()),
  /** Microseconds since the sample before. */
  timeDeltas: z.array(z.number()),
});
const replySchema = z.object({ id: z.number(), result: z.unknown().optional() });

/** Speaks the Chrome DevTools protocol with the isolate of the user's Worker. */
async function connectInspector(base: string) {
  const socket = new WebSocket(new URL(`/${USER_WORKER}`, base).href);
  const waiting = new Map<number, (result: unknown) => void>();
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("error", () => reject(new Error("The inspector did not answer.")));
  });
  socket.addEventListener("message", ({ data }) => {
    const reply = replySchema.safeParse(JSON.parse(String(data))).data;
    if (reply !== undefined) waiting.get(reply.id)?.(reply.result);
  });
  let id = 0;
  return {
    send(method: string, params: object = {}): Promise<unknown> {
      id += 1;
      const request = { id, method, params };
      return new Promise((resolve, reject) => {
        const late = () => reject(new Error(`The inspector did not answer ${method}.`));
        const timer = setTimeout(late, INSPECTOR_MS);
        waiting.set(request.id, (result) => {
          clearTimeout(timer);
          waiting.delete(request.id);
          resolve(result);
        });
        socket.send(JSON.stringify(request));
      });
    },
    close: () => socket.close(),
  };
}

/** The workerd that this process has started. */
function residentMiB(): number {
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const status = readStatus(entry);
    const isOurs = new RegExp(`^PPid:\\s+${process.pid}$`, "m").test(status);
    if (!isOurs || !/^Name:\s+workerd/m.test(status)) continue;
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
  }
  return Number.NaN;
}

function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
}
