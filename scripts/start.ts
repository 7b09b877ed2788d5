/**
 * `npm start`: everything on this machine, one search and one question to show that it works, and the
 * lines that connect a client. `npm run demo` (`--once`) does the same calls and exits.
 */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs, parseEnv } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { startLocalApi } from "../local-api/server.ts";
import { readWorkerConfig } from "../src/config.ts";
import { NAME, VERSION } from "../src/version.ts";
import { connectLines } from "./connect.ts";
import { type Endpoint, freePort, startEndpoint } from "./endpoint.ts";
import { showAnswer, showSearch } from "./show.ts";
import { untilTold } from "./until-told.ts";

const SEARCH_FOR = "Wann gilt ein Landfahrzeug als neu?";
const REFUSED = "Wie hoch ist der gesetzliche Mindestlohn pro Stunde?";

const API_PORT = 3000;
const ENDPOINT_PORT = 8787;

const print = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { once: { type: "boolean", default: false } } });
  const stops: (() => Promise<void>)[] = [];
  const interrupted = untilTold();
  try {
    const ready = start(stops);
    const first = await Promise.race([ready, interrupted]);
    if (first === undefined) return 0;
    const shown = await Promise.race([show(first).then(() => true), interrupted]);
    if (shown === undefined || values.once) return 0;
    print(`\nReady: ${first.endpoint.url}   (Ctrl-C stops everything)\n`);
    print(connectLines(first.endpoint.url, first.token));
    const code = await Promise.race([first.endpoint.ended, interrupted]);
    if (code === undefined) return 0;
    print(`\nwrangler dev ended by itself. It printed:\n\n${first.endpoint.output()}`);
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
  /** The first bearer token. */
  readonly token: string;
}

/** Starts the API, unless one is given, and the endpoint; whatever starts is added to `stops`. */
async function start(stops: (() => Promise<void>)[]): Promise<Running> {
  const apiUrl = process.env.NORMKOMPASS_API_URL?.trim() || (await startSampleApi(stops));
  const tokens = readTokens();
  const variables = { ...givenVariables(), NORMKOMPASS_API_URL: apiUrl };
  const config = readWorkerConfig({ ...variables, NORMKOMPASS_MCP_TOKEN: tokens });
  if (config instanceof Error) throw config;
  const [first] = config.http.tokens ?? [];
  if (first === undefined) throw new Error("There is no bearer token to use.");

  const port = await freePort(ENDPOINT_PORT);
  print(`MCP endpoint     http://localhost:${port}/mcp (wrangler dev, starting)`);
  const endpoint = await startEndpoint({ port, token: tokens, variables });
  stops.push(endpoint.stop);
  return { endpoint, token: first.token };
}

async function startSampleApi(stops: (() => Promise<void>)[]): Promise<string> {
  const api = await startLocalApi({ port: await freePort(API_PORT), answerModel: true });
  stops.push(api.close);
  print(`normkompass API  ${api.url} (local, sample texts in our own words, not the law)`);
  return api.url;
}

/** The tokens of .dev.vars, which wrangler then takes too, or a new one for this run. */
function readTokens(): string {
  if (!existsSync(".dev.vars")) return randomBytes(24).toString("base64url");
  const tokens = parseEnv(readFileSync(".dev.vars", "utf8")).NORMKOMPASS_MCP_TOKEN?.trim();
  if (!tokens)
    throw new Error(".dev.vars sets no NORMKOMPASS_MCP_TOKEN: set it, or remove the file.");
  return tokens;
}

/** Settings of the environment that the Worker takes too; the token goes another way. */
function givenVariables(): Record<string, string> {
  const given = Object.entries(process.env).filter(
    ([name, value]) => name.startsWith("NORMKOMPASS_") && name !== "NORMKOMPASS_MCP_TOKEN" && value,
  );
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? ""]));
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
