import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildCommand } from "../../scripts/build.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the built `normkompass-mcp` command. */
    command: string;
  }
}

/** Builds the command into a folder of its own, so that tests run what a user runs. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "normkompass-mcp-"));
  await buildCommand(folder);
  project.provide("command", join(folder, "cli.js"));
  return () => rm(folder, { recursive: true });
}
