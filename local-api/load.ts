import { type Corpus, sampleCorpus } from "./corpus.ts";
import { CORPUS_FOLDER, readCorpusFile, searchable } from "./gii/corpus-file.ts";

/** A corpus, and what a person has to know of it. */
export interface LoadedCorpus {
  readonly corpus: Corpus;
  /** For example `official texts of UStG and AO, fetched on 2026-12-01`. */
  readonly description: string;
  readonly isSample: boolean;
}

/** The sample, which is there always. */
export const sample: LoadedCorpus = {
  corpus: sampleCorpus,
  description: "sample texts in our own words, not the law",
  isSample: true,
};

/**
 * The official texts where `npm run corpus` has fetched them, else the sample.
 * @throws Unusable when the file is there and cannot be used
 */
export function loadCorpus(folder: string = CORPUS_FOLDER): LoadedCorpus {
  const file = readCorpusFile(folder);
  if (file === undefined) return sample;
  const laws = file.laws.map(({ source }) => source).join(", ");
  const description = `official texts of ${laws}, fetched on ${file.built.slice(0, 10)}`;
  return { corpus: searchable(file), description, isSample: false };
}
