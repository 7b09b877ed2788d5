import type { AskResponse, SearchResponse } from "../src/normkompass/contract.ts";
import { createAsk } from "./ask.ts";
import type { Corpus } from "./corpus.ts";
import { createModelAsk, type ModelConfig } from "./model.ts";
import { createSearch } from "./search.ts";

/** What the server serves: search and answers over one corpus. */
export interface Engine {
  readonly passageCount: number;
  /** Passages for a question, best first, at most `limit`. */
  search(question: string, limit: number): SearchResponse;
  /** An answer with checked quotes, or a refusal; it takes a while where a model words it. */
  ask(question: string): AskResponse | Promise<AskResponse>;
}

/**
 * Builds search and answers over a corpus; takes well under a second for a few hundred passages.
 * @param model words the answers; without one they are made of quotes alone
 */
export function createEngine(corpus: Corpus, model?: ModelConfig): Engine {
  const search = createSearch(corpus);
  return {
    passageCount: corpus.passages.length,
    search: (question, limit) => ({
      passages: search(question, limit).map(({ passage }) => passage),
    }),
    ask: model === undefined ? createAsk(corpus, search) : createModelAsk(model, corpus, search),
  };
}
