import type { Passage } from "../src/normkompass/contract.ts";

/** A provision that a question names. */
export interface CitedProvision {
  /** Number of the §, for example `1b`. */
  readonly section: string;
  /** Part of it as a citation writes it, for example `Abs. 3` or `Nr. 12`. */
  readonly part?: string;
  /** Short form of the law; absent when the question names none. */
  readonly source?: string;
}

/** `§ 14`, `§147`, `Paragraf 1 b`, with `Abs. 4` or `Nr. 12`; a `Satz` is read and dropped. */
const PROVISION =
  /(?:§+|\bParagra(?:f|ph)(?:en)?)\s*(?<number>\d+)\s?(?<letter>[a-z]\b)?(?:\s*(?<kind>Abs|Nr|Nummer)(?:\.|atz)?\s*(?<part>\d+[a-z]?))?(?:\s*(?:Satz|S\.|Nr\.?|Nummer)\s*\d+)*/giu;

/** The word after a provision: `UStG`, `des Umsatzsteuergesetzes`. */
const NEXT_WORD = /^\s*(?:(?:des|der)\s+)?(?<word>[\p{L}-]+)/iu;

const LAWS: ReadonlyMap<string, string> = new Map([
  ["ustg", "UStG"],
  ["umsatzsteuergesetz", "UStG"],
  ["ustdv", "UStDV"],
  ["umsatzsteuer-durchführungsverordnung", "UStDV"],
  ["umsatzsteuerdurchführungsverordnung", "UStDV"],
  ["ao", "AO"],
  ["abgabenordnung", "AO"],
  ["bdsg", "BDSG"],
  ["bundesdatenschutzgesetz", "BDSG"],
  ["ddg", "DDG"],
  ["digitale-dienste-gesetz", "DDG"],
]);

/** Takes the citations out of a question; `rest` is what is left of it. */
export function readCitations(question: string): {
  readonly cited: readonly CitedProvision[];
  readonly rest: string;
} {
  const cited: CitedProvision[] = [];
  let rest = "";
  let end = 0;
  for (const match of question.matchAll(PROVISION)) {
    const { number = "", letter = "", kind, part } = match.groups ?? {};
    rest += `${question.slice(end, match.index)} `;
    end = match.index + match[0].length;
    const next = NEXT_WORD.exec(question.slice(end));
    const source = lawOf(next?.groups?.word ?? "");
    if (source !== undefined) end += next?.[0].length ?? 0;
    cited.push({
      section: `${number}${letter.toLowerCase()}`,
      ...(kind && part && { part: `${/^a/i.test(kind) ? "Abs." : "Nr."} ${part.toLowerCase()}` }),
      ...(source !== undefined && { source }),
    });
  }
  return {
    cited: cited.map((provision, index) => ({ ...nextSource(cited, index), ...provision })),
    rest: `${rest}${question.slice(end)}`.replace(/\s+/g, " ").trim(),
  };
}

/** In `§ 33 und § 34 UStDV` the law stands for both. */
function nextSource(
  cited: readonly CitedProvision[],
  index: number,
): Pick<CitedProvision, "source"> {
  const source = cited.slice(index).find((provision) => provision.source !== undefined)?.source;
  return source === undefined ? {} : { source };
}

/**
 * The passages that a cited provision means, and the rest of its §. A passage that holds a whole §
 * stands for each of its parts. Another law's provision (`§ 433 BGB`) means none.
 */
export function passagesCited(
  { section, part, source }: CitedProvision,
  passages: readonly Passage[],
): { readonly meant: readonly Passage[]; readonly beside: readonly Passage[] } {
  const inSection = passages.filter(
    (passage) =>
      passage.citation.startsWith(`§ ${section} `) &&
      (source === undefined || passage.source === source),
  );
  const isMeant = ({ citation, source: law }: Passage) =>
    part === undefined ||
    citation === `§ ${section} ${law}` ||
    citation === `§ ${section} ${part} ${law}`;
  return {
    meant: inSection.filter(isMeant),
    beside: inSection.filter((passage) => !isMeant(passage)),
  };
}

/** The short form of one of the five laws, another law as it is written, or nothing. */
function lawOf(word: string): string | undefined {
  const name = word.toLowerCase();
  const known = LAWS.get(name) ?? LAWS.get(name.replace(/e?s$/, ""));
  if (known !== undefined) return known;
  // Short forms have two capitals at least (BGB, EStG, StPO); names end like a law.
  const isLaw = /\p{Lu}.*\p{Lu}/u.test(word) || /(?:gesetz(?:buch)?(?:e?s)?|ordnung)$/.test(name);
  return isLaw ? word : undefined;
}
