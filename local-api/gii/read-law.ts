import type { Passage } from "../../src/normkompass/contract.ts";
import { OFFICIAL_SITE } from "./laws.ts";
import {
  absatzOf,
  hasParagraphs,
  isGone,
  isProvision,
  labelOf,
  pageOf,
  splitLabel,
} from "./names.ts";
import { Unusable } from "./unusable.ts";
import { wordingOf } from "./wording.ts";
import { childrenNamed, elementAt, parseXml, type XmlElement } from "./xml.ts";

/** A law as it is searched. */
export interface Law {
  /** Name of its folder at gesetze-im-internet.de. */
  readonly slug: string;
  /** Official short form, `UStG`. */
  readonly source: string;
  /** Official name. */
  readonly name: string;
  readonly stand: string;
  /** What the editors say about changes that the Stand does not name yet. */
  readonly notes: readonly string[];
  readonly provisions: readonly Provision[];
}

/** A §, an Article or an annex. */
export interface Provision {
  /** `§ 1b`, `Anlage 2`. */
  readonly label: string;
  /** Its passages in order: one for each Absatz, or one for the whole. */
  readonly passages: readonly Passage[];
}

/**
 * Reads a law from the official `gii-norm` XML (gii-norm.dtd 1.01). Tables of contents and formulas around the law,
 * provisions that are gone, footnotes and editors' notes are left out.
 * @param slug name of the law's folder, for the addresses of its pages
 * @param asOf date for laws that name neither a Stand nor the date of their file
 * @throws Unusable when it is not such a file, or holds no provision
 */
export function readLaw(xml: Uint8Array, slug: string, asOf: Date): Law {
  const root = parseXml(xml);
  const norms = root.name === "dokumente" ? childrenNamed(root, "norm") : [];
  const [head] = norms;
  if (head === undefined) throw new Unusable("the XML is not a law in the gii-norm format");
  const source = sourceOf(head);
  if (source === "") throw new Unusable("the XML names no short form of the law");
  const stand = standOf(head, root, asOf);
  const provisions = labelled(norms).flatMap(({ norm, label }) => {
    const passages = passagesOf(norm, label).map(
      ({ part, title, text }): Passage => ({
        source,
        citation: [splitLabel(label).name, part, source].filter(Boolean).join(" "),
        title,
        url: `${OFFICIAL_SITE}/${slug}/${pageOf(label)}`,
        stand,
        text,
      }),
    );
    return passages.length === 0 ? [] : [{ label, passages }];
  });
  if (provisions.length === 0) throw new Unusable("the XML holds no provision");
  return {
    slug,
    source,
    name: textAt(head, "metadaten", "langue"),
    stand,
    notes: standEntries(head)
      .filter(({ kind }) => kind === "Hinweis")
      .map(({ text }) => text),
    provisions,
  };
}

const textAt = (norm: XmlElement, ...path: string[]) =>
  wordingOf(elementAt(norm, ...path)?.children ?? []).replace(/\s+/g, " ");

/** The official short form; without one, that of the documentation less the year it adds (`AO 1977`). */
function sourceOf(head: XmlElement): string {
  return (
    textAt(head, "metadaten", "amtabk") ||
    textAt(head, "metadaten", "jurabk").replace(/ \d{4}$/, "")
  );
}

function standEntries(head: XmlElement): { readonly kind: string; readonly text: string }[] {
  return childrenNamed(elementAt(head, "metadaten"), "standangabe").map((entry) => ({
    kind: textAt(entry, "standtyp"),
    text: textAt(entry, "standkommentar"),
  }));
}

/** The law's own entry of its Stand, or of its last new edition, or the date of the file. */
function standOf(head: XmlElement, root: XmlElement, asOf: Date): string {
  const entries = standEntries(head);
  for (const kind of ["Stand", "Neuf"]) {
    const named = entries.filter((entry) => entry.kind === kind && entry.text !== "");
    if (named.length > 0) return named.map(({ text }) => text).join(" ");
  }
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(root.attributes.builddate ?? "") ?? [];
  if (year && month && day) return `Stand der Daten: ${Number(day)}.${Number(month)}.${year}`;
  return `Stand der Abfrage: ${asOf.getUTCDate()}.${asOf.getUTCMonth() + 1}.${asOf.getUTCFullYear()}`;
}

/**
 * The norms that are provisions, each with its name. Where §§ are counted anew in each Article of a law, the
 * Article is part of the name (`Art. 224 § 1`), and so it is in the address of the page.
 */
function labelled(norms: readonly XmlElement[]): { norm: XmlElement; label: string }[] {
  const found: { norm: XmlElement; label: string; article: string }[] = [];
  const units: { readonly depth: number; readonly label: string }[] = [];
  for (const norm of norms) {
    const depth = textAt(norm, "metadaten", "gliederungseinheit", "gliederungskennzahl").length;
    if (depth > 0) {
      while ((units.at(-1)?.depth ?? 0) >= depth) units.pop();
      const label = labelOf(textAt(norm, "metadaten", "gliederungseinheit", "gliederungsbez"));
      units.push({ depth, label });
    }
    const label = labelOf(textAt(norm, "metadaten", "enbez"));
    const article = units.findLast((unit) => /^Art\. \d/.test(unit.label))?.label ?? "";
    if (isProvision(label)) found.push({ norm, label, article });
  }
  const times = new Map<string, number>();
  for (const { label } of found) times.set(label, (times.get(label) ?? 0) + 1);
  return found.map(({ norm, label, article }) => {
    const repeated = (times.get(label) ?? 0) > 1;
    return {
      norm,
      label: repeated && article && label.startsWith("§") ? `${article} ${label}` : label,
    };
  });
}

interface Part {
  /** `Abs. 3`, or nothing for the whole provision. */
  readonly part?: string;
  readonly title: string;
  readonly text: string;
}

function passagesOf(norm: XmlElement, label: string): Part[] {
  const title = [splitLabel(label).note, textAt(norm, "metadaten", "titel")]
    .filter(Boolean)
    .join(" ");
  const content = elementAt(norm, "textdaten", "text", "Content");
  const parts = content === undefined ? [] : splitContent(content, label);
  if (parts.every(({ text }) => isGone(text))) return [];
  return parts.map(({ absatz, text }) => ({
    ...(absatz !== undefined && { part: `Abs. ${absatz}` }),
    title,
    text,
  }));
}

/**
 * Cuts a provision into its Absätze: a paragraph that opens with `(1)` or `(1a)` begins one, any other belongs
 * to the one before it. A number that has been there already is not an Absatz but quoted text.
 */
function splitContent(
  content: XmlElement,
  label: string,
): { readonly absatz: string | undefined; readonly text: string }[] {
  const parts: { absatz: string | undefined; text: string }[] = [];
  if (!hasParagraphs(label)) {
    const text = wordingOf(content.children);
    return text === "" ? [] : [{ absatz: undefined, text }];
  }
  const numbers = new Set<string>();
  for (const node of content.children) {
    const text = wordingOf([node]);
    if (text === "") continue;
    const number = typeof node !== "string" && node.name === "P" ? absatzOf(text) : undefined;
    const last = parts.at(-1);
    const opens = number !== undefined && !numbers.has(number);
    if (opens) numbers.add(number);
    if (last === undefined || opens) parts.push({ absatz: number, text });
    else last.text += `\n${text}`;
  }
  return parts;
}
