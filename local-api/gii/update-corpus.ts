import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  archivePath,
  type CorpusFile,
  type CorpusLaw,
  corpusPath,
  formatCorpus,
  readCorpusFile,
} from "./corpus-file.ts";
import { type Download, download } from "./download.ts";
import { type Law, readLaw } from "./read-law.ts";
import { Unusable } from "./unusable.ts";
import { unzipXml } from "./unzip.ts";

/** One law of an update. */
export interface UpdatedLaw extends CorpusLaw {
  /** Whether the server said that the copy at hand is the current one. */
  readonly unchanged: boolean;
}

export interface UpdateOptions {
  /** Folder of the corpus; it is made when it is not there. */
  readonly folder: string;
  /** What stands before `/<slug>/xml.zip`, without a slash at the end. */
  readonly baseUrl: string;
  readonly slugs: readonly string[];
  readonly now: Date;
  /** For each archive; 60 unless a test wants less. */
  readonly timeoutSeconds?: number;
  /** Called before each law. */
  readonly onLaw?: (slug: string, index: number) => void;
}

/**
 * Brings the corpus up to date: fetches each archive, one at a time and only when it has changed, reads it, and
 * writes the corpus once all of them have been read. When one fails, nothing is written.
 * @throws Unusable with the law and why, when a law cannot be fetched or read, or that the folder cannot be written
 */
export async function updateCorpus(options: UpdateOptions): Promise<readonly UpdatedLaw[]> {
  const { folder, baseUrl, slugs, now, timeoutSeconds, onLaw } = options;
  const before = previous(folder);
  const fetched: FetchedLaw[] = [];
  for (const [index, slug] of slugs.entries()) {
    onLaw?.(slug, index);
    try {
      const url = `${baseUrl}/${slug}/xml.zip`;
      fetched.push(await fetchLaw(url, slug, kept(before, folder, slug, url), now, timeoutSeconds));
    } catch (error) {
      if (error instanceof Unusable)
        throw new Unusable(`${slug}: ${error.message}`, { cause: error });
      throw error;
    }
  }
  try {
    write(folder, fetched, now);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new Unusable(`the corpus cannot be written to ${folder}${code}`, { cause: error });
  }
  return fetched.map(({ entry, unchanged }) => ({ ...entry, unchanged }));
}

interface FetchedLaw {
  readonly law: Law;
  readonly entry: CorpusLaw;
  readonly zip: Uint8Array;
  readonly unchanged: boolean;
}

async function fetchLaw(
  url: string,
  slug: string,
  copy: Download | undefined,
  now: Date,
  timeoutSeconds: number | undefined,
): Promise<FetchedLaw> {
  const archive = await download(url, copy, timeoutSeconds);
  const { bytes: zip, etag, lastModified } = archive;
  const law = readLaw(await unzipXml(zip), slug, now);
  return {
    law,
    zip,
    unchanged: archive === copy,
    entry: {
      slug,
      source: law.source,
      name: law.name,
      stand: law.stand,
      notes: [...law.notes],
      provisions: law.provisions.length,
      passages: law.provisions.reduce((sum, { passages }) => sum + passages.length, 0),
      archive: {
        url,
        sha256: sha256(zip),
        ...(etag !== undefined && { etag }),
        ...(lastModified !== undefined && { lastModified }),
      },
    },
  };
}

/** The corpus that is there; one that cannot be read is built anew. */
function previous(folder: string): CorpusFile | undefined {
  try {
    return readCorpusFile(folder);
  } catch {
    return undefined;
  }
}

/** The archive at hand, when it came from the same address and is still what it was. */
function kept(
  before: CorpusFile | undefined,
  folder: string,
  slug: string,
  url: string,
): Download | undefined {
  const archive = before?.laws.find((law) => law.slug === slug)?.archive;
  if (archive === undefined || archive.url !== url) return undefined;
  try {
    const bytes = readFileSync(archivePath(folder, slug));
    return sha256(bytes) === archive.sha256 ? { ...archive, bytes } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes everything into a folder beside the old files and then moves it over them, the corpus itself last:
 * whoever reads it finds the old one or the new one, and an archive that does not fit it is fetched again.
 */
function write(folder: string, fetched: readonly FetchedLaw[], now: Date): void {
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, ".new-"));
  try {
    const text = formatCorpus({
      built: now.toISOString(),
      laws: fetched.map(({ entry }) => entry),
      passages: fetched.flatMap(({ law }) => law.provisions.flatMap(({ passages }) => passages)),
    });
    for (const { law, zip } of fetched) {
      mkdirSync(dirname(archivePath(work, law.slug)));
      writeFileSync(archivePath(work, law.slug), zip);
    }
    writeFileSync(corpusPath(work), text, { flush: true });
    for (const { law } of fetched) {
      mkdirSync(dirname(archivePath(folder, law.slug)), { recursive: true });
      renameSync(archivePath(work, law.slug), archivePath(folder, law.slug));
    }
    renameSync(corpusPath(work), corpusPath(folder));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
