import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseToml } from "smol-toml";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { WORKER_VARIABLES } from "../../src/config.ts";

const ROOT = join(import.meta.dirname, "../..");
const page = readFileSync(join(ROOT, "docs/clients.md"), "utf8");
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, "test/clients/package.json"), "utf8")));

const launchSchema = z.looseObject({
  command: z.literal("node"),
  args: z.tuple([z.string().regex(/\/dist\/cli\.js$/)]),
  env: z.record(z.string(), z.url()),
});
const configSchema = z.union([
  z.object({ mcpServers: z.object({ normkompass: launchSchema }) }),
  z.object({ servers: z.object({ normkompass: launchSchema }) }),
  z.object({ mcp_servers: z.object({ normkompass: launchSchema }) }),
]);

describe("the page on clients", () => {
  it("The table names the clients that are pinned, and each of them worked", () => {
    const rows = [...page.matchAll(/^\| (\S+) \| (\d\S*) \| (remote|stdio) \| (.+) \|$/gm)];
    const shown = rows.map(([, name, version]) => `${name} ${version}`);
    const pinned = Object.entries(dependencies)
      .filter(([name]) => name !== "@langchain/core")
      .map(([name, version]) =>
        name.startsWith("sdk-")
          ? version.replace(/^npm:(.+)@(.+)$/, "$1 $2")
          : `${name} ${version}`,
      );
    expect([...new Set(shown)].sort()).toEqual(pinned.sort());
    expect(pinned.length).toBeGreaterThanOrEqual(6);
    for (const [, , , , cells] of rows) expect(cells).toBe("yes | yes | yes | yes | yes");
  });

  it("Every snippet parses and starts the command with a setting that exists", () => {
    const blocks = [...page.matchAll(/^```(json|toml)\n(.*?)^```$/gms)];
    expect(blocks).toHaveLength(4);
    for (const [, language, text = ""] of blocks) {
      const config = configSchema.parse(language === "json" ? JSON.parse(text) : parseToml(text));
      const [{ normkompass } = { normkompass: undefined }] = Object.values(config);
      for (const name of Object.keys(normkompass?.env ?? {}))
        expect(WORKER_VARIABLES).toContain(name);
    }
  });
});
