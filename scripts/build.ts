/** Builds the `normkompass-mcp` command: plain JavaScript for Node 20, everything bundled. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build, type Metafile } from "esbuild";

const ROOT = join(import.meta.dirname, "..");

/** Builds into `outdir` and says what went into each file. */
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
    legalComments: "linked",
    metafile: true,
    logLevel: "warning",
  });
  return metafile;
}

if (import.meta.main) await buildCommand("dist");
