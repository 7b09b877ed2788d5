/**
 * `npm run container`: does in empty folders what the Dockerfile says, without a Docker engine, and runs
 * both modes of what comes out, and the local API, as an unprivileged user. It shows that the steps work
 * and that the process behaves, not that the base image exists.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod";
import { readDockerfile, readDockerignore, type Stage } from "./dockerfile.ts";

const ROOT = join(import.meta.dirname, "..");
const TOKEN = "a-token-for-this-replay";
/** `nobody`, when this is run by root. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
/** How long a process may take to say that it listens, and to end, in milliseconds. */
const START_MS = 20_000;
const END_MS = 2000;

/** A stage once it is built: its file system and what it runs, where. */
interface Built {
  readonly root: string;
  readonly workdir: string;
  readonly command: readonly string[];
  readonly user: string;
}

const commandSchema = z.array(z.string());

function build(stages: readonly Stage[], folder: string): Map<string, Built> {
  const context = readDockerignore(readFileSync(join(ROOT, ".dockerignore"), "utf8"));
  const built = new Map<string, Built>();
  for (const { name, base, instructions } of stages) {
    const root = join(folder, name);
    const parent = built.get(base);
    if (parent === undefined) mkdirSync(root);
    else cpSync(parent.root, root, { recursive: true, verbatimSymlinks: true });
    let { workdir, command, user } = parent ?? { workdir: "/", command: [], user: "root" };
    for (const { name: instruction, text } of instructions) {
      const here = join(root, workdir);
      switch (instruction) {
        case "WORKDIR":
          workdir = text;
          mkdirSync(join(root, workdir), { recursive: true });
          break;
        case "COPY": {
          const words = text.split(" ");
          const from = built.get(/^--from=(.+)/.exec(words[0] ?? "")?.[1] ?? "")?.root;
          const sources = words.slice(from === undefined ? 0 : 1, -1);
          for (const source of sources) {
            if (from === undefined && !context.includes(source)) {
              throw new Error(`.dockerignore keeps ${source} out of the build.`);
            }
            const target = words.at(-1) ?? "";
            const path = target.endsWith("/") ? join(target, source) : target;
            cpSync(join(from ?? ROOT, source), join(here, path), { recursive: true });
          }
          break;
        }
        case "RUN":
          say(`${name}: ${text}`);
          run(text, here);
          break;
        case "USER":
          user = text;
          break;
        case "CMD":
        case "ENTRYPOINT":
          command = commandSchema.parse(JSON.parse(text));
          break;
        case "ENV":
        case "EXPOSE":
          break;
        default:
          throw new Error(`The replay does not know ${instruction}.`);
      }
    }
    built.set(name, { root, workdir, command, user });
  }
  return built;
}

function run(command: string, cwd: string): void {
  const { status, stderr } = spawnSync("sh", ["-c", command], {
    cwd,
    encoding: "utf8",
    // This machine's way to the registry, and the Node that the base image would have.
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  });
  if (status !== 0) throw new Error(`It failed: ${command}\n${stderr}`);
}

/** Runs what a stage runs, as nobody in particular. */
function start(stage: Built, env: Readonly<Record<string, string>>, more: readonly string[] = []) {
  if (stage.user === "root") throw new Error("The image would run as root.");
  const [, ...args] = stage.command;
  const child = spawn(process.execPath, [...args, ...more], {
    cwd: join(stage.root, stage.workdir),
    env: { ...env } as NodeJS.ProcessEnv,
    ...UNPRIVILEGED,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const exited = once(child, "close").then(([code]) => Number(code));
  return { child, exited, output: () => output };
}

/** Waits until `pattern` is in the output; gives its first group. */
async function printed(process_: ReturnType<typeof start>, pattern: RegExp): Promise<string> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const found = pattern.exec(process_.output())?.[1];
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It did not print ${pattern}, but:\n${process_.output()}`);
}

async function endsOnSigterm(child: ChildProcess, exited: Promise<number>): Promise<void> {
  const from = performance.now();
  child.kill("SIGTERM");
  expect("exit code after SIGTERM", await exited, 0);
  const ms = performance.now() - from;
  if (ms > END_MS) throw new Error(`It took ${ms.toFixed(0)} ms to end.`);
}

function expect(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what}: ${actual} instead of ${expected}`);
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function checkHttp(image: Built): Promise<void> {
  const http = { NORMKOMPASS_MCP_TRANSPORT: "http", NORMKOMPASS_MCP_HOST: "0.0.0.0" };
  const open = start(image, http);
  expect("exit code without a token", await open.exited, 1);
  const env = { ...http, NORMKOMPASS_MCP_TOKEN: TOKEN, NORMKOMPASS_MCP_PORT: "0" };
  const { child, exited, output } = start(image, env);
  const port = await printed({ child, exited, output }, /:(\d+)\/mcp/);
  const post = (headers: Readonly<Record<string, string>>) =>
    fetch(`http://127.0.0.1:${port}/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(LIST),
    });
  expect("health", (await fetch(`http://127.0.0.1:${port}/health`)).status, 200);
  expect("without the token", (await post({})).status, 401);
  expect("with the token", (await post({ authorization: `Bearer ${TOKEN}` })).status, 200);
  await endsOnSigterm(child, exited);
}

async function checkStdio(image: Built): Promise<void> {
  const { child, exited, output } = start(image, {});
  child.stdin.write(`${JSON.stringify(LIST)}\n`);
  await printed({ child, exited, output }, /("search_law")/);
  await endsOnSigterm(child, exited);
}

async function checkLocalApi(api: Built): Promise<void> {
  const { child, exited, output } = start(api, {}, ["--port", "0"]);
  const url = await printed({ child, exited, output }, /(http:\/\/[^: ]+:\d+)/);
  expect("health of the local API", (await fetch(`${url}/health`)).status, 200);
  await endsOnSigterm(child, exited);
}

const folder = mkdtempSync(join(tmpdir(), "normkompass-container-"));
// The unprivileged user has to get at it.
chmodSync(folder, 0o755);
try {
  const stages = readDockerfile(readFileSync(join(ROOT, "Dockerfile"), "utf8"));
  const built = build(stages, folder);
  const image = built.get(stages.at(-1)?.name ?? "");
  const api = built.get("local-api");
  if (image === undefined || api === undefined) throw new Error("A stage is missing.");
  say(`the image holds ${readdirSync(join(image.root, image.workdir)).sort().join(", ")}`);
  for (const [what, check] of [
    ["stdio", () => checkStdio(image)],
    ["http", () => checkHttp(image)],
    ["local API", () => checkLocalApi(api)],
  ] as const) {
    await check();
    say(`ok  ${what}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
