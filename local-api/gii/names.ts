/**
 * The name of a provision as lawyers write it, from its `enbez`: `§ 1b`, `§§ 5 bis 7`, `Art. 1`, `Anlage 2`.
 * The editors' mark of ranges, `(XXXX)`, is dropped.
 */
export function labelOf(enbez: string): string {
  return enbez
    .replace(/\(X+\)/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^Art(?:ikel|\.)?(?= ?\d)\s*/, "Art. ")
    .replace(/^(§+)\s*/, "$1 ");
}

/** Splits `Anlage (zu § 4 Nr. 14)` into the name, `Anlage`, and the rest, `(zu § 4 Nr. 14)`. */
export function splitLabel(label: string): { readonly name: string; readonly note: string } {
  const [, name = label, note = ""] = /^([^(]+?) ?(\(.*\))$/.exec(label) ?? [];
  return { name, note };
}

/**
 * The file name of a provision's page at gesetze-im-internet.de: `__1b.html`, `___5_bis_7.html`, `art_1.html`,
 * `anlage_2.html`, `art_224__1.html`; what stands in parentheses is left out there, and letters beyond ASCII are an underscore.
 */
export function pageOf(label: string): string {
  const name = splitLabel(label)
    .name.replace("Art. ", "Art ")
    .replaceAll(" §", "§")
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, "_");
  return `${name}.html`;
}

/** Front and back matter, which is no provision. */
const FRAME =
  /^(?:(?:nicht)?amtliche[rs]? )?(?:inhalts(?:übersicht|verzeichnis)|eingangsformel|schlu(?:ß|ss)formel|ausfertigungsformel|gliederung)\b/iu;

/** Whether that is a provision or an annex, and not a table of contents or a formula around the law. */
export function isProvision(label: string): boolean {
  return label !== "" && !FRAME.test(label);
}

/** Whether that is a § or Article, whose Absätze are passages; an annex is one passage. */
export function hasParagraphs(label: string): boolean {
  return /^(?:§|Art\. )/.test(label);
}

const ABSATZ =
  /^\((?<from>\d+ ?[a-z]{0,2})\)(?:\s*(?<join>bis|und|[-–,])\s*\((?<to>\d+ ?[a-z]{0,2})\))?/;

/** The Absatz that a paragraph opens: `3`, `1a`, `7 bis 9`; `undefined` when it opens none. */
export function absatzOf(paragraph: string): string | undefined {
  const { from, join, to } = ABSATZ.exec(paragraph)?.groups ?? {};
  const last = to && ` ${join === "und" || join === "," ? "und" : "bis"} ${withoutSpace(to)}`;
  return from && withoutSpace(from) + (last ?? "");
}

const withoutSpace = (number: string) => number.replace(" ", "");

/** Whether nothing is left of that text but the note that it is gone. */
export function isGone(text: string): boolean {
  const rest = text.replace(ABSATZ, "").trim();
  return /^(?:[-–—]|\(?(?:weggefallen|aufgehoben)\)?\.?)?$/i.test(rest);
}
