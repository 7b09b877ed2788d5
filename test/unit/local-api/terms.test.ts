import { describe, expect, it } from "vitest";
import { createCompounds } from "../../../local-api/compounds.ts";
import { sentencesOf } from "../../../local-api/sentences.ts";
import { termsOf } from "../../../local-api/terms.ts";

describe("terms", () => {
  it("are stems without function words and question frames", () => {
    expect(termsOf("Wie hoch ist der Verspätungszuschlag für die Steuererklärungen?")).toEqual([
      "verspatungszuschlag",
      "steuererklar",
    ]);
  });

  it.each([
    [
      "umlauts written as two letters",
      "Verspätungszuschläge Gebühr öffentlich",
      "Verspaetungszuschlaege Gebuehr oeffentlich",
    ],
    ["ß written as ss", "Maßnahme Straße", "Massnahme Strasse"],
    ["letter case", "Landfahrzeug", "LANDFAHRZEUG"],
    ["decomposed characters", "Löschung", "Lo\u0308schung"],
    ["number and genitive", "Rechnungen Steuerbescheids", "Rechnung Steuerbescheid"],
    ["groups of digits", "6.000", "6000"],
  ])("are one for every spelling: %s", (_name, one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other));
  });

  it("keep numbers and the letter of a section", () => {
    expect(termsOf("§ 1b: 7,2 Kilowatt, 1.550 Kilogramm")).toEqual([
      "1b",
      "7,2",
      "kilowatt",
      "1550",
      "kilogramm",
    ]);
  });

  it("have parts that are words of the corpus", () => {
    const partsOf = createCompounds(new Set(["fahrzeug", "aufbewahr", "frist", "landfahrzeug"]));
    expect(partsOf("landfahrzeug")).toEqual(["fahrzeug"]);
    expect(partsOf("aufbewahrungsfrist")).toEqual(["frist", "aufbewahr"]);
    expect(partsOf("fahrzeug")).toEqual([]);
    expect(partsOf("mindestlohn")).toEqual([]);
  });
});

describe("sentences", () => {
  it.each([
    ["Eins. Zwei! Drei?", ["Eins.", "Zwei!", "Drei?"]],
    ["Nach § 14 Abs. 4 Nr. 1 gilt das. Ende.", ["Nach § 14 Abs. 4 Nr. 1 gilt das.", "Ende."]],
    ["Bis zum 31. Juli, z. B. per Post. Gut.", ["Bis zum 31. Juli, z. B. per Post.", "Gut."]],
    [
      "Höchstens 6.000 Kilometer. 25.000 Euro sind viel.",
      ["Höchstens 6.000 Kilometer.", "25.000 Euro sind viel."],
    ],
    ["Seit 2025. Danach.", ["Seit 2025.", "Danach."]],
    ["Er sagt „Nein.“ Dann geht er.", ["Er sagt „Nein.“", "Dann geht er."]],
    ["ohne Punkt", ["ohne Punkt"]],
    ["", []],
  ])("are cut where they end: %s", (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});
