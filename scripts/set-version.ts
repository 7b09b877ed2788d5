/** Run by `npm version`: carries package.json's version into the other files that name it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const ROOT = join(import.meta.dirname, "..");
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));

/** Replaces the version wherever `pattern` finds one; its first group stands before it. */
function setVersion(file: string, pattern: RegExp): void {
  const path = join(ROOT, file);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(pattern, (_found, before: string) => `${before}${version}"`);
  if (!pattern.test(text)) throw new Error(`${file} names no version.`);
  writeFileSync(path, changed);
}

setVersion("src/version.ts", /(VERSION = ")[^"]*"/);
setVersion("server.json", /("version": ")[^"]*"/g);
