import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildCommand } from "../scripts/build.ts";
import { INITIALIZE } from "../test/support/messages.ts";
import { MACHINE_NODE } from "../test/support/process.ts";
import { median } from "./rounds.ts";

const RUNS = 15;

/** Medians of starting the built command, and Node alone, in turn. */
export async function measureStdio(): Promise<{
  readonly nodeMs: number;
  readonly initializeMs: number;
  readonly residentMiB: number;
}> {
  const folder = mkdtempSync(join(tmpdir(), "normkompass-bench-"));
  try {
    await buildCommand(folder);
    const node: number[] = [];
    const initialize: number[] = [];
    const resident: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const from = performance.now();
      await once(spawn(MACHINE_NODE, ["-e", "0"]), "exit");
      node.push(performance.now() - from);

      const started = performance.now();
      const child = spawn(MACHINE_NODE, [join(folder, "cli.js")]);
      child.stdin.write(`${JSON.stringify(INITIALIZE)}\n`);
      await once(child.stdout, "data");
      initialize.push(performance.now() - started);
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      resident.push(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
      child.kill();
      await once(child, "exit");
    }
    return {
      nodeMs: median(node),
      initializeMs: median(initialize),
      residentMiB: median(resident),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
