import { SaxesParser } from "saxes";
import { Unusable } from "./unusable.ts";

/** An element with its text and elements in the order of the file. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}
export type XmlNode = string | XmlElement;

/** Bounds that no official file comes near: they keep a hostile one from eating memory. */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 500_000;

/**
 * Parses an XML file strictly, text and elements in their order. Nothing outside the file is read; entities
 * other than the five of XML itself are refused, and so is a DOCTYPE that declares anything.
 * @throws Unusable when it is no well-formed XML in UTF-8 or passes a bound
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser({ xmlns: false });
  const root: OpenElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  let elements = 0;
  const text = (value: string) => void open.at(-1)?.children.push(value);

  parser.on("error", () => {
    throw new Unusable(`the XML is not well-formed (line ${parser.line}, column ${parser.column})`);
  });
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !/^utf-8$/i.test(encoding)) throw notUtf8();
  });
  parser.on("doctype", (declaration) => {
    if (declaration.includes("["))
      throw new Unusable("the XML declares entities or elements of its own, which is refused");
  });
  parser.on("opentag", ({ name, attributes }) => {
    elements += 1;
    if (elements > MAX_ELEMENTS)
      throw new Unusable(`the XML has more than ${MAX_ELEMENTS} elements`);
    if (open.length > MAX_DEPTH)
      throw new Unusable(`the XML is nested more than ${MAX_DEPTH} deep`);
    const element: OpenElement = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", text);
  parser.on("cdata", text);

  parser.write(decode(bytes)).close();
  const element = root.children.find((child) => typeof child !== "string");
  if (element === undefined) throw new Unusable("the XML is empty");
  return element;
}

interface OpenElement extends XmlElement {
  readonly children: XmlNode[];
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

const notUtf8 = () => new Unusable("the XML is not in UTF-8");

/** The child elements of that name. */
export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== "string" && child.name === name,
  );
}

/** The first element at the end of a path of names, such as `textdaten`, `text`, `Content`. */
export function elementAt(element: XmlElement, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (parent, name) => childrenNamed(parent, name)[0],
    element,
  );
}
