/** Builds the `normkompass-mcp` command: plain JavaScript for Node 20, everything bundled. */
import { rm } from "node:fs/promises";
import { build, type Metafile } from "esbuild";

/** Builds into `outdir` and says what went into each file. */
export async function buildCommand(outdir: string): Promise<Metafile> {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: ["src/cli.ts"],
    outdir,
    bundle: true,
    // The server is a chunk of its own: on an old Node only the small entry is parsed.
    splitting: true,
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
