import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { ANSWER, REFUSAL, SEARCH } from "../support/fixtures.ts";
import { LIST } from "../support/messages.ts";
import { startStubApi } from "../support/stub-api.ts";

const ROOT = join(import.meta.dirname, "../..");
const SECRET = "service-token-secret";
const WAIT = { timeout: 45_000, interval: 50 };

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** `npm start` without npm: what it prints, how it ends, and what is left of it. */
function start(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  command: "node" | "npm" = "node",
) {
  const mark = `NORMKOMPASS_RUN=${randomUUID()}`;
  const { NORMKOMPASS_API_URL: _url, ...inherited } = process.env;
  const [name = "", value = ""] = mark.split("=");
  // Whatever a developer has fetched, the tests are of the sample.
  const [file, ...before] =
    command === "npm" ? ["npm"] : [process.execPath, "scripts/start.ts", "--sample"];
  const child = spawn(file ?? "", [...before, ...args], {
    cwd: ROOT,
    env: { ...inherited, ...env, [name]: value } as NodeJS.ProcessEnv,
  });
  children.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, ended, output: () => output, left: () => processesWith(mark) };
}

/** Processes whose environment holds `mark`: all that a run started, wherever they hang now. */
function processesWith(mark: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, "utf8").includes(mark);
    } catch {
      return false;
    }
  });
}

describe("npm start", () => {
  it("It shows a search, an answer and a refusal, stays up, and leaves no process behind", async () => {
    const run = start([], {
      NORMKOMPASS_ACCESS_CLIENT_ID: "client.access",
      NORMKOMPASS_ACCESS_CLIENT_SECRET: SECRET,
    });
    await expect.poll(run.output, WAIT).toContain("curl -s");
    const output = run.output();
    expect(output).toMatch(
      /search_law {2}Wann gilt ein Landfahrzeug als neu\?\n\n1\. § 1b Abs\. 3 UStG/,
    );
    expect(output).toContain("Beispieltext (nicht der Gesetzeswortlaut)");
    expect(output).toMatch(/ask_law {2}Wann gilt .*\n\n {3}\S[\s\S]* § 1b Abs\. 3 UStG\n/);
    expect(output).toMatch(
      /ask_law {2}Wie hoch ist der gesetzliche Mindestlohn pro Stunde\?\n\nRefused: \S/,
    );
    expect(output).not.toMatch(/wrangler:|warn|Error/i);

    // The lines it prints work as they are.
    const { url = "", token = "" } =
      /claude mcp add --transport http normkompass (?<url>\S+) --header "Authorization: Bearer (?<token>\S+)"/.exec(
        output,
      )?.groups ?? {};
    for (const client of ["Claude Code", "Cursor", "VS Code", "curl"])
      expect(output).toContain(client);
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(LIST),
    });
    expect(await response.json()).toMatchObject({ result: { tools: [{}, {}] } });

    expect(run.left().length).toBeGreaterThan(2);
    for (const pid of run.left()) {
      expect(readFileSync(`/proc/${pid}/cmdline`, "utf8")).not.toContain(SECRET);
      expect(readFileSync(`/proc/${pid}/cmdline`, "utf8")).not.toContain(token);
    }
    run.child.kill("SIGINT");
    expect(await run.ended).toBe(0);
    await expect.poll(run.left, WAIT).toEqual([]);
  });

  it("An interrupt while it starts leaves no process behind either", async () => {
    const run = start();
    await expect.poll(() => run.left().length, WAIT).toBeGreaterThan(1);
    run.child.kill("SIGTERM");
    await run.ended;
    await expect.poll(run.left, WAIT).toEqual([]);
  });
});

describe("npm start, on a bad day", () => {
  it("Two at a time take a port each, with the token that was given", async () => {
    const token = "a-token-of-my-own-choice";
    const runs = [1, 2].map(() => start([], { NORMKOMPASS_MCP_TOKEN: token }));
    const urls = await Promise.all(
      runs.map(async (run) => {
        await expect.poll(run.output, WAIT).toContain("curl -s");
        expect(run.output()).toContain(`Bearer ${token}`);
        return /Ready: (\S+)/.exec(run.output())?.[1];
      }),
    );
    expect(new Set(urls).size).toBe(2);
    expect(runs.map((run) => run.output()).join()).toMatch(
      /Port 8787 is taken by another program, so a free one is used\./,
    );
    for (const run of runs) {
      run.child.kill("SIGINT");
      expect(await run.ended).toBe(0);
    }
  });

  it("The end of the Worker's runtime ends it with 1 and says so", async () => {
    const run = start();
    await expect.poll(run.output, WAIT).toContain("curl -s");
    const runtime = run
      .left()
      .find((pid) => readFileSync(`/proc/${pid}/comm`, "utf8") === "workerd\n");
    process.kill(Number(runtime), "SIGSTOP");
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain("\nThe Worker ended by itself: start again.");
    await expect.poll(run.left, WAIT).toEqual([]);
  });

  it("An option that it does not know ends it with 2 and the usage", async () => {
    const run = start(["--port", "9000"]);
    expect(await run.ended).toBe(2);
    expect(run.output()).toMatch(
      /^Unknown option\.\n\nStarts a local normkompass [\s\S]*Usage: npm start/,
    );
  });
});

describe("npm in between", () => {
  it.each([
    ["start", /curl -s/],
    ["api", /listens on/],
  ])("A signal to npm alone ends what it started: %s", async (script, ready) => {
    const run = start(
      ["run", script, "--", "--sample", ...(script === "api" ? ["--port", "0"] : [])],
      {},
      "npm",
    );
    await expect.poll(run.output, WAIT).toMatch(ready);
    run.child.kill("SIGTERM");
    await expect.poll(run.left, WAIT).toEqual([]);
  });
});

describe("npm run demo", () => {
  it("It does the same calls and exits, with the API that is given and none of its own", async () => {
    const stub = await startStubApi();
    stub.answer = (response, { path, body }) => {
      const answer = body.includes("Mindestlohn") ? REFUSAL : ANSWER;
      response.end(JSON.stringify(path === "/search" ? SEARCH : answer));
    };
    try {
      const run = start(["--once"], { NORMKOMPASS_API_URL: stub.url });
      expect(await run.ended).toBe(0);
      expect(stub.received.map(({ path }) => path)).toEqual(["/search", "/ask", "/ask"]);
      expect(run.output()).toContain("§ 14 UStG");
      expect(run.output()).not.toMatch(/curl|sample|Beispieltext/);
      await expect.poll(run.left, WAIT).toEqual([]);
    } finally {
      await stub.close();
    }
  });

  it("A setting that breaks its rule ends it with 1 and a sentence", async () => {
    const run = start(["--once"], { NORMKOMPASS_API_URL: "localhost:3000" });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/^\nNORMKOMPASS_API_URL must begin with http[^\n]*\n$/);
  });

  it("A reset connection, a closed port and an unknown host give one sentence in workerd too", async () => {
    const stub = await startStubApi();
    stub.answer = (response) => response.destroy();
    try {
      for (const url of [stub.url, "http://127.0.0.1:1", "http://nowhere.invalid"]) {
        const run = start(["--once"], { NORMKOMPASS_API_URL: url });
        expect(await run.ended).toBe(1);
        expect(run.output()).toContain(
          `\nThe normkompass API at ${url} cannot be reached: check that it is running and that NORMKOMPASS_API_URL is right.\n`,
        );
        await expect.poll(run.left, WAIT).toEqual([]);
      }
    } finally {
      await stub.close();
    }
  });
});
