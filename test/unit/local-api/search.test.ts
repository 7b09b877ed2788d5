import { describe, expect, it } from "vitest";
import { readCitations } from "../../../local-api/citations.ts";
import { type Corpus, sampleCorpus } from "../../../local-api/corpus.ts";
import { createSearch } from "../../../local-api/search.ts";
import { passage } from "../../support/fixtures.ts";
import { FRESH, KNOWN } from "./questions.ts";

const search = createSearch(sampleCorpus);
const citations = (question: string, limit = 5) =>
  search(question, limit).map(({ passage }) => passage.citation);

describe("search", () => {
  it.each([
    ["KNOWN", KNOWN],
    ["FRESH", FRESH],
  ])(
    "finds the right provision among the first five for 90 % of the questions: %s",
    (_name, { answerable }) => {
      const missed = answerable.filter(
        (question) =>
          !citations(question.question).some((found) => question.citations.includes(found)),
      );
      expect(answerable.length).toBeGreaterThanOrEqual(30);
      expect(1 - missed.length / answerable.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(
        0.9,
      );
    },
  );

  it("gives passages best first, with falling scores, and no more than the limit", () => {
    const hits = search("Wie lange müssen Buchungsbelege aufbewahrt werden?", 20);
    expect(hits[0]?.passage.citation).toBe("§ 147 Abs. 3 AO");
    expect(hits).toHaveLength(20);
    const scores = hits.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(citations("Rechnung", 1)).toHaveLength(1);
    expect(citations("Rechnung", 3)).toEqual(citations("Rechnung", 20).slice(0, 3));
  });

  it.each(["Quantenchromodynamik", "Was ist das?", "???", "§ 433 BGB", "§ 9999 AO"])(
    "finds nothing where no word occurs: %s",
    (question) => {
      expect(citations(question)).toEqual([]);
    },
  );

  it.each([
    ["§ 14 Abs. 4 UStG", "§ 14 Abs. 4 UStG"],
    ["§14 Abs.4 UStG", "§ 14 Abs. 4 UStG"],
    ["§ 14 Absatz 4 Satz 1 Nr. 8 UStG", "§ 14 Abs. 4 UStG"],
    ["Was steht in § 1 b Abs. 3 UStG?", "§ 1b Abs. 3 UStG"],
    ["§ 4 Nr. 12 UStG", "§ 4 Nr. 12 UStG"],
    ["Paragraf 147 AO", "§ 147 Abs. 1 AO"],
    ["Paragraph 147 Abs. 3 der Abgabenordnung", "§ 147 Abs. 3 AO"],
    ["§147 AO", "§ 147 Abs. 1 AO"],
    ["§ 147 ao", "§ 147 Abs. 1 AO"],
    ["§ 34 Abs. 3 des Bundesdatenschutzgesetzes", "§ 34 Abs. 3 BDSG"],
    ["§ 5 Abs. 1 DDG: Impressum", "§ 5 Abs. 1 DDG"],
    ["Welche Pflichtangaben nennt § 14 UStG?", "§ 14 Abs. 4 UStG"],
    ["Aufbewahrungsfrist für Buchungsbelege nach § 147 AO", "§ 147 Abs. 3 AO"],
    ["§ 33 Abs. 1 UStDV", "§ 33 UStDV"],
  ])("puts a cited provision first: %s", (question, first) => {
    expect(citations(question)[0]).toBe(first);
  });

  it("gives the whole provision before anything else", () => {
    const found = citations("§ 1b Abs. 3 UStG: Fahrzeug", 20);
    expect(found[0]).toBe("§ 1b Abs. 3 UStG");
    expect(found.slice(1, 3).sort()).toEqual(["§ 1b Abs. 1 UStG", "§ 1b Abs. 2 UStG"]);
    expect(found.length).toBeGreaterThan(3);
  });

  it("gives each law's provision when no law is named", () => {
    expect(citations("§ 34", 20).map((citation) => citation.split(" ").at(-1))).toEqual(
      expect.arrayContaining(["UStDV", "BDSG"]),
    );
  });

  it("takes numbers that are no citation for no citation", () => {
    expect(citations("14 Tage Frist")[0]).not.toMatch(/^§ 14 /);
  });

  it.each([
    ["Fahrzeuge", "§ 1b Abs. 3 UStG", 10],
    ["Landfahrzeuge", "§ 1b Abs. 3 UStG", 2],
    ["Landfahrzeuge", "§ 18 Abs. 10 UStG", 10],
    ["Netzsperren", "§ 8 Abs. 1 DDG", 3],
    ["Sperre", "§ 8 Abs. 2 DDG", 5],
    ["Zuschlag", "§ 152 Abs. 5 AO", 10],
  ])(
    "finds compounds by their parts and parts by their compounds: %s",
    (question, citation, within) => {
      expect(citations(question, within)).toContain(citation);
    },
  );

  it.each([
    ["Verspätungszuschlag", "Verspaetungszuschlag"],
    ["Säumniszuschläge", "Saeumniszuschlaege"],
    ["Maßstab", "Massstab"],
    ["Löschung", "LOESCHUNG"],
    ["Bußgeld", "Bussgeld"],
  ])("finds the same in every spelling: %s", (one, other) => {
    expect(citations(one).length).toBeGreaterThan(0);
    expect(citations(other)).toEqual(citations(one));
  });

  it.each([
    ["Verspätungszuschlg", "§ 152 Abs. 1 AO"],
    ["Datenschuzbeauftragter", "§ 38 Abs. 1 BDSG"],
  ])("forgives a wrong letter: %s", (question, citation) => {
    expect(citations(question)).toContain(citation);
  });
});

describe("search in another corpus", () => {
  const corpus: Corpus = {
    passages: [
      passage({
        source: "AG",
        citation: "§ 1 AG",
        title: "Lager",
        text: "Probe Von der Ernte und der Ernte.",
      }),
      passage({
        source: "AG",
        citation: "§ 2 AG",
        title: "Ernte",
        text: "Probe Vom Lager und von Scheunen.",
      }),
      passage({
        source: "BG",
        citation: "§ 3 BG",
        title: "Vieh",
        text: "Probe Weidezaunlänge an der Weide.",
      }),
      passage({
        source: "AG",
        citation: "§ 3 AG",
        title: "Vieh",
        text: "Probe Von Kühen auf der Weide.",
      }),
    ],
    marker: "Probe ",
  };
  const inCorpus = createSearch(corpus);
  const found = (question: string) => inCorpus(question, 20).map((hit) => hit.passage.citation);

  it("puts the provision that a heading names before one that speaks of it", () => {
    expect(found("Ernte")).toEqual(["§ 2 AG", "§ 1 AG"]);
  });

  it("puts the law that the question names first", () => {
    expect(found("Vieh AG")[0]).toBe("§ 3 AG");
    expect(found("Vieh BG")[0]).toBe("§ 3 BG");
  });

  it("finds words by their beginning", () => {
    expect(found("Scheune")).toEqual(["§ 2 AG"]);
    expect(found("Weidezaun")).toEqual(["§ 3 BG"]);
  });

  it("searches neither numbers of sections nor the marker", () => {
    expect(found("3")).toEqual([]);
    expect(found("Probe")).toEqual([]);
  });
});

describe("citations in questions", () => {
  it.each([
    [
      "Was steht in § 14 Abs. 4 UStG?",
      [{ section: "14", part: "Abs. 4", source: "UStG" }],
      "Was steht in ?",
    ],
    ["§ 4 Nummer 12", [{ section: "4", part: "Nr. 12" }], ""],
    ["§ 433 Abs. 1 BGB", [{ section: "433", part: "Abs. 1", source: "BGB" }], ""],
    ["§ 1 des Umsatzsteuergesetzes gilt", [{ section: "1", source: "UStG" }], "gilt"],
    ["§ 5 Einkommensteuergesetz", [{ section: "5", source: "Einkommensteuergesetz" }], ""],
    [
      "§ 33 und § 34 UStDV",
      [
        { section: "33", source: "UStDV" },
        { section: "34", source: "UStDV" },
      ],
      "und",
    ],
    ["§ 15 Vorsteuer", [{ section: "15" }], "Vorsteuer"],
    ["14 Tage", [], "14 Tage"],
  ])("are taken out: %s", (question, cited, rest) => {
    expect(readCitations(question)).toEqual({ cited, rest });
  });
});

describe("search for what people tell", () => {
  const inCorpus = (...texts: readonly (readonly [citation: string, text: string])[]) => {
    const passages = texts.map(([citation, text]) =>
      passage({ source: "XG", citation, title: "Titel", text }),
    );
    const search = createSearch({ passages, marker: "" });
    return (question: string) => search(question, 20).map((hit) => hit.passage.citation);
  };
  /** A sentence of list items, long enough to be cut into them. */
  const list = (...items: readonly string[]) =>
    `Frei sind ${items.map((item, index) => `${index + 1}. ${item} ${"Weizen ".repeat(40)};`).join(" ")}`;

  it("counts words that stand together more than scattered ones", () => {
    const found = inCorpus(
      ["§ 1 XG", list("Hafen", "Gebühr")],
      ["§ 2 XG", list("Hafen Gebühr", "Roggen")],
    );
    expect(found("Hafen Gebühr")).toEqual(["§ 2 XG", "§ 1 XG"]);
  });

  it("leaves room for others beside one provision of many Absätze", () => {
    const found = inCorpus(
      ["§ 1 Abs. 1 XG", "Brücke Brücke"],
      ["§ 1 Abs. 2 XG", "Brücke Brücke"],
      ["§ 1 Abs. 3 XG", "Brücke Brücke"],
      ["§ 2 XG", "Brücke Brücke Weg"],
    );
    expect(found("Brücke").indexOf("§ 2 XG")).toBe(1);
  });

  it("counts a noun more than the verb beside it", () => {
    const found = inCorpus(["§ 1 XG", "befestigt Weizen"], ["§ 2 XG", "Anker Roggen"]);
    expect(found("Wer befestigt den Anker?")).toEqual(["§ 2 XG", "§ 1 XG"]);
    expect(found("wer befestigt den anker")).toEqual(["§ 1 XG", "§ 2 XG"]);
  });
});
