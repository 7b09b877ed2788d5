import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { getMcpConfigForManifest, unpackExtension } from "@anthropic-ai/mcpb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { buildExtension } from "../../scripts/mcpb.ts";
import { NAME, VERSION } from "../../src/version.ts";
import { SEARCH } from "../support/fixtures.ts";
import { call, INITIALIZE, LIST } from "../support/messages.ts";
import { MACHINE_NODE } from "../support/process.ts";
import { startStubApi } from "../support/stub-api.ts";

const ROOT = join(import.meta.dirname, "../..");
const run = promisify(execFile);
const lines = (...messages: unknown[]) =>
  messages.map((message) => `${JSON.stringify(message)}\n`).join("");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "normkompass package "));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the npm package", () => {
  let packed: string[];
  let installed: string;

  beforeAll(async () => {
    const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], {
      cwd: ROOT,
    });
    // npm prints what the build says first.
    const [{ files, filename }] = z
      .tuple([z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) })])
      .parse(JSON.parse(stdout.slice(stdout.search(/^\[/m))));
    packed = files.map(({ path }) => path);
    installed = join(folder, "an app");
    mkdirSync(installed);
    await run("npm", ["init", "-y"], { cwd: installed });
    await run("npm", ["install", "--offline", "--omit=dev", join(folder, filename)], {
      cwd: installed,
    });
  });

  it("The tarball holds the command, its documents and licenses, and nothing else", () => {
    const [chunks, others] = [true, false].map((isChunk) =>
      packed.filter((path) => /^dist\/[\w-]+\.js$/.test(path) === isChunk).sort(),
    );
    expect(chunks).toContain("dist/cli.js");
    expect(others).toEqual([
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "dist/THIRD-PARTY-LICENSES.txt",
      "package.json",
    ]);
  });

  it("Installed elsewhere it starts through its link, whatever the folder", () => {
    expect(readdirSync(join(installed, "node_modules")).filter((name) => name[0] !== ".")).toEqual([
      NAME,
    ]);
    const command = join(installed, "node_modules/.bin", NAME);
    const start = (args: readonly string[], input = "", env: Record<string, string> = {}) =>
      spawnSync(command, args, {
        cwd: tmpdir(),
        encoding: "utf8",
        input,
        env: {
          PATH: `${dirname(MACHINE_NODE)}:/usr/bin:/bin`,
          ...env,
        } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv,
      });
    const from = performance.now();
    const { stdout, stderr, status } = start([], lines(INITIALIZE));
    expect(performance.now() - from).toBeLessThan(2000);
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({ result: { serverInfo: { version: VERSION } } });
    expect(start(["--version"]).stdout).toBe(`${VERSION}\n`);
    expect(start(["http"], "", { NORMKOMPASS_MCP_HOST: "0.0.0.0" })).toMatchObject({ status: 1 });
    const doctor = start(["doctor"], "", { NORMKOMPASS_API_URL: "http://127.0.0.1:1" });
    expect(doctor.stdout).toContain("http://127.0.0.1:1");
  });

  it("Every bundled package's license comes along", () => {
    const dist = join(installed, "node_modules", NAME, "dist");
    const texts = readFileSync(join(dist, "THIRD-PARTY-LICENSES.txt"), "utf8");
    for (const name of ["zod", "jose", "agents", "@modelcontextprotocol/server", "negotiator"]) {
      expect(texts).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, "m"));
    }
    expect(texts.match(/^-{80}$/gm)?.length).toBe(
      (texts.match(/^\S+ \d+\.\d+\S* \(/gm)?.length ?? 0) - 1,
    );
  });
});

describe("the desktop extension", () => {
  it("The extension is valid, and started as a desktop client does it serves its tools", async () => {
    const stub = await startStubApi();
    stub.answer = { body: SEARCH };
    try {
      // The packer refuses a manifest that breaks its schema.
      const mcpbPath = await buildExtension(folder);
      const outputDir = join(folder, "un packed");
      expect(await unpackExtension({ mcpbPath, outputDir, silent: true })).toBe(true);
      expect(readdirSync(outputDir).sort()).toEqual([
        "LICENSE",
        "manifest.json",
        "package.json",
        "server",
      ]);
      const manifest = JSON.parse(readFileSync(join(outputDir, "manifest.json"), "utf8"));
      expect(manifest).toMatchObject({
        manifest_version: "0.4",
        version: VERSION,
        user_config: {
          api_url: { required: true },
          access_client_id: { sensitive: true },
          access_client_secret: { sensitive: true },
        },
      });
      const config = await getMcpConfigForManifest({
        manifest,
        extensionPath: outputDir,
        systemDirs: {},
        userConfig: { api_url: stub.url },
        pathSeparator: "/",
      });
      const child = execFile(MACHINE_NODE, config?.args ?? [], {
        env: { ...config?.env } as NodeJS.ProcessEnv,
      });
      let stdout = "";
      child.stdout?.on("data", (text: string) => {
        stdout += text;
      });
      child.stdin?.end(lines(INITIALIZE, LIST, call("search_law", { question: "Frage" }, 9)));
      await new Promise((resolve) => child.once("close", resolve));
      const answers = stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(answers).toMatchObject([
        { result: { serverInfo: { name: NAME } } },
        { result: { tools: [{ name: "search_law" }, { name: "ask_law" }] } },
        { id: 9, result: { structuredContent: SEARCH } },
      ]);
    } finally {
      await stub.close();
    }
  });
});
