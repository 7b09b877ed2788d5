import type { Law } from "./read-law.ts";

/** What the check of a law found. */
export interface WordingReport {
  /** Characters that were compared, white space not counted. */
  readonly characters: number;
  /** Provisions of the file, as the check itself counts them. */
  readonly provisions: number;
  /** One sentence for each difference; none when the law was read right. */
  readonly differences: readonly string[];
}

/**
 * Compares a law that was read with the XML's own text content, character for character but for white
 * space, provision by provision in the order of the file. It shares nothing with the reader: tags are taken out of the file's
 * text with regular expressions. For files that are known to be sound; it is no parser.
 */
export function checkWording(xml: string, law: Law): WordingReport {
  const expected = provisionsOf(xml);
  const differences: string[] = [];
  if (expected.length !== law.provisions.length)
    differences.push(`${expected.length} provisions in the file, ${law.provisions.length} read`);
  for (const [index, { enbez, text }] of expected.entries()) {
    const provision = law.provisions[index];
    const read = (provision?.passages ?? []).map((passage) => passage.text).join("");
    const difference = firstDifference(text, withoutSpace(read));
    if (difference !== undefined)
      differences.push(`${enbez} (read as ${provision?.label ?? "nothing"}): ${difference}`);
  }
  return {
    characters: expected.reduce((sum, { text }) => sum + text.length, 0),
    provisions: expected.length,
    differences,
  };
}

const FRAME = /Inhaltsübersicht|Inhaltsverzeichnis|formel$/;
const GONE = /^(?:-|\(weggefallen\))?$/;

function provisionsOf(xml: string): { readonly enbez: string; readonly text: string }[] {
  return [...xml.matchAll(/<norm[ >].*?<\/norm>/gs)].flatMap(([norm]) => {
    const enbez = textOf(/<enbez>(.*?)<\/enbez>/s.exec(norm)?.[1] ?? "");
    const text = withoutSpace(textOf(/<text[ >].*?<\/text>/s.exec(norm)?.[0] ?? ""));
    return enbez === "" || FRAME.test(enbez) || GONE.test(text) ? [] : [{ enbez, text }];
  });
}

/** The text content of a piece of XML without footnotes and editors' notes. */
function textOf(xml: string): string {
  return xml
    .replace(/<(noindex|kommentar|Footnotes)(?: [^>]*)?>.*?<\/\1>/gs, "")
    .replaceAll(/<QuoteL ?\/?>/g, "„")
    .replaceAll(/<QuoteR ?\/?>/g, "“")
    .replace(/<[^>]*>/g, "")
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}

const withoutSpace = (text: string) => text.replace(/\s+/g, "");

function firstDifference(expected: string, read: string): string | undefined {
  if (expected === read) return undefined;
  let at = 0;
  while (at < expected.length && expected[at] === read[at]) at += 1;
  const near = (text: string) => JSON.stringify(text.slice(at, at + 20));
  return `differs at character ${at}: ${near(expected)} in the file, ${near(read)} read`;
}
