import * as z from "zod";
import { type Passage, passageSchema } from "../normkompass/contract.ts";
import {
  codePoints,
  DEFAULT_LIMIT,
  MAX_LIMIT,
  MAX_QUESTION_LENGTH,
  MIN_LIMIT,
  readArguments,
  readLimit,
  readQuestion,
} from "./arguments.ts";
import { publishedSchema } from "./published-schema.ts";
import { DISCLAIMER, LAWS, type Tool } from "./tool.ts";

/** Passage text that one result may hold, in code points; it has to fit into a model's context. */
export const MAX_PASSAGE_CHARACTERS = 60_000;

const input = z.object({
  question: z
    .string()
    .min(1)
    .max(MAX_QUESTION_LENGTH)
    .describe("What to look for, in German for best results, or a citation (§ 14 Abs. 4 UStG)."),
  limit: z
    .int()
    .min(MIN_LIMIT)
    .max(MAX_LIMIT)
    .default(DEFAULT_LIMIT)
    .describe("How many passages to return at most."),
});

const output = z.object({
  passages: z.array(passageSchema).describe("Best first, word for word."),
  omitted: z
    .int()
    .min(0)
    .describe("Passages left out whole because the result would have become too long."),
});

/** Searches the law and returns passages word for word. */
export const searchLaw: Tool = {
  name: "search_law",
  title: "Search German law",
  description: `Search ${LAWS}, and get the best passages word for word, each with its citation, official URL and Stand (version date). Use it to read the provisions themselves. ${DISCLAIMER}`,
  inputSchema: publishedSchema(input, "input"),
  outputSchema: publishedSchema(output, "output"),
  slow: false,
  async call(args, { client, signal }) {
    const given = readArguments(searchLaw.name, ["question", "limit"], args);
    const question = readQuestion(given.question);
    const limit = readLimit(given.limit);
    const { passages } = await client.search({ question, limit }, signal);
    return withinSize(passages);
  },
};

/** Leaves later passages out whole once the size is reached; never cuts one, always keeps one. */
function withinSize(passages: readonly Passage[]): z.infer<typeof output> {
  // A text has no more code points than UTF-16 units, and counting those costs nothing.
  const units = passages.reduce((sum, { text }) => sum + text.length, 0);
  if (units <= MAX_PASSAGE_CHARACTERS) return { passages: [...passages], omitted: 0 };
  let characters = 0;
  const fitting = passages.findIndex((passage, index) => {
    characters += codePoints(passage.text);
    return index > 0 && characters > MAX_PASSAGE_CHARACTERS;
  });
  const kept = fitting === -1 ? passages.length : fitting;
  return { passages: passages.slice(0, kept), omitted: passages.length - kept };
}
