import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, type Metafile } from "esbuild";
import { parse } from "smol-toml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { buildCommand } from "../../scripts/build.ts";

const ROOT = join(import.meta.dirname, "../..");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "normkompass-layout-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("imports", () => {
  const cases: [string, string, boolean][] = [
    ["src/normkompass/x.ts", "node:fs", false],
    ["src/normkompass/x.ts", "node:fs/promises", false],
    ["src/normkompass/x.ts", "cloudflare:workers", false],
    ["src/normkompass/x.ts", "agents", false],
    ["src/normkompass/x.ts", "@modelcontextprotocol/server", false],
    ["src/normkompass/x.ts", "../mcp/server.ts", false],
    ["src/normkompass/x.ts", "../http/app.ts", false],
    ["src/normkompass/x.ts", "../worker.ts", false],
    ["src/normkompass/x.ts", "../config.ts", true],
    ["src/mcp/x.ts", "node:crypto", false],
    ["src/mcp/x.ts", "cloudflare:workers", false],
    ["src/mcp/x.ts", "agents", false],
    ["src/mcp/x.ts", "agents/mcp/server", false],
    ["src/mcp/x.ts", "../http/app.ts", false],
    ["src/mcp/x.ts", "../stdio.ts", false],
    ["src/mcp/x.ts", "../cli.ts", false],
    ["src/mcp/x.ts", "../normkompass/client.ts", true],
    ["src/mcp/x.ts", "@modelcontextprotocol/server", true],
    ["src/http/x.ts", "cloudflare:workers", false],
    ["src/http/x.ts", "../worker.ts", false],
    ["src/http/x.ts", "../stdio.ts", false],
    ["src/http/x.ts", "../mcp/server.ts", true],
    ["src/http/x.ts", "node:crypto", true],
    ["src/x.ts", "../local-api/server.ts", false],
    ["src/x.ts", "../scripts/build.ts", false],
    ["src/x.ts", "./http/app.ts", true],
  ];

  it("The linter refuses every import against the layout and no other", async () => {
    const { $schema: _schema, ...biome } = JSON.parse(
      readFileSync(join(ROOT, "biome.json"), "utf8"),
    );
    writeFileSync(
      join(folder, "biome.json"),
      JSON.stringify({ ...biome, vcs: { enabled: false } }),
    );
    for (const [index, [file, specifier]] of cases.entries()) {
      const path = join(folder, file.replace("x.ts", `x${index}.ts`));
      await mkdir(dirname(path), { recursive: true });
      writeFileSync(path, `import * as x from "${specifier}";\nexport const y = x;\n`);
    }
    const biomeCommand = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
    const args = [biomeCommand, "lint", "--reporter=json", "--max-diagnostics=none", "."];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    const refused = new Set([...stdout.matchAll(/x(\d+)\.ts/g)].map(([, index]) => Number(index)));
    expect(cases.map(([file, from], index) => [file, from, !refused.has(index)])).toEqual(cases);
  });
});

/** The JSON Schema validators that the SDK brings along. */
const VALIDATORS = /ajvProvider|cfWorkerProvider/;
const aliasSchema = z.object({ alias: z.record(z.string(), z.string()) });

describe("bundles", () => {
  it("The Worker holds no second SDK, no other validator and nothing of Node's servers", async () => {
    const { metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: ["src/worker.ts"],
      alias: aliasSchema.parse(parse(readFileSync(join(ROOT, "wrangler.toml"), "utf8"))).alias,
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      conditions: ["workerd", "worker", "browser"],
      external: ["node:*", "cloudflare:*"],
      logLevel: "silent",
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs).toContain("src/http/app.ts");
    for (const foreign of [
      /modelcontextprotocol\/sdk\//,
      /\/ajv\//,
      VALIDATORS,
      /\/ai\//,
      /\/react\//,
      /src\/stdio/,
      /src\/cli/,
      /local-api/,
    ]) {
      expect(inputs.filter((input) => foreign.test(input))).toEqual([]);
    }
    const builtins = Object.values(metafile.outputs).flatMap(({ imports }) =>
      imports.map(({ path }) => path),
    );
    expect([...new Set(builtins)].sort()).toEqual(["node:async_hooks", "node:crypto"]);
  });

  it("The command holds nothing that only the Worker needs, and stdio loads nothing of HTTP", async () => {
    const metafile = await buildCommand(join(folder, "command"));
    const inputs = Object.keys(metafile.inputs);
    expect(inputs).toContain("src/http/app.ts");
    for (const foreign of [/src\/worker/, /local-api/, /^test\//, VALIDATORS]) {
      expect(inputs.filter((input) => foreign.test(input))).toEqual([]);
    }
    const stdio = loadedWith(metafile, "src/stdio.ts");
    expect(stdio).toContain("src/mcp/server.ts");
    for (const foreign of [/node_modules\/agents\//, /@hono/, /src\/http/, /src\/doctor/]) {
      expect(stdio.filter((input) => foreign.test(input))).toEqual([]);
    }
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    const outside = imports.filter(({ external }) => external).map(({ path }) => path);
    expect(outside.filter((path) => !path.startsWith("node:"))).toEqual([]);
  });
});

/** The sources in the chunk that `entry` became and in all that it imports at once. */
function loadedWith({ outputs }: Metafile, entry: string): string[] {
  const [start] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  const seen = new Set<string>();
  const follow = (path: string | undefined) => {
    const output = path === undefined || seen.has(path) ? undefined : outputs[path];
    if (path === undefined || output === undefined) return;
    seen.add(path);
    for (const { kind, path: next } of output.imports) {
      if (kind === "import-statement") follow(next);
    }
  };
  follow(start);
  return [...seen].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
}

describe("the package", () => {
  const read = (name: string) => readFileSync(join(ROOT, name), "utf8");

  it("Name and version are those of package.json", async () => {
    const { NAME, VERSION } = await import("../../src/version.ts");
    const { name, version } = JSON.parse(read("package.json"));
    expect([NAME, VERSION]).toEqual([name, version]);
  });

  it("Every dependency is pinned exactly", () => {
    const { dependencies = {}, devDependencies, overrides } = JSON.parse(read("package.json"));
    for (const version of Object.values({ ...dependencies, ...devDependencies, ...overrides })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  });

  it("The lock file names no host", () => {
    expect(read("package-lock.json")).not.toMatch(
      /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/,
    );
  });

  it("Files that hold secrets are ignored by git", () => {
    const ignored = read(".gitignore").split("\n");
    expect(ignored).toEqual(
      expect.arrayContaining([".dev.vars", ".env", "node_modules/", "dist/"]),
    );
  });
});
