import { describe, expect, it } from "vitest";
import { answerFrom, createAsk } from "../../../local-api/ask.ts";
import { type Corpus, sampleCorpus, wordingOf } from "../../../local-api/corpus.ts";
import { createSearch } from "../../../local-api/search.ts";
import { passage } from "../../support/fixtures.ts";
import { validatorOf } from "../../support/openapi.ts";
import { FRESH, KNOWN } from "./questions.ts";

const ask = createAsk(sampleCorpus, createSearch(sampleCorpus));

/** What an answer cites; nothing for a refusal. */
function cited(question: string): string[] {
  const answer = ask(question);
  return answer.refused ? [] : answer.citations.map(({ path }) => path);
}

const everyQuestion = [KNOWN, FRESH].flatMap(({ answerable, unanswerable }) => [
  ...answerable.map(({ question }) => question),
  ...unanswerable,
]);

describe("ask", () => {
  it("answers with the sentence that says it, and its citation", () => {
    expect(ask("Wann gilt ein Landfahrzeug als neu?")).toMatchInlineSnapshot(`
      {
        "answer": "Ein Landfahrzeug gilt als neu, wenn es höchstens 6.000 Kilometer gefahren ist oder wenn seine erste Inbetriebnahme beim Erwerb höchstens sechs Monate zurückliegt.",
        "citations": [
          {
            "path": "§ 1b Abs. 3 UStG",
            "quote": "Ein Landfahrzeug gilt als neu, wenn es höchstens 6.000 Kilometer gefahren ist oder wenn seine erste Inbetriebnahme beim Erwerb höchstens sechs Monate zurückliegt.",
            "source": "UStG",
            "url": "https://www.gesetze-im-internet.de/ustg_1980/__1b.html",
          },
        ],
        "refused": false,
        "stand": "Beispieltext (nicht der Gesetzeswortlaut)",
      }
    `);
  });

  it("refuses what the corpus does not support, and says what else to try", () => {
    expect(ask("Wie hoch ist der gesetzliche Mindestlohn pro Stunde?")).toMatchInlineSnapshot(`
      {
        "message": "Die vorhandenen Texte (UStG, UStDV, AO, BDSG, DDG) belegen keine Antwort auf diese Frage. Eine Suche zeigt die Vorschriften, die ihr am nächsten kommen.",
        "refused": true,
      }
    `);
  });

  it.each([
    ["KNOWN", KNOWN],
    ["FRESH", FRESH],
  ])(
    "cites the right provision for 75 % of the questions and answers 10 % of the others at most: %s",
    (_name, { answerable, unanswerable }) => {
      const right = answerable.filter(({ question, citations }) =>
        cited(question).some((path) => citations.includes(path)),
      );
      const answered = unanswerable.filter((question) => cited(question).length > 0);
      expect(answerable.length).toBeGreaterThanOrEqual(30);
      expect(unanswerable.length).toBeGreaterThanOrEqual(20);
      expect(right.length / answerable.length).toBeGreaterThanOrEqual(0.75);
      expect(answered.length / unanswerable.length, answered.join("\n")).toBeLessThanOrEqual(0.1);
    },
  );

  it("quotes word for word, without the marker, and says nothing else", () => {
    const isResponse = validatorOf("AskResponse");
    const passages = new Map(sampleCorpus.passages.map((entry) => [entry.citation, entry]));
    let quotes = 0;
    for (const question of everyQuestion) {
      const response = ask(question);
      expect(isResponse(response), question).toBe(true);
      if (response.refused) continue;
      expect(response.stand).toBe("Beispieltext (nicht der Gesetzeswortlaut)");
      expect(response.answer).toBe(response.citations.map(({ quote }) => quote).join(" "));
      for (const { path, source, url, quote } of response.citations) {
        const origin = passages.get(path);
        expect(origin).toMatchObject({ source, url });
        expect(origin?.text).toContain(quote);
        expect(quote).not.toContain("Beispieltext");
        expect(quote).toMatch(/^[A-ZÄÖÜ].*[.]$/u);
        quotes += 1;
      }
    }
    expect(quotes).toBeGreaterThan(100);
  });

  it.each([
    ["Was steht in § 147 Abs. 3 AO?", ["§ 147 Abs. 3 AO"]],
    ["§ 33 UStDV", ["§ 33 UStDV"]],
    ["Wie lange nach § 147 AO die Buchungsbelege?", ["§ 147 Abs. 3 AO"]],
    ["Was sagt § 147 AO zum Mindestlohn?", []],
    ["Was steht in § 14 Abs. 99 UStG?", []],
    ["Was steht in § 433 BGB?", []],
    ["Wann gilt ein Landfahrzeug nach § 433 BGB als neu?", []],
    ["Was steht in § 4?", []],
  ])("answers about a named provision from that provision only: %s", (question, paths) => {
    expect([...new Set(cited(question))]).toEqual(paths);
  });

  it.each(["Was ist das?", "???", "Quantenchromodynamik"])(
    "refuses what asks for nothing: %s",
    (question) => {
      expect(ask(question).refused).toBe(true);
    },
  );

  it("refuses where one word of several occurs", () => {
    const passages = [
      passage({ citation: "§ 1 XG", title: "Titel", text: "Das Patent wird geführt." }),
      ...["Weizen", "Roggen", "Hafer"].map((text, index) =>
        passage({ citation: `§ ${index + 2} XG`, title: "Titel", text }),
      ),
    ];
    const corpus = { passages, marker: "" };
    const inCorpus = createAsk(corpus, createSearch(corpus));
    expect(inCorpus("Was ist ein Patent?").refused).toBe(false);
    expect(inCorpus("Was ist ein Patent und wie lange schützt es?").refused).toBe(true);
  });

  it("refuses where only related words occur", () => {
    expect(ask("Wie hoch ist die Pendlerpauschale?").refused).toBe(true);
  });

  it.each([
    ["verbs count less than nouns", "Müssen Händler einen Kassenbon ausgeben?", "§ 146a Abs. 2 AO"],
    ["related words count half", "Muss der Einspruch unterschrieben werden?", "§ 357 Abs. 1 AO"],
    [
      "the search decides between equals",
      "Wie lange dauert die Festsetzungsfrist bei Steuerhinterziehung?",
      "§ 169 Abs. 2 AO",
    ],
  ])("weighs evidence: %s", (_rule, question, path) => {
    expect(new Set(cited(question))).toEqual(new Set([path]));
  });

  it("prefers a sentence with a figure where the question asks for one", () => {
    expect(cited("Wie hoch ist der Verspätungszuschlag?")).toEqual(
      expect.arrayContaining(["§ 152 Abs. 5 AO"]),
    );
  });
});

