import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const MAIN = join(import.meta.dirname, "../../../local-api/main.ts");

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** The command as a process of its own; `line` is what it has printed up to the first line's end. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  const output = { stdout: "", stderr: "" };
  const line = new Promise<string>((resolve) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output.stdout += text;
      if (output.stdout.includes("\n")) resolve(output.stdout);
    });
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.stderr += text;
  });
  const ended = once(child, "close").then(([code, signal]: unknown[]) => ({
    code,
    signal,
    ...output,
  }));
  return { child, line, ended };
}

const urlIn = (line: string) => /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];

describe("npm run api", { timeout: 20_000 }, () => {
  it.each(["SIGINT", "SIGTERM"] as const)(
    "says where it listens, answers, and ends within a second: %s",
    async (signal) => {
      const { child, line, ended } = run("--port", "0", "--sample");
      const printed = await line;
      expect(printed).toMatch(
        /^normkompass \(local\) listens on http:\/\/127\.0\.0\.1:\d+: \d+ passages, sample texts in our own words, not the law\n$/,
      );
      const response = await fetch(`${urlIn(printed)}/health`);
      expect(await response.json()).toMatchObject({ status: "ok" });
      const started = performance.now();
      child.kill(signal);
      expect(await ended).toEqual({ code: 0, signal: null, stdout: printed, stderr: "" });
      expect(performance.now() - started).toBeLessThan(1000);
    },
  );

  it("has no answer model with --no-answer-model", async () => {
    const { line } = run("--port", "0", "--sample", "--no-answer-model");
    const response = await fetch(`${urlIn(await line)}/ask`, {
      method: "POST",
      body: JSON.stringify({ question: "Wann gilt ein Landfahrzeug als neu?" }),
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: "no_answer_model" } });
  });

  it("prints how it is used with --help", async () => {
    const { code, stdout, stderr } = await run("--help").ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const option of ["--port", "--no-answer-model", "--help", "3000"]) {
      expect(stdout).toContain(option);
    }
  });

  it.each([
    ["an unknown option", ["--prot", "3000"]],
    ["an argument", ["3000"]],
    ["no port", ["--port"]],
    ["a port that is no number", ["--port", "x"]],
    ["a port that is too high", ["--port", "65536"]],
    ["a value where none belongs", ["--no-answer-model=yes"]],
  ])("prints how it is used on stderr and exits with 2: %s", async (_name, args) => {
    const { code, stdout, stderr } = await run(...args).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("Usage: npm run api");
  });

  it("says in one sentence that the port is in use, and exits with 1", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    try {
      const address = other.address();
      const port = typeof address === "object" ? address?.port : undefined;
      const { code, stdout, stderr } = await run("--port", String(port)).ended;
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toBe(`Port ${port} is in use: choose another one with --port.\n`);
    } finally {
      other.close();
    }
  });
});
