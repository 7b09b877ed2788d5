import type { AskResponse, Passage } from "../src/normkompass/contract.ts";
import { passagesCited, readCitations } from "./citations.ts";
import { type Corpus, wordingOf } from "./corpus.ts";
import { createWeighing, type Evidence } from "./evidence.ts";
import { provisionOf } from "./provision.ts";
import type { Search } from "./search.ts";
import { sentencesOf } from "./sentences.ts";
import { termsOf } from "./terms.ts";

/** Answers a question with sentences of the corpus, word for word, or refuses. */
export type Ask = (question: string) => AskResponse;

/** A sentence and the passage that it is taken from. */
export interface Quote {
  readonly passage: Passage;
  readonly quote: string;
}

/** Passages that are looked at for an answer, where they are of the provision that comes first. */
const CANDIDATES = 10;
/** Share of a question that evidence must cover; chosen with `npm run corpus:measure`. */
const ENOUGH = 0.4;
/** How much the place in the search counts when several passages have enough. */
const PLACE = 0.3;
/** Most sentences in an answer, and how near to the best one each has to come. */
const MAX_SENTENCES = 3;
const NEAR_BEST = 0.7;

/**
 * Answers without a model, by quoting the passage that covers most of the question, of the provision that the search puts
 * first. Nothing is quoted that has less than `ENOUGH` evidence. A question that names a provision is answered from that
 * provision only, and one that asks for nothing else gets its first sentences.
 */
export function createAsk(corpus: Corpus, search: Search): Ask {
  const { passages } = corpus;
  const weighingFor = createWeighing(corpus);

  function quotesFor(question: string): readonly Quote[] {
    const { cited, rest } = readCitations(question);
    const meant = cited.map((provision) => passagesCited(provision, passages).meant);
    if (cited.length > 0 && termsOf(rest).length === 0) return firstSentences(meant.flat(), corpus);

    const weigh = weighingFor(rest);
    const found = search(question, CANDIDATES).filter(
      ({ passage }) => cited.length === 0 || meant.flat().includes(passage),
    );
    const first = found[0] && provisionOf(found[0].passage);
    const hits = found.filter(({ passage }) => provisionOf(passage) === first);
    const topScore = hits[0]?.score ?? 1;
    const ranked = hits
      .map(({ passage, score }) => {
        const evidence = weigh(passage);
        return { evidence, rank: evidence.share * (1 - PLACE + (PLACE * score) / topScore) };
      })
      .filter(({ evidence }) => evidence.share >= ENOUGH)
      .sort((a, b) => b.rank - a.rank);
    return ranked[0] === undefined ? [] : bestSentences(ranked[0].evidence);
  }

  return (question) => answerFrom(quotesFor(question), corpus);
}

/**
 * Makes an answer of quotes, or a refusal when there is none. Every quote is checked to stand in
 * its passage, after the marker, letter for letter; one that does not turns the answer into a refusal.
 */
export function answerFrom(quotes: readonly Quote[], corpus: Corpus): AskResponse {
  const isVerbatim = quotes.every(
    ({ passage, quote }) => quote !== "" && wordingOf(passage, corpus).includes(quote),
  );
  if (quotes.length === 0 || !isVerbatim) return refusal(corpus);
  return {
    refused: false,
    answer: quotes.map(({ quote }) => quote).join(" "),
    citations: quotes.map(({ passage, quote }) => ({
      source: passage.source,
      path: passage.citation,
      url: passage.url,
      quote,
    })),
    stand: [...new Set(quotes.map(({ passage }) => passage.stand))].join("; "),
  };
}

/** The refusal, which names the laws that were looked into. */
export function refusal({ passages }: Corpus): AskResponse {
  const laws = [...new Set(passages.map(({ source }) => source))].join(", ");
  return {
    refused: true,
    message: `Die vorhandenen Texte (${laws}) belegen keine Antwort auf diese Frage. Eine Suche zeigt die Vorschriften, die ihr am nächsten kommen.`,
  };
}

/** The sentences that come near to the best one, in the order of the text. */
function bestSentences({ passage, sentences }: Evidence): Quote[] {
  const byShare = [...sentences].sort((a, b) => b.share - a.share).slice(0, MAX_SENTENCES);
  const least = NEAR_BEST * (byShare[0]?.share ?? 0);
  return sentences
    .filter((rated) => byShare.includes(rated) && rated.share >= least)
    .map(({ sentence }) => ({ passage, quote: sentence }));
}

/** The beginning of a provision; nothing when it is not clear which law is meant. */
function firstSentences(meant: readonly Passage[], corpus: Corpus): Quote[] {
  const laws = new Set(meant.map(({ source }) => source));
  const [passage] = meant;
  if (passage === undefined || laws.size > 1) return [];
  return sentencesOf(wordingOf(passage, corpus))
    .slice(0, MAX_SENTENCES)
    .map((quote) => ({ passage, quote }));
}
