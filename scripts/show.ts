import * as z from "zod";
import { citationSchema, passageSchema } from "../src/normkompass/contract.ts";

const WIDTH = 88;

const searchSchema = z.object({ passages: z.array(passageSchema), omitted: z.number() });
const askSchema = z.object({
  refused: z.boolean(),
  answer: z.string().optional(),
  citations: z.array(citationSchema).default([]),
  stand: z.string().optional(),
  message: z.string().optional(),
});

/** A search result the way a person likes to read it. */
export function showSearch(structured: unknown): string {
  const { passages } = searchSchema.parse(structured);
  return passages
    .map(({ citation, title, stand, url, text }, index) =>
      [`${index + 1}. ${citation}  ${title}`, wrap(text, "   "), `   ${stand}`, `   ${url}`].join(
        "\n",
      ),
    )
    .join("\n\n");
}

/** An answer with its citations, or a refusal. */
export function showAnswer(structured: unknown): string {
  const { refused, answer, citations, stand, message } = askSchema.parse(structured);
  if (refused) return `Refused: ${message ?? ""}`;
  const proofs = citations.map(
    ({ path, quote, url }) => `   ${path}\n${wrap(`„${quote}“`, "     ")}\n     ${url}`,
  );
  return [wrap(answer ?? "", "   "), "", ...proofs, `   ${stand ?? ""}`].join("\n");
}

/** Breaks a text into lines of `WIDTH` columns. */
function wrap(text: string, indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    if (line.length + word.length > WIDTH && line !== indent) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].join("\n");
}