describe("the check of quotes", () => {
  const source = passage({ text: "[M] Ein Satz. Noch ein Satz.", stand: "Stand A" });
  const other = passage({ citation: "§ 2 UStG", text: "[M] Anderes.", stand: "Stand B" });
  const corpus: Corpus = { passages: [source, other], marker: "[M] " };

  it("lets verbatim quotes through, with the Stand of each passage", () => {
    const quotes = [
      { passage: source, quote: "Ein Satz." },
      { passage: other, quote: "Anderes." },
    ];
    expect(answerFrom(quotes, corpus)).toEqual({
      refused: false,
      answer: "Ein Satz. Anderes.",
      citations: [
        { source: "UStG", path: source.citation, url: source.url, quote: "Ein Satz." },
        { source: "UStG", path: "§ 2 UStG", url: other.url, quote: "Anderes." },
      ],
      stand: "Stand A; Stand B",
    });
    expect(wordingOf(source, corpus)).toBe("Ein Satz. Noch ein Satz.");
  });

  it.each([
    ["a changed letter", "Ein satz."],
    ["another space", "Ein  Satz."],
    ["the marker", "[M] Ein Satz."],
    ["another passage's words", "Anderes."],
    ["no words", ""],
  ])("turns an answer into a refusal: %s", (_name, quote) => {
    const quotes = [
      { passage: source, quote: "Noch ein Satz." },
      { passage: source, quote },
    ];
    expect(answerFrom(quotes, corpus).refused).toBe(true);
  });
});
