import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkWording } from "../../../../local-api/gii/check-wording.ts";
import { type Law, readLaw } from "../../../../local-api/gii/read-law.ts";
import { unzipXml } from "../../../../local-api/gii/unzip.ts";
import { lawXml, list, norm, SAMPLE_LAW, table, unit } from "../../../support/gii.ts";

const ASKED = new Date("2026-12-01T09:00:00Z");
const read = (xml: string) => readLaw(Buffer.from(xml), "mug_1999", ASKED);
const passagesOf = (law: Law) => law.provisions.flatMap(({ passages }) => passages);
const textsOf = (law: Law) =>
  Object.fromEntries(passagesOf(law).map(({ citation, text }) => [citation, text]));
/** The texts of one provision with that content. */
const textsWith = (content: string, enbez = "§ 1") =>
  passagesOf(read(lawXml([norm(enbez, "Titel", content)]))).map(({ text }) => text);

describe("provisions", () => {
  it("reads every provision and none that is gone, nor what stands around the law", () => {
    expect(read(SAMPLE_LAW).provisions.map(({ label }) => label)).toEqual([
      ...["§ 1", "§ 1a", "§ 8", "§§ 9 und 10", "Anlage 1", "Anlage 2 (zu § 8)"],
    ]);
  });

  it.each([
    "(weggefallen)",
    "-",
    "–",
    "",
    "(1) (weggefallen)",
    "(1) bis (3) (weggefallen)",
    "(aufgehoben)",
  ])("reads every provision and none that is gone, nor what stands around the law: %j", (text) => {
    const law = read(
      lawXml([norm("§ 1", "Berlin-Klausel", `<P>${text}</P>`), norm("§ 2", "x", "<P>y</P>")]),
    );
    expect(law.provisions.map(({ label }) => label)).toEqual(["§ 2"]);
  });

  it.each([
    ["§ 1b", "§ 1b MuG", "__1b.html", "T"],
    ["§ 138a", "§ 138a MuG", "__138a.html", "T"],
    ["§§ 5 bis 7", "§§ 5 bis 7 MuG", "___5_bis_7.html", "T"],
    ["(XXXX) §§ 5 und 6", "§§ 5 und 6 MuG", "___5_und_6.html", "T"],
    ["(XXXX)§§ 5 bis 7", "§§ 5 bis 7 MuG", "___5_bis_7.html", "T"],
    ["Art 4", "Art. 4 MuG", "art_4.html", "T"],
    ["Anlage 2", "Anlage 2 MuG", "anlage_2.html", "T"],
    ["Anlage", "Anlage MuG", "anlage.html", "T"],
    ["Anlage I", "Anlage I MuG", "anlage_i.html", "T"],
    ["Anlage (zu § 4 Nr. 14)", "Anlage MuG", "anlage.html", "(zu § 4 Nr. 14) T"],
    ["Anlage 3 (zu § 4)", "Anlage 3 MuG", "anlage_3.html", "(zu § 4) T"],
    ["Präambel", "Präambel MuG", "pr_ambel.html", "T"],
  ])(
    "names provisions as lawyers write them and links each to its page: %s",
    (enbez, citation, page, title) => {
      expect(passagesOf(read(lawXml([norm(enbez, "T", "<P>Text.</P>")])))).toEqual([
        {
          source: "MuG",
          citation,
          title,
          url: `https://www.gesetze-im-internet.de/mug_1999/${page}`,
          stand: "zuletzt geändert durch Art. 3 G v. 4.5.2025 I Nr. 6",
          text: "Text.",
        },
      ]);
    },
  );

  it("makes a passage of each Absatz, with what follows it", () => {
    expect(passagesOf(read(SAMPLE_LAW)).map(({ citation }) => citation)).toEqual([
      "§ 1 MuG",
      ...["§ 1a Abs. 1 MuG", "§ 1a Abs. 1a MuG", "§ 1a Abs. 2 MuG", "§ 1a Abs. 3 bis 5 MuG"],
      ...["§ 8 MuG", "§ 8 Abs. 1 MuG", "§ 8 Abs. 2 MuG"],
      ...["§§ 9 und 10 MuG", "Anlage 1 MuG", "Anlage 2 MuG"],
    ]);
    const numbered =
      "<P>(1 a) Eins.</P><P>(2) und (3) Zwei.</P><P>(4), (5) Drei.</P><P>(6)-(8) Vier.</P>";
    expect(
      passagesOf(read(lawXml([norm("§ 1", "T", numbered)]))).map(({ citation }) => citation),
    ).toEqual([
      ...[
        "§ 1 Abs. 1a MuG",
        "§ 1 Abs. 2 und 3 MuG",
        "§ 1 Abs. 4 und 5 MuG",
        "§ 1 Abs. 6 bis 8 MuG",
      ],
    ]);
    expect(textsOf(read(SAMPLE_LAW))["§ 8 Abs. 2 MuG"]).toBe(
      "(2) Dann mustern. In die Urkunde ist aufzunehmen:\n(1) Das Muster ist geprüft.",
    );
  });

  it("makes one passage of a provision without Absätze and of an annex", () => {
    expect(textsWith("<P>Eins.</P><P>Zwei.</P>")).toEqual(["Eins.\nZwei."]);
    expect(textsWith(`<P>Eins.</P>${table([["(1)", "Zwei."]])}`)).toEqual(["Eins.\n(1)\tZwei."]);
    expect(textsWith("<P>(1) Eins.</P><P>(2) Zwei.</P>", "Anlage")).toEqual([
      "(1) Eins.\n(2) Zwei.",
    ]);
  });

  it("numbers §§ by their Article where a law counts them anew", () => {
    const law = read(
      lawXml([
        unit("010", "Art 224", "Erster Artikel"),
        norm("§ 1", "T", "<P>Eins.</P>"),
        norm("§ 2", "T", "<P>Zwei.</P>"),
        unit("020", "Art 225", "Zweiter Artikel"),
        unit("020010", "Abschnitt 1", "Abschnitt"),
        norm("§ 1", "T", "<P>(1) Drei.</P>"),
        unit("030", "Anlagen", "Anlagen"),
        norm("§ 1", "T", "<P>Fünf.</P>"),
        norm("Anlage", "T", "<P>Vier.</P>"),
      ]),
    );
    expect(passagesOf(law).map(({ citation, url }) => [citation, url.split("/").at(-1)])).toEqual([
      ["Art. 224 § 1 MuG", "art_224__1.html"],
      ["§ 2 MuG", "__2.html"],
      ["Art. 225 § 1 Abs. 1 MuG", "art_225__1.html"],
      ["§ 1 MuG", "__1.html"],
      ["Anlage MuG", "anlage.html"],
    ]);
  });

  it.each([
    [{}, "MuG", "zuletzt geändert durch Art. 3 G v. 4.5.2025 I Nr. 6"],
    [{ amtabk: "" }, "MuG", "zuletzt geändert durch Art. 3 G v. 4.5.2025 I Nr. 6"],
    [{ jurabk: "MuG", amtabk: "" }, "MuG", "zuletzt geändert durch Art. 3 G v. 4.5.2025 I Nr. 6"],
    [
      {
        stand: [
          ["Neuf", "Neugefasst durch Bek. v. 1.2.2003 I 4;"],
          ["Stand", "zuletzt geändert durch Art. 1"],
          ["Hinweis", "Änderung durch Art. 2 ist berücksichtigt"],
        ] as const,
      },
      "MuG",
      "zuletzt geändert durch Art. 1",
    ],
    [
      { stand: [["Neuf", "Neugefasst durch Bek. v. 1.2.2003 I 4"]] as const },
      "MuG",
      "Neugefasst durch Bek. v. 1.2.2003 I 4",
    ],
    [{ stand: [] }, "MuG", "Stand der Daten: 18.3.2026"],
    [{ stand: [], builddate: "" }, "MuG", "Stand der Abfrage: 1.12.2026"],
  ])(
    "takes short form and Stand from the law, and a date where it names none: %j",
    (options, source, stand) => {
      const law = read(lawXml([norm("§ 1", "T", "<P>Text.</P>")], options));
      expect(law).toMatchObject({ source, stand, name: "Gesetz über Muster" });
      expect(passagesOf(law)).toMatchObject([{ source, stand, citation: `§ 1 ${source}` }]);
      expect(law.notes).toEqual(
        "stand" in options && options.stand.length === 3
          ? ["Änderung durch Art. 2 ist berücksichtigt"]
          : [],
      );
    },
  );
});

