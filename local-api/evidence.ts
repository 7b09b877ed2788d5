import type { Passage } from "../src/normkompass/contract.ts";
import { type Corpus, wordingOf } from "./corpus.ts";
import { sentencesOf } from "./sentences.ts";
import { termsOf, weighWords } from "./terms.ts";

/** How much of a question a passage covers, from 0 to 1. */
export interface Evidence {
  readonly passage: Passage;
  /** Mean of what the passage covers and what the best one of its sentences covers. */
  readonly share: number;
  /** The sentences in order; each is a verbatim part of the passage. */
  readonly sentences: readonly { readonly sentence: string; readonly share: number }[];
}

/** The evidence that a passage gives for one question. */
export type Weighing = (passage: Passage) => Evidence;

/** What a related word counts beside the word itself. */
const RELATED = 0.5;
/** What is left of evidence that is one word of several: that a law speaks of age does not tell who may vote. */
const LONE = 0.6;
/** What a sentence without a figure counts where the question asks for one. */
const NO_FIGURE = 0.75;

/** `wie hoch`, `wie lange`, `bis wann`, `welche Frist`: asks for a figure. */
const ASKS_FOR_FIGURE =
  /\bwie (?:hoch|viele?|lange?|oft|groß)\b|\b(?:bis|ab) (?:wann|zu|wie|welche[mnr])\b|\bwelche[nrs]? \p{L}*(?:frist|grenze|schwelle|betrag|höhe)/iu;
const FIGURE =
  /\d|\b(?:null|eine[ns]? (?:jahr|monat|tag)|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|million)/iu;

/**
 * Weighs passages against questions. Each word of a question weighs as much as it is rare in the
 * corpus; a word that the corpus never uses weighs most, so what is foreign to it counts against.
 */
export function createWeighing(corpus: Corpus): (question: string) => Weighing {
  const { passages } = corpus;
  const entries = new Map(
    passages.map((passage) => {
      const wording = wordingOf(passage, corpus);
      const sentences = sentencesOf(wording).map((sentence) => ({
        sentence,
        terms: new Set(termsOf(sentence)),
      }));
      return [passage, { terms: new Set(termsOf(`${passage.title} ${wording}`)), sentences }];
    }),
  );
  const frequency = new Map<string, number>();
  for (const { terms } of entries.values()) {
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }

  /** Inverse document frequency, as BM25 has it. */
  function rarity(term: string): number {
    const found = frequency.get(term) ?? 0;
    return Math.log(1 + (passages.length - found + 0.5) / (found + 0.5));
  }

  /** The terms of a question with what each of them weighs. */
  function weigh(question: string): ReadonlyMap<string, number> {
    const words = [...weighWords(question)];
    return new Map(words.map(([term, weight]) => [term, weight * rarity(term)]));
  }

  return (question) => {
    const weights = weigh(question);
    const asksForFigure = ASKS_FOR_FIGURE.test(question);
    return (passage) => {
      const entry = entries.get(passage);
      if (entry === undefined) return { passage, share: 0, sentences: [] };
      const sentences = entry.sentences.map(({ sentence, terms }) => {
        const lacksFigure = asksForFigure && !FIGURE.test(sentence);
        return {
          sentence,
          share: coverage(weights, terms) * (lacksFigure ? NO_FIGURE : 1),
        };
      });
      const best = Math.max(0, ...sentences.map(({ share }) => share));
      return { passage, share: (coverage(weights, entry.terms) + best) / 2, sentences };
    };
  };
}

/** The share of the question's weight that some terms cover. Related words alone cover nothing. */
function coverage(weights: ReadonlyMap<string, number>, terms: ReadonlySet<string>): number {
  let same = 0;
  let related = 0;
  let total = 0;
  let covered = 0;
  for (const [term, weight] of weights) {
    total += weight;
    if (terms.has(term)) same += weight;
    else if ([...terms].some((other) => areRelated(term, other))) related += weight * RELATED;
    else continue;
    covered += 1;
  }
  if (same === 0) return 0;
  const isLone = covered === 1 && weights.size > 1;
  return ((same + related) / total) * (isLone ? LONE : 1);
}

/**
 * Whether two terms share a head (`landfahrzeug`, `fahrzeug`) or are forms of one word (`losch`,
 * `loschung`; `unterschrieb`, `unterschrift`). Short beginnings are no sign: `grund`, `grundsteuer`.
 */
function areRelated(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 5) return false;
  if (long.endsWith(short)) return true;
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  return (
    common >= 5 &&
    (common / long.length >= 0.65 || (common === short.length && long.length - common <= 3))
  );
}
