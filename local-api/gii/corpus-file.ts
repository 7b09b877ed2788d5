import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { passageSchema } from "../../src/normkompass/contract.ts";
import type { Corpus } from "../corpus.ts";
import { Unusable } from "./unusable.ts";

/** Where `npm run corpus` puts the corpus, from the project's root; git ignores it. */
export const CORPUS_FOLDER = ".corpus";

/** Rises when the file or the way texts are read changes, so that an old corpus is not taken for a new one. */
const FORMAT = 1;

const lawSchema = z.object({
  /** Name of the law's folder at gesetze-im-internet.de. */
  slug: z.string().regex(/^[a-z0-9_-]+$/),
  /** Official short form. */
  source: z.string().min(1),
  /** Official name. */
  name: z.string(),
  stand: z.string().min(1),
  /** What the editors say about changes that the Stand does not name yet. */
  notes: z.array(z.string()),
  provisions: z.int().positive(),
  passages: z.int().positive(),
  /** The archive that it was read from, kept beside the corpus as `<slug>/xml.zip`. */
  archive: z.object({
    url: z.url(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    etag: z.string().optional(),
    lastModified: z.string().optional(),
  }),
});

const corpusSchema = z.object({
  format: z.literal(FORMAT),
  /** When the texts were last compared with the official ones. */
  built: z.iso.datetime(),
  laws: z.array(lawSchema).min(1),
  /** Passages of the laws in their order. */
  passages: z.array(passageSchema).min(1),
});

export type CorpusFile = Readonly<z.infer<typeof corpusSchema>>;
export type CorpusLaw = CorpusFile["laws"][number];

export const corpusPath = (folder: string): string => join(folder, "corpus.json");
export const archivePath = (folder: string, slug: string): string => join(folder, slug, "xml.zip");

/** The text of a corpus file. */
export function formatCorpus(corpus: Omit<CorpusFile, "format">): string {
  return JSON.stringify({ format: FORMAT, ...corpus });
}

/**
 * The corpus that `npm run corpus` has written.
 * @returns `undefined` when there is none yet
 * @throws Unusable when the file cannot be read, or is not of this version
 */
export function readCorpusFile(folder: string): CorpusFile | undefined {
  let text: string;
  try {
    text = readFileSync(corpusPath(folder), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw unusable(folder, error);
  }
  try {
    return corpusSchema.parse(JSON.parse(text));
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** What is searched of it; the wording of the law needs no marker. */
export function searchable({ passages }: CorpusFile): Corpus {
  return { passages, marker: "" };
}

function unusable(folder: string, cause: unknown): Unusable {
  const path = corpusPath(folder);
  return new Unusable(
    `${path} is not a corpus of this version: fetch it again with "npm run corpus"`,
    { cause },
  );
}
