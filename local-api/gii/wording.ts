import type { XmlElement, XmlNode } from "./xml.ts";

/** Not the wording of the law: footnotes and their marks, notes of the editors, and what has no text. */
const OMITTED: ReadonlySet<string> = new Set([
  ...["noindex", "kommentar", "Footnotes", "Footnote", "fussnoten", "FnR", "FnArea"],
  ...["AttR", "AttArea", "IMG", "FILE", "Accolade", "ABWFORMAT", "colspec", "spanspec"],
]);

/** Elements that stand on lines of their own. */
const BLOCKS: ReadonlySet<string> = new Set([
  ...["Content", "P", "DL", "LA", "table", "row", "pre", "TOC", "Revision"],
  ...["Title", "Subtitle", "Ident"],
]);

/**
 * The wording of a piece of a law as plain text: every character of it in reading order, nothing added.
 * Only white space is ours: a line for each paragraph, list item (after its number) and table row, a tab between the
 * cells of a row, one space for any run of white space.
 */
export function wordingOf(nodes: readonly XmlNode[]): string {
  const writer = new Writer();
  for (const node of nodes) write(node, writer, { pre: false, cell: false });
  return writer.text;
}

interface Context {
  /** Line breaks of the file are line breaks of the text. */
  readonly pre: boolean;
  /** A cell of a table, which lines do not tear apart. */
  readonly cell: boolean;
}

function write(node: XmlNode, writer: Writer, context: Context): void {
  if (typeof node === "string") writeText(node, writer, context);
  else if (!OMITTED.has(node.name)) writeElement(node, writer, context);
}

function writeText(text: string, writer: Writer, { pre }: Context): void {
  for (const [index, line] of (pre ? text.split("\n") : [text]).entries()) {
    if (index > 0) writer.line();
    writer.write(line);
  }
}

function writeElement(element: XmlElement, writer: Writer, context: Context): void {
  const { name, attributes, children } = element;
  const inside = (change: Partial<Context> = {}) => {
    for (const child of children) write(child, writer, { ...context, ...change });
  };
  if (name === "BR") {
    if (context.cell) writer.space();
    else writer.line();
  } else if (name === "Split") {
    writer.space();
  } else if (name === "QuoteL" || name === "QuoteR") {
    writer.write(name === "QuoteL" ? "„" : "“");
  } else if (name === "DT") {
    writer.line();
    inside();
    writer.afterLabel();
  } else if (name === "entry") {
    inside({ cell: true });
    writer.tab();
  } else if (name === "P" && context.cell) {
    writer.space();
    inside();
    writer.space();
  } else if (name === "SUP" || name === "SUB") {
    // "2 1/2", never "21/2".
    const [first] = children;
    if (writer.endsWithDigit && typeof first === "string" && /^\s*\d/.test(first)) writer.space();
    inside();
    // The number of a sentence.
    if (attributes.class === "Rec") writer.space();
  } else if (BLOCKS.has(name)) {
    writer.line();
    inside(name === "table" ? { cell: false } : name === "pre" ? { pre: true } : {});
    writer.line();
  } else {
    inside();
  }
}

/** Collects words, and between them the strongest white space that was asked for. */
class Writer {
  #text = "";
  /** The word that was written last. */
  #last = "";
  #line = false;
  #tabs = 0;
  #space = false;
  #label = false;

  get text(): string {
    return this.#text;
  }

  get endsWithDigit(): boolean {
    return !this.#line && this.#tabs === 0 && !this.#space && /\d$/.test(this.#last);
  }

  write(text: string): void {
    const words = text.split(/\s+/);
    for (const [index, word] of words.entries()) {
      if (index > 0) this.#space = true;
      if (word !== "") this.#word(word);
    }
  }

  /** What follows starts a line, unless it belongs to the label before it. */
  line(): void {
    if (this.#label) {
      this.#space = true;
      return;
    }
    this.#line = true;
    this.#tabs = 0;
  }

  tab(): void {
    this.#label = false;
    this.#tabs += 1;
  }

  space(): void {
    this.#space = true;
  }

  /** The number of a list item is written: its text follows on the same line. */
  afterLabel(): void {
    this.#label = true;
    this.#space = true;
  }

  #word(word: string): void {
    if (this.#text !== "") {
      const line = this.#line ? "\n" : "";
      const tabs = "\t".repeat(this.#tabs);
      this.#text += line + tabs || (this.#space ? " " : "");
    }
    this.#text += word;
    this.#last = word;
    this.#line = false;
    this.#tabs = 0;
    this.#space = false;
    this.#label = false;
  }
}
