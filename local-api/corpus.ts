import type { Passage } from "../src/normkompass/contract.ts";
import { AO } from "./sample/ao.ts";
import { BDSG } from "./sample/bdsg.ts";
import { DDG } from "./sample/ddg.ts";
import type { SampleLaw } from "./sample/law.ts";
import { USTDV } from "./sample/ustdv.ts";
import { USTG } from "./sample/ustg.ts";

/** What a local normkompass searches; another collection of laws can take the sample's place. */
export interface Corpus {
  /** Passages with unique citations. */
  readonly passages: readonly Passage[];
  /** What every text begins with and no quote may contain; empty for the wording of a law. */
  readonly marker: string;
}

/** The text of a passage without the corpus' marker: what is searched, and what a quote is part of. */
export function wordingOf({ text }: Passage, { marker }: Pick<Corpus, "marker">): string {
  return text.startsWith(marker) ? text.slice(marker.length) : text;
}

/** Says of each sample passage that it is not the law. */
const STAND = "Beispieltext (nicht der Gesetzeswortlaut)";
const MARKER = "[Beispieltext] ";

/** The sample: five laws retold in our own words, current to the beginning of 2026. */
export const sampleCorpus: Corpus = {
  passages: [USTG, USTDV, AO, BDSG, DDG].flatMap(passagesOf),
  marker: MARKER,
};

function passagesOf({ source, slug, provisions }: SampleLaw): Passage[] {
  return provisions.flatMap(({ section, title, passages }) =>
    passages.map(({ part, text }) => ({
      source,
      citation: ["§", section, part, source].filter(Boolean).join(" "),
      title,
      url: `https://www.gesetze-im-internet.de/${slug}/__${section}.html`,
      stand: STAND,
      text: `${MARKER}${text}`,
    })),
  );
}
