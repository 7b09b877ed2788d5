/** Invented laws in the official gii-norm format, structure by structure; no wording of a real law. */

interface LawOptions {
  readonly doctype?: string;
  readonly builddate?: string;
  readonly jurabk?: string;
  readonly amtabk?: string;
  /** Pairs of `standtyp` and `standkommentar`. */
  readonly stand?: readonly (readonly [string, string])[];
}

const OFFICIAL_DOCTYPE =
  '<!DOCTYPE dokumente SYSTEM "http://www.gesetze-im-internet.de/dtd/1.01/gii-norm.dtd">';

/** A whole file: the head of a law and its norms. */
export function lawXml(norms: readonly string[], options: LawOptions = {}): string {
  const {
    doctype = OFFICIAL_DOCTYPE,
    builddate = "20260318215504",
    jurabk = "MuG 1999",
    amtabk = "MuG",
    stand = [["Stand", "zuletzt geändert durch Art. 3 G v. 4.5.2025 I Nr. 6"]],
  } = options;
  const entries = stand.map(
    ([kind, text]) =>
      `<standangabe checked="ja"><standtyp>${kind}</standtyp><standkommentar>${text}</standkommentar></standangabe>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" ?>${doctype}
<dokumente builddate="${builddate}" doknr="BJNR000000000"><norm builddate="${builddate}" doknr="BJNR000000000"><metadaten><jurabk>${jurabk}</jurabk>${
    amtabk && `<amtabk>${amtabk}</amtabk>`
  }<ausfertigung-datum manuell="ja">1999-01-02</ausfertigung-datum><langue>Gesetz über Muster<FnR ID="F1"/></langue>${entries.join("")}</metadaten><textdaten><text format="XML"><Footnotes><Footnote ID="F1" FnZ="*"><noindex>Fußnote zum Gesetz</noindex></Footnote></Footnotes></text><fussnoten><Content><P><BR/> <pre xml:space="preserve">(+++ Textnachweis ab: 2.1.1999 +++)</pre></P></Content></fussnoten></textdaten></norm>
${norms.join("\n")}
</dokumente>`;
}

/** A provision; `content` stands inside `Content`. */
export function norm(enbez: string, titel: string | undefined, content?: string): string {
  const title = titel === undefined ? "" : `<titel format="XML">${titel}</titel>`;
  const text =
    content === undefined ? "" : `<text format="XML"><Content>${content}</Content></text>`;
  return `<norm builddate="20260318215504" doknr="BJNR000000000BJNE000000000"><metadaten><jurabk>MuG</jurabk><enbez>${enbez}</enbez>${title}</metadaten><textdaten>${text}<fussnoten><Content><P>(+++ ${enbez}: Zur Anwendung vgl. § 99 +++)</P></Content></fussnoten></textdaten></norm>`;
}

/** A heading between provisions. */
export function unit(number: string, bez: string, titel: string): string {
  return `<norm doknr="BJNR000000000BJNG000000000"><metadaten><jurabk>MuG</jurabk><gliederungseinheit><gliederungskennzahl>${number}</gliederungskennzahl><gliederungsbez>${bez}</gliederungsbez><gliederungstitel>${titel}</gliederungstitel></gliederungseinheit></metadaten><textdaten><text format="XML"><Content><P/></Content></text><fussnoten/></textdaten></norm>`;
}

/** A list as the format writes it: numbers and texts one after the other, without white space. */
export function list(...items: readonly (readonly [string, ...string[]])[]): string {
  const entries = items.map(
    ([number, ...texts]) =>
      `<DT>${number}</DT><DD Font="normal">${texts.map((text) => `<LA Size="normal">${text}</LA>`).join("")}</DD>`,
  );
  return `<DL Font="normal" Type="arabic">${entries.join("")}</DL>`;
}

/** A table of rows of cells. */
export function table(rows: readonly (readonly string[])[], head?: readonly string[]): string {
  const row = (cells: readonly string[]) =>
    `<row>${cells.map((cell) => `<entry VJ="1">${cell}</entry>`).join("")}</row>`;
  return `<table frame="none" tocentry="%yes;"><tgroup align="left" char="" charoff="50" cols="3"><colspec colname="col1"/>${
    head === undefined ? "" : `<thead valign="bottom">${row(head)}</thead>`
  }<tbody valign="top">${rows.map(row).join("")}</tbody></tgroup></table>`;
}

/** A law with every structure of the format. */
export const SAMPLE_LAW: string = lawXml([
  norm("Eingangsformel", undefined, "<P>Der Musterrat hat beschlossen:</P>"),
  `<norm><metadaten><jurabk>MuG</jurabk><enbez>Inhaltsübersicht</enbez></metadaten><textdaten><text format="XML"><TOC><Ident>§ 1</Ident><Title>Zweck</Title></TOC></text><fussnoten/></textdaten></norm>`,
  unit("010", "Abschnitt 1", "Allgemeines"),
  norm("§ 1", "Zweck<BR/>des Gesetzes", "<P>Muster  sind\nzu\u00a0mustern &amp; zu prüfen.</P>"),
  norm(
    "§ 1a",
    "Begriffe",
    `<P>(1) Muster sind ${list(["1.", `große Muster, die${list(["a)", "rund oder"], ["b)", `eckig${list(["aa)", "hoch,"], ["bb)", "breit"])}`])}sind, und`], ["2.", "kleine Muster,", "auch solche aus Holz."])}soweit sie nicht verboten sind.</P><P>(1a) <B>Verbotene</B> Muster (§ 4 <NB>Abs. 2</NB>) sind <I>m<SUB>2</SUB></I>-Muster<FnR ID="F2"/> ab 2<SUP>1</SUP>/<SUB>2</SUB> kg.</P><P>Das gilt auch für <SP>halbe</SP> Muster.</P>${table([["x", "y"]])}<P>(2) <SUP class="Rec">1</SUP>Satz eins. <SUP class="Rec">2</SUP>Satz <small>zwei</small> <U>hat</U> <F Type="symbol">≤</F> drei Wörter.</P><P>(3) bis (5) (weggefallen)</P><P><FnR ID="F2"/></P>`,
  ),
  norm("§ 2", "(weggefallen)", "<P>-</P>"),
  norm("(XXXX) §§ 3 bis 5", "(weggefallen)", "<P/>"),
  norm("§ 6", undefined, "<P>(weggefallen)</P>"),
  norm("§ 7", "(weggefallen)"),
  norm(
    "§ 8",
    "Verfahren",
    "<P>Für das Verfahren gilt:</P><P>(1)Erst prüfen.</P><P><I>(2) Dann</I> mustern. In die Urkunde ist aufzunehmen:</P><P>(1) Das Muster ist geprüft.</P>",
  ),
  unit("020", "Abschnitt 2", "Schluss"),
  norm("§§ 9 und 10", undefined, "<P>(Änderungsvorschriften)</P>"),
  norm(
    "Anlage 1",
    "(zu § 1a)<BR/>Liste der Muster",
    `<P><noindex><kommentar typ="Fundstelle">(Fundstelle: BGBl. I 1999, 12;<BR/>vgl. Fußnote)</kommentar></noindex></P><BR/><P>(1) Vorbemerkung</P><Title>Teil A</Title><Subtitle>Große Muster</Subtitle>${table(
      [
        ["1", "Kugel", "rot"],
        ["\u00a0", "\u00a0", "\u00a0"],
        [
          "2",
          `Würfel, und zwar${list(["a)", "aus Holz,"], ["b)", "aus Stein"])}`,
          "<P>blau</P><P>grün</P>",
        ],
        ["", "nur Mitte", ""],
      ],
      ["Nr.", "Art<BR/>(Form)", "<B>Farbe</B>"],
    )}<P>(1) Nachbemerkung: <QuoteL/>Muster<QuoteR/> <Citation>§ 1</Citation><IMG SRC="bild.jpg" alt="Bild"/>.</P><P><pre xml:space="preserve">Zeile eins\n  Zeile zwei<BR/>Zeile drei</pre></P><P>wird gefasst:<Revision><Ident>§ 5</Ident><Title>Neu</Title><Content><P>(1) Alt.</P></Content></Revision></P>`,
  ),
  norm("Anlage 2 (zu § 8)", "Vordruck", "<P>Hier unterschreiben</P>"),
  norm("Anhang EV", "Auszug", "<P><noindex>Maßgaben für das Beitrittsgebiet</noindex></P>"),
  norm("Schlußformel", undefined, "<P>Der Musterrat</P>"),
]);
