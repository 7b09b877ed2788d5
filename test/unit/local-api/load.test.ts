import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEngine } from "../../../local-api/engine.ts";
import { corpusPath, formatCorpus } from "../../../local-api/gii/corpus-file.ts";
import { loadCorpus, sample } from "../../../local-api/load.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "normkompass-corpus-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the corpus in use", () => {
  it("The sample is used until the official texts are there, and each says what it is", () => {
    expect(loadCorpus(folder)).toBe(sample);
    expect(sample.description).toBe("sample texts in our own words, not the law");
    const passage = {
      source: "ErfG",
      citation: "§ 1 ErfG",
      title: "Erfundenes",
      url: "https://www.gesetze-im-internet.de/erfg/__1.html",
      stand: "Stand: heute",
      text: "Wer etwas erfindet, meldet es an.",
    };
    const law = {
      slug: "erfg",
      source: "ErfG",
      name: "Erfindungsgesetz",
      stand: "Stand: heute",
      notes: [],
      provisions: 1,
      passages: 1,
      archive: { url: "https://www.gesetze-im-internet.de/erfg/xml.zip", sha256: "0".repeat(64) },
    };
    writeFileSync(
      corpusPath(folder),
      formatCorpus({ built: "2026-12-01T10:00:00.000Z", laws: [law], passages: [passage] }),
    );
    const loaded = loadCorpus(folder);
    expect(loaded.description).toBe("official texts of ErfG, fetched on 2026-12-01");
    expect(loaded.isSample).toBe(false);
    expect(
      createEngine(loaded.corpus).search("Wer muss eine Erfindung melden?", 5).passages,
    ).toEqual([passage]);
  });

  it("A corpus that cannot be used is told, not replaced by the sample", () => {
    writeFileSync(corpusPath(folder), "{}");
    expect(() => loadCorpus(folder)).toThrow(/fetch it again with "npm run corpus"$/);
  });
});
