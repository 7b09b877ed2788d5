import { parseArgs } from "node:util";
import { untilTold } from "../scripts/until-told.ts";
import { type LocalApi, startLocalApi } from "./server.ts";

const USAGE = `A small normkompass API on this machine, over sample texts in our own words (not the law).

Usage: npm run api -- [options]

  --port N           port to listen on (default 3000; 0 takes a free one)
  --no-answer-model  /ask answers 503 no_answer_model
  --help             print this
`;

const DEFAULT_PORT = 3000;

interface Options {
  readonly port: number;
  readonly answerModel: boolean;
  readonly help: boolean;
}

/** Reads the command line; `undefined` when there is something in it that nobody knows. */
function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: "string", default: String(DEFAULT_PORT) },
        "no-answer-model": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) return undefined;
    return {
      port: Number(values.port),
      answerModel: !values["no-answer-model"],
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
  try {
    api = await startLocalApi(options);
  } catch (error) {
    process.stderr.write(`${describe(error, options.port)}\n`);
    return 1;
  }
  process.stdout.write(
    `normkompass (local sample) listens on ${api.url}: ${api.passageCount} passages, sample texts in our own words, not the law\n`,
  );
  await told;
  await api.close();
  return 0;
}

/** What is wrong with the port; an error that is not about it is thrown on. */
function describe(error: unknown, port: number): string {
  if (!(error instanceof Error && "code" in error)) throw error;
  const reason =
    error.code === "EADDRINUSE" ? "is in use" : `cannot be opened (${String(error.code)})`;
  return `Port ${port} ${reason}: choose another one with --port.`;
}

process.exitCode = await main(process.argv.slice(2));
