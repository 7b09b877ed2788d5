/** Builds the `normkompass-mcp` command: plain JavaScript for Node 20, everything bundled. */
import { chmod, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Metafile } from "esbuild";
import * as z from "zod";

const ROOT = join(import.meta.dirname, "..");

/** Builds into `outdir`, with the licenses of what is bundled, and says what went into each file. */
export async function buildCommand(outdir: string): Promise<Metafile> {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["src/cli.ts"],
    outdir,
    bundle: true,
    // The server is a chunk of its own: on an old Node only the small entry is parsed.
    splitting: true,
    // Less to read makes for a quicker start.
    minify: true,
    // The SDK's platform module without its JSON Schema validator.
    alias: { "@modelcontextprotocol/server/_shims": "./src/sdk-platform.ts" },
    format: "esm",
    platform: "node",
    target: "node20",
    banner: { js: "#!/usr/bin/env node" },
    // All licenses stand whole in a file of their own.
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
  });
  // npm marks it in what it installs; here `npx normkompass-mcp` starts it as it lies.
  await chmod(join(outdir, "cli.js"), 0o755);
  await writeFile(join(outdir, "THIRD-PARTY-LICENSES.txt"), await licenses(metafile));
  return metafile;
}

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** Name, version and license text of every package of which something is in the bundle. */
async function licenses({ outputs }: Metafile): Promise<string> {
  const bundled = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
  );
  const folders = bundled.flatMap(
    ([input]) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? [],
  );
  const texts = [...new Set(folders)].sort().map(async (folder) => {
    const path = join(ROOT, folder);
    const described = JSON.parse(await readFile(join(path, "package.json"), "utf8"));
    const { name, version, license } = packageSchema.parse(described);
    const file = (await readdir(path)).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} comes without the text of its license.`);
    const text = await readFile(join(path, file), "utf8");
    return `${name} ${version} (${license})\n\n${text.trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${"-".repeat(80)}\n\n`);
}

if (import.meta.main) await buildCommand(join(ROOT, "dist"));
