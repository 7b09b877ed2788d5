/**
 * `npm run clients [-- --with NAME=VERSION …]`: published clients, as packages, against both entries. Prints
 * the table of docs/clients.md and exits with 1 when a client got something else than the API returned.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs, promisify } from "node:util";
import * as z from "zod";
import { buildCommand } from "../../scripts/build.ts";
import { startEndpoint } from "../../scripts/endpoint.ts";
import { ANSWER, REFUSAL, SEARCH } from "../support/fixtures.ts";
import { MACHINE_NODE } from "../support/process.ts";
import { startStubApi } from "../support/stub-api.ts";
import { TOKEN } from "../support/tokens.ts";

const HERE = import.meta.dirname;
const run = promisify(execFile);
/** How long a client may take for all its calls, in milliseconds. */
const CLIENT_MS = 120_000;

const CALLS = {
  search: ["search_law", { question: "§ 14 Abs. 4 UStG" }],
  ask: ["ask_law", { question: "Wann gilt ein Landfahrzeug als neu?" }],
  refusal: ["ask_law", { question: "Wie hoch ist der Mindestlohn?" }],
  // Within the published schema, so that clients that check arguments send it.
  error: ["ask_law", { question: "  " }],
} as const;

const settledSchema = z.object({ result: z.unknown().optional(), thrown: z.string().optional() });
const answersSchema = z.record(z.string(), settledSchema).nullable();
const resultSchema = z.looseObject({
  isError: z.boolean().optional(),
  structuredContent: z.unknown().optional(),
  content: z.array(z.looseObject({ text: z.string().optional() })).optional(),
});

/** Whether a result holds `expected`, as structured content or as the JSON of its text. */
function holds(given: z.infer<typeof settledSchema> | undefined, expected: unknown): boolean {
  const result = resultSchema.safeParse(given?.result).data;
  if (result === undefined || result.isError) return false;
  const text = result.content?.[0]?.text ?? "null";
  return [result.structuredContent, parseJson(text)].some(
    (value) => JSON.stringify(value) === JSON.stringify(expected),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What of the five things worked. */
function judge(answers: Readonly<Record<string, z.infer<typeof settledSchema>>>) {
  const { list, search, ask, refusal, error } = answers;
  return {
    list: JSON.stringify(list?.result) === JSON.stringify(["search_law", "ask_law"]),
    search: holds(search, { ...SEARCH, omitted: 0 }),
    ask: holds(ask, ANSWER),
    refusal: holds(refusal, REFUSAL),
    // Thrown or returned, the sentence has to be there.
    error: JSON.stringify(error ?? "").includes("question is blank; send the question as text."),
  };
}

async function runClient(folder: string, name: string, target: object) {
  const input = JSON.stringify({ name, target, calls: CALLS });
  const { stdout } = await run(process.execPath, [join(folder, "run.mjs"), input], {
    timeout: CLIENT_MS,
    maxBuffer: 16 * 1024 * 1024,
    // mcp-remote keeps a folder of its own in the home folder.
    env: { ...process.env, HOME: folder, MCP_REMOTE_CONFIG_DIR: folder },
  });
  const answers = answersSchema.parse(JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? ""));
  return answers === null ? undefined : judge(answers);
}

/** The end of what a process printed; never its arguments, which hold the token. */
const stderrSchema = z.object({ stderr: z.string() });
const versionsSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** The clients in a folder of their own, with the pinned versions but for those of `overrides`. */
async function install(folder: string, overrides: readonly string[]) {
  cpSync(HERE, folder, { recursive: true, filter: (path) => !path.includes("node_modules") });
  await run("npm", ["ci"], { cwd: folder });
  if (overrides.length > 0)
    await run("npm", ["install", "--save-exact", ...overrides], { cwd: folder });
  return versionsSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")))
    .dependencies;
}

const say = (text: string) => void process.stdout.write(`${text}\n`);
const { values } = parseArgs({
  options: { with: { type: "string", multiple: true, default: [] } },
});

const folder = mkdtempSync(join(tmpdir(), "normkompass-clients-"));
const stub = await startStubApi();
stub.answer = (response, { path, body }) => {
  const answer = body.includes("Mindestlohn") ? REFUSAL : ANSWER;
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(path === "/search" ? SEARCH : answer));
};
const endpoint = await startEndpoint({
  port: 0,
  variables: { NORMKOMPASS_API_URL: stub.url, NORMKOMPASS_MCP_TOKEN: TOKEN },
});
try {
  const versions = await install(
    folder,
    values.with.map((pair) =>
      pair.replace(/=/, "@").replace(/^(sdk-\w+)@/, "$1@npm:@modelcontextprotocol/sdk@"),
    ),
  );
  await buildCommand(join(folder, "dist"));
  const targets = {
    remote: { url: endpoint.url, headers: { Authorization: `Bearer ${TOKEN}` } },
    stdio: {
      command: MACHINE_NODE,
      args: [join(folder, "dist/cli.js")],
      env: { NORMKOMPASS_API_URL: stub.url, PATH: dirname(MACHINE_NODE) },
    },
  };
  say("| client | version | entry | list | search | ask | refusal | error |");
  say("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const [name, version] of Object.entries(versions)) {
    if (name === "@langchain/core") continue;
    const shownName = name.replace(/^sdk-\w+$/, "@modelcontextprotocol/sdk");
    const shownVersion = version.replace(/^npm:.*@/, "");
    for (const [entry, target] of Object.entries(targets)) {
      const worked = await runClient(folder, name, target).catch(
        (error: unknown) => stderrSchema.safeParse(error).data?.stderr ?? "no answer",
      );
      if (worked === undefined) continue;
      const cells =
        typeof worked === "string"
          ? [`failed: ${worked.trim().slice(-300).replaceAll("\n", " ")}`]
          : Object.values(worked).map((did) => (did ? "yes" : "NO"));
      if (cells.some((cell) => cell !== "yes")) process.exitCode = 1;
      say(`| ${[shownName, shownVersion, entry, ...cells].join(" | ")} |`);
    }
  }
} finally {
  await endpoint.stop();
  await stub.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
