import { parseArgs } from "node:util";
import { untilTold } from "../scripts/until-told.ts";
import { createEngine } from "./engine.ts";
import { CORPUS_FOLDER } from "./gii/corpus-file.ts";
import { type LoadedCorpus, loadCorpus, sample } from "./load.ts";
import { readModelConfig } from "./model.ts";
import { type LocalApi, startLocalApi } from "./server.ts";

const USAGE = `A small normkompass API on this machine, over the official texts where npm run corpus has fetched them,
else over sample texts in our own words (not the law).

Usage: npm run api -- [options]

  --port N           port to listen on (default 3000; 0 takes a free one)
  --corpus FOLDER    where the official texts are (default ${CORPUS_FOLDER})
  --sample           use the sample texts all the same
  --no-answer-model  /ask answers 503 no_answer_model
  --help             print this

It answers by quoting. With NORMKOMPASS_LOCAL_MODEL_URL (an OpenAI-compatible endpoint) and NORMKOMPASS_LOCAL_MODEL (a model's
name; NORMKOMPASS_LOCAL_MODEL_KEY where it wants one) a model words the answers; what it quotes is checked.
`;

const DEFAULT_PORT = 3000;

interface Options {
  readonly port: number;
  readonly answerModel: boolean;
  readonly corpus: string;
  readonly sample: boolean;
  readonly help: boolean;
}

/** Reads the command line; `undefined` when there is something in it that nobody knows. */
function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: "string", default: String(DEFAULT_PORT) },
        corpus: { type: "string", default: CORPUS_FOLDER },
        sample: { type: "boolean", default: false },
        "no-answer-model": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) return undefined;
    return {
      port: Number(values.port),
      answerModel: !values["no-answer-model"],
      corpus: values.corpus,
      sample: values.sample,
      help: values.help,
    };
  } catch {
    return undefined;
  }
}

/** Starts the API and keeps it up until it is told to end; gives the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === undefined) {
    process.stderr.write(`Unknown option or value.\n\n${USAGE}`);
    return 2;
  }
  if (options.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const told = untilTold();
  let api: LocalApi;
  let loaded: LoadedCorpus;
  try {
    loaded = options.sample ? sample : loadCorpus(options.corpus);
    const engine = createEngine(loaded.corpus, readModelConfig(process.env));
    api = await startLocalApi({ ...options, engine });
  } catch (error) {
    process.stderr.write(`${describe(error, options.port)}\n`);
    return 1;
  }
  process.stdout.write(
    `normkompass (local) listens on ${api.url}: ${api.passageCount} passages, ${loaded.description}\n`,
  );
  await told;
  await api.close();
  return 0;
}

/** What is wrong with the port, or in the words of the error what else is. */
function describe(error: unknown, port: number): string {
  if (!(error instanceof Error)) throw error;
  if (!("code" in error)) return error.message;
  const reason =
    error.code === "EADDRINUSE" ? "is in use" : `cannot be opened (${String(error.code)})`;
  return `Port ${port} ${reason}: choose another one with --port.`;
}

process.exitCode = await main(process.argv.slice(2));