describe("wording", () => {
  it("keeps lists in reading order, each number with its text", () => {
    expect(textsOf(read(SAMPLE_LAW))["§ 1a Abs. 1 MuG"]).toBe(
      [
        "(1) Muster sind",
        "1. große Muster, die",
        "a) rund oder",
        "b) eckig",
        "aa) hoch,",
        "bb) breit",
        "sind, und",
        "2. kleine Muster,",
        "auch solche aus Holz.",
        "soweit sie nicht verboten sind.",
      ].join("\n"),
    );
    expect(
      textsWith(`<P>x${list(["1.", list(["a)", "eins"], ["b)", "zwei"])], ["", "drei"])}</P>`),
    ).toEqual(["x\n1. a) eins\nb) zwei\ndrei"]);
  });

  it("writes tables as rows of cells", () => {
    expect(textsOf(read(SAMPLE_LAW))["Anlage 1 MuG"]).toBe(
      [
        "(1) Vorbemerkung",
        "Teil A",
        "Große Muster",
        "Nr.\tArt (Form)\tFarbe",
        "1\tKugel\trot",
        "2\tWürfel, und zwar",
        "a) aus Holz,",
        "b) aus Stein",
        "\tblau grün",
        "\tnur Mitte",
        "(1) Nachbemerkung: „Muster“ § 1.",
        "Zeile eins",
        "Zeile zwei",
        "Zeile drei",
        "wird gefasst:",
        "§ 5",
        "Neu",
        "(1) Alt.",
      ].join("\n"),
    );
  });

  it.each(["P", "LA", "pre", "Title", "Subtitle", "Ident", "TOC", "Revision", "Content", "row"])(
    "gives blocks lines of their own: %s",
    (name) => {
      expect(textsWith(`<P>vor<${name}>mitten</${name}>nach</P>`)).toEqual(["vor\nmitten\nnach"]);
    },
  );

  it.each([
    ["a line break", "vor<BR/>nach", "vor\nnach"],
    ["a leader", "vor<Split Leader='1'/>nach", "vor nach"],
    ["plain text", "vor <![CDATA[& <B>mitten</B>]]>", "vor & <B>mitten</B>"],
    [
      "a table in a cell",
      table([[`vor${table([["a<BR/>b", "c"]])}`, "nach"]]),
      "vor\na b\tc\n\tnach",
    ],
    [
      "a line break in the title of a table in a cell",
      table([["<table><Title>a<BR/>b</Title></table>"]]),
      "a\nb",
    ],
  ])("gives blocks lines of their own: %s", (_, content, text) => {
    expect(textsWith(`<P>${content}</P>`)).toEqual([text]);
  });

  it("keeps marked words whole, and figures apart that stand above or below the line", () => {
    const texts = textsOf(read(SAMPLE_LAW));
    expect(texts["§ 1 MuG"]).toBe("Muster sind zu mustern & zu prüfen.");
    expect(texts["§ 1a Abs. 1a MuG"]).toBe(
      "(1a) Verbotene Muster (§ 4 Abs. 2) sind m2-Muster ab 2 1/2 kg.\nDas gilt auch für halbe Muster.\nx\ty",
    );
    expect(texts["§ 1a Abs. 2 MuG"]).toBe("(2) 1 Satz eins. 2 Satz zwei hat ≤ drei Wörter.");
  });

  it("leaves out footnotes and editors' notes", () => {
    const all = JSON.stringify(read(SAMPLE_LAW));
    expect(all).not.toMatch(/Fundstelle|Fußnote|Textnachweis|Zur Anwendung|Beitrittsgebiet|Bild/);
    const notes = [
      "<FnR ID='F1'/>",
      "<FnArea Line='1'><FnR ID='F1'/></FnArea>",
      "<kommentar typ='Hinweis'>Hinweis</kommentar>",
      "<noindex>Hinweis<P>Hinweis</P></noindex>",
      "<Footnotes><Footnote ID='F1'>Hinweis</Footnote></Footnotes>",
      "<FILE SRC='x.pdf' title='Hinweis'/><ABWFORMAT typ='A'/><Accolade/>",
    ];
    expect(textsWith(`<P>Ein Wort${notes.join("")}, nicht mehr.</P>`)).toEqual([
      "Ein Wort, nicht mehr.",
    ]);
  });
});

