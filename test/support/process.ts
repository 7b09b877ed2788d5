import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join, sep } from "node:path";

/** A spawned command: what it has printed, and how it ended. */
export interface Spawned {
  readonly child: ChildProcessWithoutNullStreams;
  stdout(): string;
  stderr(): string;
  /** JSON of each complete line of stdout; throws on a line that is none. */
  messages(): unknown[];
  /** Resolves when it has ended, with its exit code (or signal) and how many ms that took from now. */
  end(): Promise<{ readonly code: number | string | null; readonly ms: number }>;
}

/**
 * The machine's own Node, which is what a client starts the command with; the one that runs the
 * tests is newer. (npm puts `node_modules/.bin` before everything else on the PATH.)
 */
export const MACHINE_NODE: string =
  (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}`))
    .map((folder) => join(folder, "node"))
    .find((path) => existsSync(path)) ?? process.execPath;

/** Starts the built command with a clean environment but for PATH and `env`. */
export function spawnCommand(
  command: string,
  {
    env = {},
    args = [],
    node = MACHINE_NODE,
  }: {
    readonly env?: Readonly<Record<string, string>>;
    readonly args?: readonly string[];
    readonly node?: string;
  } = {},
): Spawned {
  const child = spawn(node, [command, ...args], {
    // Without what the tests themselves were started with.
    env: { PATH: process.env.PATH, ...env } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv,
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  child.stdin.on("error", () => {});
  const exited = once(child, "close");
  return {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    messages: () =>
      stdout
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
    async end() {
      const from = performance.now();
      const [code, signal] = await exited;
      return { code: code ?? signal, ms: performance.now() - from };
    },
  };
}
