import * as z from "zod";
import { citationSchema } from "../normkompass/contract.ts";
import { MAX_QUESTION_LENGTH, readArguments, readQuestion } from "./arguments.ts";
import { publishedSchema } from "./published-schema.ts";
import { DISCLAIMER, LAWS, type Tool } from "./tool.ts";

const input = z.object({
  question: z
    .string()
    .min(1)
    .max(MAX_QUESTION_LENGTH)
    .describe("A whole question about the law, in German for best results."),
});

/** One flat object rather than a union: several clients cannot read `oneOf` in a schema. */
const output = z.object({
  refused: z.boolean().describe("true when the corpus does not support an answer."),
  answer: z.string().optional().describe("Only when refused is false."),
  citations: z
    .array(citationSchema)
    .optional()
    .describe("At least one when refused is false; each quote stands verbatim in its provision."),
  stand: z.string().optional().describe("Version date of the law that the answer rests on."),
  message: z.string().optional().describe("Why it was refused; only when refused is true."),
});

/** Answers a question with checked citations, or says that the law at hand does not answer it. */
export const askLaw: Tool = {
  name: "ask_law",
  title: "Ask German law",
  description: `Ask a question about ${LAWS}, and get an answer whose every citation was checked word for word, with its Stand (version date), or a refusal when these laws do not support an answer. A refusal is a normal result: do not answer from memory instead. The question and passages may be sent to the answer model of the normkompass API; takes up to two minutes. ${DISCLAIMER}`,
  inputSchema: publishedSchema(input, "input"),
  outputSchema: publishedSchema(output, "output"),
  slow: true,
  async call(args, { client, signal }) {
    const given = readArguments(askLaw.name, ["question"], args);
    const question = readQuestion(given.question);
    return { ...(await client.ask({ question }, signal)) };
  },
};
