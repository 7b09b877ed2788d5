import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as z from "zod";

const ROOT = join(import.meta.dirname, "..");
const WRANGLER = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
/** How many parts are named. */
const PARTS = 5;
const STARTUPS = 5;

const metafileSchema = z.object({
  outputs: z.record(
    z.string(),
    z.object({ inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })) }),
  ),
});

function wrangler(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  if (status !== 0) throw new Error(`wrangler ${args[0]} failed:\n${stderr}`);
  return stdout + stderr;
}

/** Runs `use` with a folder of its own. */
function withFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "normkompass-bench-"));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Size of the Worker as a deploy would upload it, and the packages that take most of it. */
export function measureBundle(): {
  readonly kib: number;
  readonly parts: readonly { readonly name: string; readonly bytes: number }[];
} {
  return withFolder((folder) => {
    const metafile = join(folder, "meta.json");
    wrangler(["deploy", "--env=", "--dry-run", "--outdir", folder, "--metafile", metafile]);
    const { outputs } = metafileSchema.parse(JSON.parse(readFileSync(metafile, "utf8")));
    const sizes = new Map<string, number>();
    for (const { inputs } of Object.values(outputs)) {
      for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
        const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? "src";
        sizes.set(name, (sizes.get(name) ?? 0) + bytesInOutput);
      }
    }
    const parts = [...sizes].map(([name, bytes]) => ({ name, bytes }));
    return {
      kib: gzipSync(readFileSync(join(folder, "worker.js")), { level: 9 }).byteLength / 1024,
      parts: parts.sort((a, b) => b.bytes - a.bytes).slice(0, PARTS),
    };
  });
}

/** CPU time of the Worker's start, in milliseconds: the median of what wrangler's profiler counts as active. */
export function measureStartup(): number {
  return withFolder((folder) => {
    const active = Array.from({ length: STARTUPS }, (_, index) => {
      const printed = wrangler([
        "check",
        "startup",
        "--outfile",
        join(folder, `${index}.cpuprofile`),
      ]);
      return Number(/Active: ([\d.]+) ms/.exec(printed)?.[1]);
    });
    return active.sort((a, b) => a - b)[Math.floor(STARTUPS / 2)] ?? Number.NaN;
  });
}
