import { describe, expect, it } from "vitest";
import { sampleCorpus, wordingOf } from "../../../local-api/corpus.ts";
import { validatorOf } from "../../support/openapi.ts";

const { passages, marker } = sampleCorpus;

/** `§ 1b Abs. 3 UStG` → `§ 1b UStG`. */
const provisionOf = (citation: string) => citation.replace(/ (?:Abs|Nr)\. \S+/, "");

const SLUGS: Readonly<Record<string, string>> = {
  UStG: "ustg_1980",
  UStDV: "ustdv_1980",
  AO: "ao_1977",
  BDSG: "bdsg_2018",
  DDG: "ddg",
};

describe("the sample corpus", () => {
  it("holds at least 70 provisions, some of each of the five laws", () => {
    const provisions = new Set(passages.map(({ citation }) => provisionOf(citation)));
    expect(provisions.size).toBeGreaterThanOrEqual(70);
    expect([...new Set(passages.map(({ source }) => source))]).toEqual(Object.keys(SLUGS));
  });

  it.each([
    ["UStG", ["1b", "14", "14a", "15", "18", "19"]],
    ["UStDV", ["33", "34", "35"]],
    ["AO", ["38", "93", "122", "147", "152", "169", "355"]],
    ["BDSG", ["26", "34", "35", "38", "43"]],
    ["DDG", ["5", "6", "7", "8"]],
  ])("holds the provisions that people ask for: %s", (source, sections) => {
    const provisions = new Set(passages.map(({ citation }) => provisionOf(citation)));
    for (const section of sections) expect(provisions).toContain(`§ ${section} ${source}`);
  });

  it("holds § 1b Abs. 1 to 3 and § 18 Abs. 10 UStG as passages of their own", () => {
    const citations = passages.map(({ citation }) => citation);
    for (const part of ["§ 1b Abs. 1", "§ 1b Abs. 2", "§ 1b Abs. 3", "§ 18 Abs. 10"]) {
      expect(citations).toContain(`${part} UStG`);
    }
  });

  it("has passages in the contract's shape", () => {
    const isPassage = validatorOf("Passage");
    expect(passages.filter((passage) => !isPassage(passage))).toEqual([]);
  });

  it("names each passage once, as lawyers write it", () => {
    const citations = passages.map(({ citation }) => citation);
    expect(new Set(citations).size).toBe(citations.length);
    for (const { citation, source } of passages) {
      expect(citation).toMatch(/^§ \d+[a-z]? (?:(?:Abs|Nr)\. \d+[a-z]? )?[A-Za-z]+$/);
      expect(citation.endsWith(` ${source}`)).toBe(true);
    }
  });

  it("says of each passage that it is not the law", () => {
    expect(marker).toBe("[Beispieltext] ");
    for (const { text, stand } of passages) {
      expect(text.startsWith(marker)).toBe(true);
      expect(stand).toBe("Beispieltext (nicht der Gesetzeswortlaut)");
    }
  });

  it("links each passage to the page of its provision", () => {
    for (const { url, citation, source } of passages) {
      const section = citation.split(" ")[1];
      expect(url).toBe(`https://www.gesetze-im-internet.de/${SLUGS[source]}/__${section}.html`);
    }
  });

  it("has short texts, no two alike", () => {
    const wordings = passages.map((passage) => wordingOf(passage, sampleCorpus));
    expect(new Set(wordings).size).toBe(wordings.length);
    for (const wording of wordings) {
      expect(wording.length, wording).toBeGreaterThanOrEqual(200);
      expect(wording.length, wording).toBeLessThanOrEqual(700);
      expect(wording, wording).toMatch(/^[A-ZÄÖÜ].*[.]$/u);
    }
  });

  it.each([
    [
      "§ 1b Abs. 3 UStG",
      ["6.000 Kilometer", "sechs Monate", "100 Betriebsstunden", "40 Betriebsstunden"],
    ],
    ["§ 12 Abs. 1 UStG", ["19 Prozent"]],
    ["§ 14b Abs. 1 UStG", ["acht Jahre"]],
    ["§ 18 Abs. 2 UStG", ["9.000 Euro", "2.000 Euro"]],
    ["§ 19 Abs. 1 UStG", ["25.000 Euro", "100.000 Euro"]],
    ["§ 33 UStDV", ["250 Euro"]],
    ["§ 122 Abs. 2 AO", ["vierten Tag"]],
    ["§ 147 Abs. 3 AO", ["zehn Jahre", "acht Jahre", "sechs Jahre"]],
    ["§ 152 Abs. 5 AO", ["0,25 Prozent", "25 Euro"]],
    ["§ 169 Abs. 2 AO", ["vier Jahre", "fünf Jahre", "zehn Jahre"]],
    ["§ 355 Abs. 1 AO", ["eines Monats"]],
    ["§ 38 Abs. 1 BDSG", ["20 oder mehr"]],
    ["§ 43 Abs. 2 BDSG", ["50.000 Euro"]],
    ["§ 33 Abs. 6 DDG", ["50.000 Euro", "300.000 Euro"]],
  ])("states the figures of the law: %s", (citation, figures) => {
    const text = passages.find((passage) => passage.citation === citation)?.text;
    for (const figure of figures) expect(text).toContain(figure);
  });
});
