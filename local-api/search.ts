import MiniSearch from "minisearch";
import type { Passage } from "../src/normkompass/contract.ts";
import { passagesCited, readCitations } from "./citations.ts";
import { createCompounds } from "./compounds.ts";
import { type Corpus, wordingOf } from "./corpus.ts";
import { provisionOf } from "./provision.ts";
import { segmentsOf } from "./sentences.ts";
import { termsOf, weighWords } from "./terms.ts";
import { expand } from "./thesaurus.ts";

/** A passage with its score, which compares with others of the same search only. */
export interface Hit {
  readonly passage: Passage;
  readonly score: number;
}

/**
 * Passages for a question, best first; none when no word of it occurs.
 * @param limit greatest number of passages
 */
export type Search = (question: string, limit: number) => readonly Hit[];

/** Lifts the provisions that a question cites above all that only its words find. */
const CITED = 1_000_000;

/** What a field counts beside the passage's own text; chosen with `npm run corpus:measure`. */
const BOOST = { title: 1.5, citation: 1.5, parts: 0.4 };
/** What the whole provision counts beside the passage, since one Absatz says what the other is about. */
const PROVISION = 0.5;
/** What its best sentence or list item counts, since words that stand together mean more than scattered ones. */
const SENTENCE = 0.5;
/** What each further passage of a provision counts beside the one before. */
const FURTHER = 0.8;
/** What the law's word for a word of the question counts beside it, and what a part of one does. */
const MEANT = 0.6;
const PART = 0.4;
/** What a word that only names a law counts, and how much it lifts the passages of that law. */
const LAW_WORD = 0.2;
const NAMED = 1.3;
/** Words that name a law rather than anything in it: in the UStG, "Umsatzsteuer" is just "Steuer". */
const LAW_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ["Umsatzsteuer Mehrwertsteuer Umsatzsteuergesetz Umsatzsteuerrecht UStG", ["UStG", "UStDV"]],
      ["Umsatzsteuer-Durchführungsverordnung Durchführungsverordnung UStDV", ["UStDV"]],
      ["Abgabenordnung AO", ["AO"]],
      ["Datenschutz Bundesdatenschutzgesetz Datenschutzrecht BDSG", ["BDSG"]],
      ["digitale Dienste Digitale-Dienste-Gesetz DDG", ["DDG"]],
    ] as const
  ).flatMap(([words, sources]) => termsOf(words).map((term) => [term, sources] as const)),
);

/** The laws that the words of a question point to. */
function sourcesNamed(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].flatMap((term) => LAW_WORDS.get(term) ?? []));
}

/**
 * Indexes a corpus for search by words (BM25+, German stems, parts of compounds) and by citation.
 * A word that the corpus does not know is also tried with a letter or two changed.
 */
export function createSearch(corpus: Corpus): Search {
  const { passages } = corpus;
  const textOf = (passage: Passage) => `${passage.title} ${wordingOf(passage, corpus)}`;
  const provisions = new Map<string, string>();
  for (const passage of passages) {
    const id = provisionOf(passage);
    provisions.set(id, `${provisions.get(id) ?? passage.title} ${wordingOf(passage, corpus)}`);
  }
  const vocabulary = new Set(passages.flatMap((passage) => termsOf(textOf(passage))));
  const partsOf = createCompounds(vocabulary);

  const index = new MiniSearch<{ readonly id: number; readonly passage: Passage }>({
    fields: ["text", "title", "citation", "parts"],
    extractField({ id, passage }, field): string {
      if (field === "id") return String(id);
      if (field === "text") return wordingOf(passage, corpus);
      if (field === "title") return passage.title;
      // Without its numbers, which `readCitations` looks after: "14 Tage" is not about § 14.
      if (field === "citation") return passage.source;
      return textOf(passage);
    },
    tokenize: (text, field) => (field === "parts" ? termsOf(text).flatMap(partsOf) : termsOf(text)),
    processTerm: (term) => term,
  });
  index.addAll(passages.map((passage, id) => ({ id, passage })));
  const wholes = new MiniSearch<{ readonly id: string; readonly text: string }>({
    fields: ["text"],
    tokenize: (text) => termsOf(text),
    processTerm: (term) => term,
  });
  wholes.addAll([...provisions].map(([id, text]) => ({ id, text })));

  const sentences = new MiniSearch<{
    readonly id: string;
    readonly passage: number;
    readonly title: string;
    readonly text: string;
  }>({
    fields: ["text", "title"],
    storeFields: ["passage"],
    tokenize: (text) => termsOf(text),
    processTerm: (term) => term,
  });
  sentences.addAll(
    passages.flatMap((passage, index) =>
      segmentsOf(wordingOf(passage, corpus)).map((text, part) => ({
        id: `${index}/${part}`,
        passage: index,
        title: passage.title,
        text,
      })),
    ),
  );

  function byWords(text: string): Map<Passage, number> {
    const weights = weighWords(text);
    const words = new Set(weights.keys());
    const meant = new Set(expand(words));
    const terms = [...new Set([...words, ...meant, ...[...words].flatMap(partsOf)])];
    const weigh = (term: string) => {
      const how = weights.get(term) ?? (meant.has(term) ? MEANT : PART);
      return LAW_WORDS.has(term) ? how * LAW_WORD : how;
    };
    const options = {
      tokenize: () => terms,
      processTerm: (term: string) => term,
      boostTerm: weigh,
      prefix: (term: string) => words.has(term) && term.length >= 4,
      fuzzy: (term: string) => term.length >= 6 && !vocabulary.has(term) && 0.2,
      weights: { prefix: 0.4, fuzzy: 0.3 },
    };
    const named = sourcesNamed(words);
    const best = new Map<Passage | undefined, number>();
    for (const { passage, score } of sentences.search(text, { ...options, boost: BOOST })) {
      const key = passages[passage];
      best.set(key, Math.max(score, best.get(key) ?? 0));
    }
    const whole = new Map(wholes.search(text, options).map(({ id, score }) => [id, score]));
    const found = index.search(text, { ...options, boost: BOOST });
    const own = new Map(found.map(({ id, score }) => [passages[Number(id)], score]));
    const scores = new Map<Passage, number>();
    for (const passage of passages) {
      const beside = PROVISION * (whole.get(provisionOf(passage)) ?? 0);
      const together = SENTENCE * (best.get(passage) ?? 0);
      const score = (own.get(passage) ?? 0) + together + beside;
      if (score > 0) scores.set(passage, named.has(passage.source) ? score * NAMED : score);
    }
    return scores;
  }

  return (question, limit) => {
    const { cited, rest } = readCitations(question);
    const scores = byWords(rest);
    const lift = (passage: Passage, by: number) =>
      scores.set(passage, (scores.get(passage) ?? 0) + by);
    for (const provision of cited) {
      const { meant, beside } = passagesCited(provision, passages);
      for (const passage of meant) lift(passage, 2 * CITED);
      for (const passage of beside) lift(passage, CITED);
    }
    const ranked = [...scores]
      .map(([passage, score]) => ({ passage, score }))
      .sort((a, b) => b.score - a.score);
    return (cited.length > 0 ? ranked : spread(ranked)).slice(0, limit);
  };
}

/** Lets every further passage of a provision count less, so that one of many Absätze leaves room for others. */
function spread(ranked: readonly Hit[]): Hit[] {
  const seen = new Map<string, number>();
  return ranked
    .map(({ passage, score }) => {
      const provision = provisionOf(passage);
      const before = seen.get(provision) ?? 0;
      seen.set(provision, before + 1);
      return { passage, score: score * FURTHER ** before };
    })
    .sort((a, b) => b.score - a.score);
}
