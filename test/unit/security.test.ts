import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

it("Every test that the threat model names exists", () => {
  const model = readFileSync(join(ROOT, "SECURITY.md"), "utf8");
  const rows = model.split("\n").filter((line) => /^\| (?!cannot|---)/.test(line));
  expect(rows.length).toBeGreaterThan(10);
  const tests = globSync("test/**/*.ts", { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n");
  for (const row of rows) {
    const named = [...(row.split("|")[3] ?? "").matchAll(/"([^"]+)"/g)].map(([, title]) => title);
    expect(named.length, row).toBeGreaterThan(0);
    for (const title of named) expect(tests).toContain(`"${title}`);
  }
});
