import * as z from "zod";

/**
 * The normkompass API contract: what goes out, what comes back. Its one home.
 *
 * `openapi.yaml` beside this file is the same contract for people and other languages; a test
 * holds the two together. Unknown extra fields are dropped on the way in, a missing or wrongly
 * typed one is refused (see `client.ts`).
 */

/** One provision, or one Absatz of it, word for word as the API returned it. */
export const passageSchema = z.object({
  /** Official short form of the law, for example `UStG`. */
  source: z.string(),
  /** The provision as lawyers write it, for example `§ 1b Abs. 3 UStG`. */
  citation: z.string(),
  /** Official heading of the provision. */
  title: z.string(),
  /** Page of the provision at gesetze-im-internet.de. */
  url: z.string(),
  /** Stand: the version date of the law, as the API words it. */
  stand: z.string(),
  /** Wording of the passage. */
  text: z.string(),
});

/** One citation of an answer: `quote` stands verbatim in the provision that `path` names. */
export const citationSchema = z.object({
  /** Official short form of the law, for example `UStG`. */
  source: z.string(),
  /** The provision as lawyers write it, for example `§ 1b Abs. 3 UStG`. */
  path: z.string(),
  /** Page of the provision at gesetze-im-internet.de. */
  url: z.string(),
  /** Words taken from the provision, unchanged. */
  quote: z.string(),
});

/** `POST {base}/search` → 200. Passages stand in the API's order, best first; none is fine. */
export const searchResponseSchema = z.object({ passages: z.array(passageSchema) });

/** `POST {base}/ask` → 200: an answer with its citations, or a refusal. */
export const askResponseSchema = z.discriminatedUnion("refused", [
  z.object({
    refused: z.literal(false),
    answer: z.string(),
    citations: z.array(citationSchema),
    stand: z.string(),
  }),
  z.object({ refused: z.literal(true), message: z.string() }),
]);

/** Any other status: a code for programs and a message for people. Only `code` is ever looked at. */
export const errorResponseSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
});

/** Body of `POST {base}/search`; `limit` is 1 to 20 passages. */
export interface SearchRequest {
  readonly question: string;
  readonly limit: number;
}

/** Body of `POST {base}/ask`. */
export interface AskRequest {
  readonly question: string;
}

export type Passage = Readonly<z.infer<typeof passageSchema>>;
export type Citation = Readonly<z.infer<typeof citationSchema>>;
export type SearchResponse = Readonly<z.infer<typeof searchResponseSchema>>;
export type AskResponse = Readonly<z.infer<typeof askResponseSchema>>;
