import { join } from "node:path";
import { build } from "esbuild";
import { call, modern } from "../test/support/messages.ts";
import { startNodeEndpoint } from "./node-endpoint.ts";
import { buildWorker, startWorkerd } from "./workerd.ts";

const ROOT = join(import.meta.dirname, "..");
const TOKEN = "a-token-for-the-bench";
const AUTHORIZATION = `Bearer ${TOKEN}`;
/** What every Worker here is given, beside the API's address. */
export const BINDINGS = { NORMKOMPASS_MCP_TOKEN: TOKEN } as const;
const ARGUMENTS = { question: "Wann gilt ein Landfahrzeug als neu?", limit: 5 };
const BOTH = "application/json, text/event-stream";

/** Something that is sent the same request over and over. */
export interface Target {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A search as clients of both eras send it to `url`, for either form of answer. */
export function requestsTo(name: string, url: string): Target[] {
  const { message, headers } = modern("tools/call", { name: "search_law", arguments: ARGUMENTS });
  const legacy = JSON.stringify(call("search_law", ARGUMENTS));
  const variants = [
    { client: "2025, JSON", body: legacy, headers: { accept: "application/json" } },
    { client: "2025, event stream", body: legacy, headers: { accept: BOTH } },
    {
      client: "2026, JSON",
      body: JSON.stringify(message),
      headers: { accept: "application/json", ...headers },
    },
    {
      client: "2026, event stream",
      body: JSON.stringify(message),
      headers: { accept: BOTH, ...headers },
    },
  ];
  return variants.map(({ client, headers, body }) => ({
    name: `${name} (${client})`,
    url,
    headers: { "content-type": "application/json", authorization: AUTHORIZATION, ...headers },
    body,
  }));
}

/** Bundles a Worker of the bench as wrangler bundles ours; its source map lies beside it. */
export async function bundle(name: string): Promise<string> {
  const outfile = join(ROOT, ".wrangler/bench", `${name}.js`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [`bench/workers/${name}.ts`],
    outfile,
    bundle: true,
    minify: true,
    sourcemap: "external",
    alias: { "@modelcontextprotocol/server/_shims": "./src/sdk-platform.ts" },
    format: "esm",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
    logLevel: "warning",
  });
  return outfile;
}

/** Starts all that is compared, over the API at `apiUrl`. */
export async function startTargets(
  apiUrl: string,
): Promise<{ targets: Target[]; stop: () => Promise<void> }> {
  const bindings = { ...BINDINGS, NORMKOMPASS_API_URL: apiUrl };
  const [bare, minimum, ours] = await Promise.all(
    ["bare", "minimum", "ours"].map(async (name) => startWorkerd(await bundle(name), bindings)),
  );
  if (bare === undefined || minimum === undefined || ours === undefined)
    throw new Error("unreachable");
  const simulated = await startWorkerd(buildWorker(), bindings);
  const node = await startNodeEndpoint(bindings);
  const json = { "content-type": "application/json" };
  const plain = JSON.stringify(ARGUMENTS);
  const targets: Target[] = [
    { name: "the API itself", url: `${apiUrl}/search`, headers: json, body: plain },
    {
      name: "bare Worker",
      url: bare.url,
      headers: { ...json, authorization: AUTHORIZATION },
      body: plain,
    },
    // It takes only clients that name both types, and answers 2025 ones with a stream, 2026 ones with JSON.
    ...requestsTo("minimum", minimum.url).filter(({ headers }) => headers.accept === BOTH),
    ...requestsTo("ours", ours.url),
    ...requestsTo("ours, limits simulated", simulated.url).slice(2, 3),
    ...requestsTo("ours under Node", node.url).slice(1, 3),
  ];
  for (const target of targets) await check(target);
  return {
    targets,
    async stop() {
      for (const running of [bare, minimum, ours, simulated]) await running.stop();
      await node.stop();
    },
  };
}

/** A tool error is a success to a load generator, so each target shows once that it does its work. */
async function check({ name, url, headers, body }: Target): Promise<void> {
  const text = await (await fetch(url, { method: "POST", headers, body })).text();
  if (!text.includes("§ 5 UStG") || text.includes('"isError":true')) {
    throw new Error(`${name} does not answer the search: ${text.slice(0, 200)}`);
  }
}
