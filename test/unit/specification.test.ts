import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((file) => ({
    file,
    text: readFileSync(join(ROOT, file), "utf8"),
  }));

/** Titles of scenarios, with the file they stand in. */
const scenarios = read("openspec/specs/*/spec.md").flatMap(({ file, text }) =>
  [...text.matchAll(/^#### Scenario: (.+)$/gm)].map(([, title = ""]) => ({ file, title })),
);

/** Titles of tests; one that runs over a table says which row it is after a colon. */
const tests = new Set(
  read("test/**/*.ts").flatMap(({ text }) =>
    [...text.matchAll(/\(\s*"((?:[^"\\]|\\.)+)",\s*(?:async )?\(/g)].map(([, title = ""]) =>
      title.replace(/: %.*$/, ""),
    ),
  ),
);

describe("the specification", () => {
  it("Every scenario has a test of its title", () => {
    expect(scenarios.length).toBeGreaterThan(100);
    expect(scenarios.filter(({ title }) => !tests.has(title))).toEqual([]);
  });

  it("No two scenarios share a title", () => {
    const titles = scenarios.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
