/** Abbreviations whose period ends no sentence, among them single letters (`z. B.`, `d. h.`). */
const ABBREVIATION = /(?:^|[\s(])(?:\p{L}|Abs|Art|Nr|Buchst|ff|vgl|ggf|bzw|ca|inkl|max|mind)\.$/iu;
/** `31.` before a month, `1.` in a list. */
const ORDINAL = /(?:^|\D)\d{1,2}\.$/;

/** The sentences of a text, each a verbatim part of it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of text.matchAll(/[.!?]["“”)]*(?=\s)/gu)) {
    const sentence = text.slice(start, index + 1);
    if (ABBREVIATION.test(sentence) || ORDINAL.test(sentence)) continue;
    const end = index + (/^[.!?]["“”)]*/u.exec(text.slice(index))?.[0].length ?? 1);
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => sentence !== "");
}

/** Longer sentences hold a list, in characters. */
const LONG_SENTENCE = 400;

/** The sentences of a text, with long lists cut into their items (`1. …; 2. …`, `a) …, b) …`). */
export function segmentsOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    sentence.length > LONG_SENTENCE
      ? sentence.split(/(?<=[;,])\s+(?=(?:\d+[a-z]?\.|[a-z]{1,2}\))\s)/u)
      : [sentence],
  );
}
