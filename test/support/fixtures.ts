import type { AskResponse, Passage, SearchResponse } from "../../src/normkompass/contract.ts";

/** A passage in the contract's shape; the wording is made up. */
export function passage(overrides: Partial<Passage> = {}): Passage {
  return {
    source: "UStG",
    citation: "§ 1b Abs. 3 UStG",
    title: "Innergemeinschaftlicher Erwerb neuer Fahrzeuge",
    url: "https://www.gesetze-im-internet.de/ustg_1980/__1b.html",
    stand: "Stand: 1. Januar 2026",
    text: "Ein Fahrzeug ist neu, solange …  \u00a0„Kilometer“ & <b>Straße</b> 😀",
    ...overrides,
  };
}

export const SEARCH: SearchResponse = { passages: [passage(), passage({ citation: "§ 14 UStG" })] };

export const ANSWER: AskResponse = {
  refused: false,
  answer: "Bis 6 000 Kilometer oder sechs Monate.",
  citations: [
    {
      source: "UStG",
      path: "§ 1b Abs. 3 UStG",
      url: "https://www.gesetze-im-internet.de/ustg_1980/__1b.html",
      quote: "nicht mehr als  6 000 Kilometer",
    },
  ],
  stand: "Stand: 1. Januar 2026",
};

export const REFUSAL: AskResponse = {
  refused: true,
  message: "Die Gesetze im Korpus beantworten das nicht.",
};
