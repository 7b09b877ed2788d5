/**
 * `npm start`: everything on this machine, one search and one question to show that it works, and the
 * lines that connect a client. `npm run demo` (`--once`) does the same calls and exits.
 */
import { parseArgs } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createEngine } from "../local-api/engine.ts";
import { loadCorpus, sample } from "../local-api/load.ts";
import { readModelConfig } from "../local-api/model.ts";
import { startLocalApi } from "../local-api/server.ts";
import { NAME, VERSION } from "../src/version.ts";
import { connectLines } from "./connect.ts";
import { type Endpoint, PortTaken, startEndpoint } from "./endpoint.ts";
import { readDevVars, readSettings } from "./settings.ts";
import { showAnswer, showSearch } from "./show.ts";
import { untilTold } from "./until-told.ts";

const SEARCH_FOR = "Wann gilt ein Landfahrzeug als neu?";
const REFUSED = "Wie hoch ist der gesetzliche Mindestlohn pro Stunde?";

const API_PORT = 3000;
const ENDPOINT_PORT = 8787;

const USAGE = `Starts a local normkompass and the MCP endpoint, and shows that they work.

Usage: npm start       stay up until Ctrl-C
       npm run demo    exit after the first calls
       … -- --sample   use the sample texts, though the official ones have been fetched

Settings come from the environment and from .dev.vars; the README lists them.
`;

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** What was asked for; `undefined` when nobody knows. */
function readOptions() {
  const off = { type: "boolean", default: false } as const;
  try {
    return parseArgs({ options: { once: off, sample: off } }).values;
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  const options = readOptions();
  if (options === undefined) {
    process.stderr.write(`Unknown option.\n\n${USAGE}`);
    return 2;
  }
  const stops: (() => Promise<void>)[] = [];
  const interrupted = untilTold();
  try {
    const running = await Promise.race([start(stops, options.sample), interrupted]);
    if (running === undefined) return 0;
    const { endpoint, token } = running;
    const shown = await Promise.race([show(running).then(() => true), interrupted]);
    if (shown === undefined || options.once) return 0;
    print(`\nReady: ${endpoint.url}   (Ctrl-C stops everything)\n`);
    print(connectLines(endpoint.url, token));
    const ended = await Promise.race([endpoint.ended.then(() => true), interrupted]);
    if (ended === undefined) return 0;
    print(`\nThe Worker ended by itself: start again. wrangler dev printed last:\n`);
    print(endpoint.output());
    return 1;
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

interface Running {
  readonly endpoint: Endpoint;
  /** A bearer token that it takes. */
  readonly token: string;
}

/** Starts the API, unless one is given, and the endpoint; whatever starts is added to `stops`. */
async function start(stops: (() => Promise<void>)[], useSample: boolean): Promise<Running> {
  const { variables, token } = readSettings(process.env, readDevVars());
  const apiUrl = variables.NORMKOMPASS_API_URL ?? (await startApi(stops, useSample));
  const endpoint = await startWorker({ ...variables, NORMKOMPASS_API_URL: apiUrl });
  stops.push(endpoint.stop);
  return { endpoint, token };
}

async function startApi(stops: (() => Promise<void>)[], useSample: boolean): Promise<string> {
  const { corpus, description, isSample } = useSample ? sample : loadCorpus();
  const engine = createEngine(corpus, readModelConfig(process.env));
  const listen = (port: number) => startLocalApi({ port, answerModel: true, engine });
  const api = await listen(API_PORT).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    print(taken(API_PORT));
    return listen(0);
  });
  stops.push(api.close);
  print(`normkompass API  ${api.url} (local, ${description})`);
  if (isSample) print("                 npm run corpus fetches the official texts.");
  return api.url;
}

async function startWorker(variables: Readonly<Record<string, string>>): Promise<Endpoint> {
  print("MCP endpoint     starting (wrangler dev) …");
  const endpoint = await startEndpoint({ port: ENDPOINT_PORT, variables }).catch(
    (error: unknown) => {
      if (!(error instanceof PortTaken)) throw error;
      print(taken(ENDPOINT_PORT));
      return startEndpoint({ port: 0, variables });
    },
  );
  print(`MCP endpoint     ${endpoint.url}`);
  return endpoint;
}

function taken(port: number): string {
  return `Port ${port} is taken by another program, so a free one is used.`;
}

/** One search and two questions through a real MCP client. */
async function show({ endpoint, token }: Running): Promise<void> {
  const client = new Client({ name: `${NAME}-start`, version: VERSION });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(endpoint.url), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  const call = async (name: string, args: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: args });
    const [block] = result.content;
    if (result.isError) throw new Error(block?.type === "text" ? block.text : `${name} failed`);
    return result.structuredContent;
  };
  try {
    print(`\nsearch_law  ${SEARCH_FOR}\n`);
    print(showSearch(await call("search_law", { question: SEARCH_FOR, limit: 2 })));
    for (const question of [SEARCH_FOR, REFUSED]) {
      print(`\nask_law  ${question}\n`);
      print(showAnswer(await call("ask_law", { question })));
    }
  } finally {
    await client.close();
  }
}

process.exit(await main());
