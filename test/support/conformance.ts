import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod";

/** The suite runs for seconds; this is for one that hangs. */
const TIMEOUT_MS = 50_000;

const manifestSchema = z.object({ bin: z.object({ conformance: z.string() }) });

const checksSchema = z.array(
  z.object({
    id: z.string(),
    status: z.enum(["SUCCESS", "FAILURE", "WARNING", "SKIPPED", "INFO"]),
    description: z.string(),
    errorMessage: z.string().optional(),
    details: z.unknown().optional(),
  }),
);

/** One check of a scenario, as the suite writes it down. */
export type Check = z.infer<typeof checksSchema>[number];

/** Checks by scenario; one that was skipped, is unknown or broke off has none. */
export interface SuiteRun {
  readonly exitCode: number;
  readonly checks: ReadonlyMap<string, readonly Check[]>;
}

/** A scenario at a version of MCP. */
export interface Row {
  readonly name: string;
  /** `2026-07-28`, or `extension` where a scenario is about an extension of MCP. */
  readonly version: string;
}

/** A row of docs/conformance.md. */
export interface TableRow extends Row {
  readonly result: string;
  /** What stands in code marks in the remark. */
  readonly terms: readonly string[];
}

/** Every server scenario of the installed suite at every version that it lists. */
export async function listScenarios(): Promise<Row[]> {
  const { output } = await runCommand(["list", "--server"]);
  return [...output.matchAll(/^ {2}- (\S+) \[(.+)\]$/gm)].flatMap(([, name = "", versions = ""]) =>
    versions.split(",").map((version) => ({ name, version })),
  );
}

/**
 * Runs server scenarios against `url`.
 * @param args which ones, as the suite's own options
 * @throws {Error} with what it printed, when it ends otherwise than with 0 or 1
 */
export async function runSuite(url: string, args: readonly string[]): Promise<SuiteRun> {
  const folder = await mkdtemp(join(tmpdir(), "normkompass-conformance-"));
  try {
    const { exitCode } = await runCommand(["server", "--url", url, "-o", folder, ...args]);
    const checks = new Map<string, readonly Check[]>();
    for (const entry of await readdir(folder)) {
      const [, name = ""] = /^server-(.+)-\d{4}-\d\d-\d\dT[\d-]+Z$/.exec(entry) ?? [];
      checks.set(name, await readChecks(join(folder, entry, "checks.json")));
    }
    return { exitCode, checks };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The checks in a file; a scenario that was skipped or broke off leaves none. */
async function readChecks(file: string): Promise<readonly Check[]> {
  const text = await readFile(file, "utf8").catch(() => "[]");
  return checksSchema.parse(JSON.parse(text));
}

async function runCommand(args: readonly string[]) {
  const manifest = createRequire(import.meta.url).resolve(
    "@modelcontextprotocol/conformance/package.json",
  );
  const { bin } = manifestSchema.parse(JSON.parse(await readFile(manifest, "utf8")));
  const command = [join(dirname(manifest), bin.conformance), ...args];
  const options = { timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
  return new Promise<{ exitCode: number; output: string }>((resolve, reject) => {
    const child = execFile(process.execPath, command, options, (_error, stdout, stderr) => {
      const { exitCode } = child;
      if (exitCode === 0 || exitCode === 1) resolve({ exitCode, output: stdout });
      else reject(new Error(`conformance ${args.join(" ")} ended with ${exitCode}:\n${stderr}`));
    });
  });
}

/** Checks that did not pass. INFO says what happened and judges nothing. */
export function notPassed(checks: readonly Check[]): Check[] {
  return checks.filter(({ status }) => status !== "SUCCESS" && status !== "INFO");
}

/**
 * Whether a scenario passed: a check of its own did, and none did not. That the messages fit the
 * schema is looked at in every scenario and says nothing about this one.
 */
export function didPass(checks: readonly Check[]): boolean {
  const own = checks.filter(({ id }) => id !== "wire-schema-valid");
  return own.some(({ status }) => status === "SUCCESS") && notPassed(checks).length === 0;
}

/** What a check says of itself, to look for the reason why it did not pass. */
export function evidence({ id, description, errorMessage, details }: Check): string {
  return JSON.stringify([id, description, errorMessage, details]);
}

/** Reads the table: scenario, versions, result and remark. */
export function readTable(markdown: string): TableRow[] {
  return [...markdown.matchAll(/^\| `(.+?)` \| (.+?) \| (.+?) \|(.*)\|$/gm)].flatMap(
    ([, name = "", versions = "", result = "", remark = ""]) => {
      const terms = [...remark.matchAll(/`(.+?)`/g)].map(([, term = ""]) => term);
      return versions.split(", ").map((version) => ({ name, version, result, terms }));
    },
  );
}
