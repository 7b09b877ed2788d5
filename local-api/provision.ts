import type { Passage } from "../src/normkompass/contract.ts";

/** The provision that a passage is part of: its citation without Absatz and number. */
export function provisionOf({ citation }: Pick<Passage, "citation">): string {
  return citation.replace(/ (?:Abs|Nr)\. \d+[a-z]*/g, "");
}
