import MiniSearch from "minisearch";
import type { Passage } from "../src/normkompass/contract.ts";
import { passagesCited, readCitations } from "./citations.ts";
import { createCompounds } from "./compounds.ts";
import { type Corpus, wordingOf } from "./corpus.ts";
import { termsOf } from "./terms.ts";

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

/**
 * Indexes a corpus for search by words (BM25+, German stems, parts of compounds) and by citation.
 * A word that the corpus does not know is also tried with a letter or two changed.
 */
export function createSearch(corpus: Corpus): Search {
  const { passages } = corpus;
  const textOf = (passage: Passage) => `${passage.title} ${wordingOf(passage, corpus)}`;
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

  function byWords(text: string): Map<Passage, number> {
    const words = new Set(termsOf(text));
    const terms = [...new Set([...words, ...[...words].flatMap(partsOf)])];
    const results = index.search(text, {
      tokenize: () => terms,
      processTerm: (term) => term,
      boost: { title: 1.5, citation: 1.5, parts: 0.4 },
      boostTerm: (term) => (words.has(term) ? 1 : 0.4),
      prefix: (term) => words.has(term) && term.length >= 4,
      fuzzy: (term) => term.length >= 6 && !vocabulary.has(term) && 0.2,
      weights: { prefix: 0.4, fuzzy: 0.3 },
    });
    const scores = new Map<Passage, number>();
    for (const { id, score } of results) {
      const passage = passages[Number(id)];
      if (passage !== undefined) scores.set(passage, score);
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
    return [...scores]
      .map(([passage, score]) => ({ passage, score }))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  };
}
