/** `npm run corpus`: fetches the official texts of the five laws for the local API. */
import { parseArgs } from "node:util";
import { Presets, SingleBar } from "cli-progress";
import { CORPUS_FOLDER, corpusPath, readCorpusFile } from "../local-api/gii/corpus-file.ts";
import { OFFICIAL_SITE, SLUGS } from "../local-api/gii/laws.ts";
import { Unusable } from "../local-api/gii/unusable.ts";
import { updateCorpus } from "../local-api/gii/update-corpus.ts";

const USAGE = `Fetches the official texts of the five laws for the local normkompass API.

Usage: npm run corpus -- [options]

  --dir FOLDER  where to put the corpus (default ${CORPUS_FOLDER})
  --help        print this

NORMKOMPASS_CORPUS_BASE_URL takes the place of ${OFFICIAL_SITE}.
`;

const print = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === undefined) {
    complain(`Unknown option.\n\n${USAGE}`);
    return 2;
  }
  if (options.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const folder = options.dir;
  const baseUrl = readBaseUrl(process.env.NORMKOMPASS_CORPUS_BASE_URL);
  if (baseUrl === undefined) {
    complain("NORMKOMPASS_CORPUS_BASE_URL is not an http or https address without a query.");
    return 2;
  }
  const bar = new SingleBar(
    { format: "{bar} {value}/{total} {law}", clearOnComplete: true, noTTYOutput: true },
    Presets.shades_classic,
  );
  bar.start(SLUGS.length, 0, { law: "" });
  try {
    const laws = await updateCorpus({
      folder,
      baseUrl,
      slugs: SLUGS,
      now: new Date(),
      onLaw: (law, index) => bar.update(index, { law }),
    });
    bar.update(SLUGS.length, { law: "" });
    bar.stop();
    for (const { slug, source, provisions, passages, stand, notes, unchanged } of laws) {
      print(
        `${slug.padEnd(10)}  ${source.padEnd(5)}  ${unchanged ? "unchanged" : "fetched  "}  ${provisions} provisions, ${passages} passages; ${stand}`,
      );
      for (const note of notes) print(`            ${note}`);
    }
    print(`The corpus is in ${corpusPath(folder)}.`);
    return 0;
  } catch (error) {
    bar.stop();
    if (!(error instanceof Unusable)) throw error;
    complain(`${error.message}.\nNothing was changed: ${whatIsThere(folder)}.`);
    return 1;
  }
}

function readOptions(
  args: readonly string[],
): { readonly dir: string; readonly help: boolean } | undefined {
  try {
    return parseArgs({
      args: [...args],
      options: {
        dir: { type: "string", default: CORPUS_FOLDER },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch {
    return undefined;
  }
}

/** The address that archives are fetched from, without a slash at its end. */
function readBaseUrl(value: string | undefined): string | undefined {
  const url = URL.parse(value?.trim() || OFFICIAL_SITE);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.search || url.hash || url.username || url.password) return undefined;
  return url.href.replace(/\/+$/, "");
}

function whatIsThere(folder: string): string {
  try {
    const corpus = readCorpusFile(folder);
    return corpus === undefined
      ? `there is no corpus in ${folder} yet`
      : `the corpus of ${corpus.built.slice(0, 10)} in ${folder} is as it was`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

process.exitCode = await main(process.argv.slice(2));
