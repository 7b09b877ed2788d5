import type { AskResponse, SearchResponse } from "../src/normkompass/contract.ts";
import { createAsk } from "./ask.ts";
import type { Corpus } from "./corpus.ts";
import { createSearch } from "./search.ts";

/** What the server serves: search and answers over one corpus. */
export interface Engine {
  readonly passageCount: number;
  /** Passages for a question, best first, at most `limit`. */
  search(question: string, limit: number): SearchResponse;
  /** An answer made of quotes, or a refusal. */
  ask(question: string): AskResponse;
}

/** Builds search and answers over a corpus; takes well under a second for a few hundred passages. */
export function createEngine(corpus: Corpus): Engine {
  const search = createSearch(corpus);
  return {
    passageCount: corpus.passages.length,
    search: (question, limit) => ({
      passages: search(question, limit).map(({ passage }) => passage),
    }),
    ask: createAsk(corpus, search),
  };
}