describe("the check of the wording", () => {
  it("keeps every character of the XML's own text content", () => {
    const report = checkWording(SAMPLE_LAW, read(SAMPLE_LAW));
    expect(report).toMatchObject({ provisions: 6, differences: [] });
    expect(report.characters).toBeGreaterThan(500);
  });

  // Official texts are not part of the project: where a folder of <slug>/xml.zip is at hand, they are checked too.
  const folder = process.env.NORMKOMPASS_GII_DIR ?? "";
  const archives = existsSync(folder) ? globSync("*/xml.zip", { cwd: folder }) : [];
  it.each(archives)("keeps every character of the XML's own text content: %s", async (archive) => {
    const xml = await unzipXml(readFileSync(join(folder, archive)));
    const law = readLaw(xml, dirname(archive), ASKED);
    expect(checkWording(xml.toString("utf8"), law).differences).toEqual([]);
    const citations = passagesOf(law).map(({ citation }) => citation);
    expect(new Set(citations).size).toBe(citations.length);
  });

  it("finds each character that is missing, added or moved, and each provision", () => {
    const xml = lawXml([
      norm("§ 1", "T", `<P>x${list(["1.", "eins"], ["2.", "zwei"])}${table([["a", "b"]])}</P>`),
      norm("§ 2", "T", "<P>y</P>"),
    ]);
    const law = read(xml);
    expect(checkWording(xml, law).differences).toEqual([]);
    const differencesWith = (change: (text: string) => string) =>
      checkWording(xml, {
        ...law,
        provisions: law.provisions.map((provision) => ({
          ...provision,
          passages: provision.passages.map((passage) => ({
            ...passage,
            text: change(passage.text),
          })),
        })),
      }).differences;
    expect(differencesWith((text) => text.replace("eins", "ein"))).toHaveLength(1);
    expect(differencesWith((text) => text.replace("eins", "eins!"))).toHaveLength(1);
    expect(differencesWith((text) => text.replace("1. eins\n2. zwei", "2. zwei\n1. eins"))).toEqual(
      ['differs at character 1: "1.eins2.zweiab" in the file, "2.zwei1.einsab" read'].map(
        (difference) => `§ 1 (read as § 1): ${difference}`,
      ),
    );
    expect(differencesWith((text) => text.replaceAll(/\s/g, " "))).toEqual([]);
    const twice = [...law.provisions, ...law.provisions.slice(0, 1)];
    expect(checkWording(xml, { ...law, provisions: twice }).differences).toEqual([
      "2 provisions in the file, 3 read",
    ]);
    expect(
      checkWording(xml, { ...law, provisions: law.provisions.slice(1) }).differences,
    ).not.toEqual([]);
  });
});
