/**
 * `npm run bench:load [-- --json FILE]`: load and memory of the Worker in `wrangler dev` on this
 * machine. Figures, not a test; docs/load.md says what they show and what they do not.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { type Endpoint, startEndpoint } from "../scripts/endpoint.ts";
import { call, modern } from "../test/support/messages.ts";

const WAITING = 1000;
const DELAY_MS = 2000;
const SEARCHES = 10_000;
const AT_ONCE = 10;
const LIMIT_MIB = 128;
/** Enough tokens that none passes its limit of calls a minute. */
const TOKENS = Array.from(
  { length: 400 },
  (_, index) => `load-token-${String(index).padStart(8, "0")}`,
);
const BOTH = { accept: "application/json, text/event-stream" };

interface Figure {
  readonly what: string;
  readonly figure: string;
  readonly target: string;
  readonly met: boolean;
}

/** A normkompass that answers a search at once and a question after `delay`, with the question in it. */
async function startSlowApi() {
  let delay = DELAY_MS;
  let aborted = 0;
  const passages = Array.from({ length: 5 }, (_, index) => ({
    source: "UStG",
    citation: `§ ${index} UStG`,
    title: "Titel",
    url: "https://www.gesetze-im-internet.de/ustg_1980/__1.html",
    stand: "2026",
    text: "x".repeat(1000),
  }));
  const answerTo = (question: string) => ({
    refused: false,
    answer: question,
    citations: [{ source: "UStG", path: "§ 1 UStG", url: "u", quote: question }],
    stand: "2026",
  });
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.url === "/search") return end(response, { passages });
    response.once("close", () => {
      if (!response.writableEnded) aborted += 1;
    });
    setTimeout(() => end(response, answerTo(JSON.parse(body).question)), delay);
  });
  // Idle connections stay open: one that closes just as it is used again would count as a failure.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", 4096, resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    setDelay: (ms: number) => {
      delay = ms;
    },
    aborted: () => aborted,
    close: () => server.closeAllConnections(),
    stop: () => server.close(),
  };
}

function end(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** Sends one call and gives the text of its answer. */
async function send(
  url: string,
  index: number,
  message: object,
  headers: object,
  signal?: AbortSignal,
) {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      ...BOTH,
      ...headers,
      authorization: `Bearer ${TOKENS[index % TOKENS.length]}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(message),
    ...(signal && { signal }),
  });
  return response.text();
}

const ask = (url: string, index: number, isModern: boolean, signal?: AbortSignal) => {
  const args = { question: `Frage ${index}.` };
  const { message, headers } = isModern
    ? modern("tools/call", { name: "ask_law", arguments: args })
    : { message: call("ask_law", args, index), headers: {} };
  return send(url, index, message, headers, signal);
};

/** Resident memory of the runtime that runs the Worker, in MiB: the largest workerd below this process. */
function residentMiB(): number {
  const parents = new Map<number, number>();
  const memory = new Map<number, number>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${entry}/status`, "utf8");
      parents.set(Number(entry), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
      if (!/^Name:\s+workerd/m.test(status)) continue;
      memory.set(Number(entry), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
    } catch {}
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === process.pid || (parent > 1 && isOurs(parent)));
  };
  return Math.max(0, ...[...memory].filter(([pid]) => isOurs(pid)).map(([, mib]) => mib));
}

/** Many questions at once; whether each got its own answer, and what their waiting took. */
async function waitingCalls(url: string, isModern: boolean): Promise<Figure[]> {
  const before = residentMiB();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMiB());
  }, 100);
  const from = performance.now();
  const answers = await Promise.all(
    Array.from({ length: WAITING }, (_, index) => ask(url, index, isModern)),
  );
  const seconds = (performance.now() - from) / 1000;
  clearInterval(watch);
  const right = answers.filter((text, index) => text.includes(`"answer":"Frage ${index}."`)).length;
  const growth = peak - before;
  const era = isModern ? "2026" : "2025";
  return [
    {
      what: `${WAITING} ask_law calls at once (${era}), each with its own answer`,
      figure: `${right} in ${seconds.toFixed(1)} s`,
      target: `${WAITING}`,
      met: right === WAITING,
    },
    {
      what: `growth of the runtime process meanwhile, sockets and buffers included (${era})`,
      figure: `${growth.toFixed(0)} MiB, ${((growth * 1024) / WAITING).toFixed(0)} KiB a call`,
      target: `under ${LIMIT_MIB} MiB`,
      met: growth < LIMIT_MIB,
    },
  ];
}

/** Searches, a few at a time; memory after the first tenth, after half and at the end. */
async function manySearches(url: string): Promise<Figure> {
  const marks: number[] = [];
  const from = performance.now();
  for (let done = 0; done < SEARCHES; done += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, index) => done + index);
    await Promise.all(
      batch.map(async (index) => {
        const text = await send(url, index, call("search_law", { question: "x" }, index), {});
        if (text.includes('"omitted":0')) return;
        throw new Error(`Search ${index} failed: ${text.slice(0, 300)}`);
      }),
    );
    const now = done + AT_ONCE;
    if ([SEARCHES / 10, SEARCHES / 2, SEARCHES].includes(now)) marks.push(residentMiB());
  }
  const perSecond = SEARCHES / ((performance.now() - from) / 1000);
  const growth = (marks[2] ?? 0) - (marks[1] ?? 0);
  return {
    what: `${SEARCHES} searches, ${AT_ONCE} at a time: memory after 10, 50 and 100 %`,
    figure: `${marks.map((mib) => mib.toFixed(0)).join(", ")} MiB (${perSecond.toFixed(0)} a second)`,
    target: "at most 16 MiB more in the second half",
    met: growth <= 16,
  };
}

/** Leaves many calls half done; the next one has to be right, and the API told. */
async function abortedCalls(
  url: string,
  api: Awaited<ReturnType<typeof startSlowApi>>,
): Promise<Figure[]> {
  const count = 200;
  api.setDelay(60_000);
  const leave = new AbortController();
  const calls = Array.from({ length: count }, (_, index) =>
    ask(url, index, false, leave.signal).catch(() => ""),
  );
  await new Promise((resolve) => setTimeout(resolve, 1000));
  leave.abort();
  await Promise.all(calls);
  api.setDelay(0);
  const next = await ask(url, count, false);
  const from = performance.now();
  while (api.aborted() < count && performance.now() - from < 30_000) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return [
    {
      what: `the first call after ${count} that were left`,
      figure: next.includes(`"answer":"Frage ${count}."`) ? "right" : "wrong",
      target: "right",
      met: next.includes(`"answer":"Frage ${count}."`),
    },
    {
      what: "upstream requests aborted after their callers left",
      figure: `${api.aborted()} within ${((performance.now() - from) / 1000).toFixed(1)} s`,
      target: `${count}`,
      met: api.aborted() === count,
    },
  ];
}

process.once("SIGINT", () => process.exit(1)).once("SIGTERM", () => process.exit(1));

const { values } = parseArgs({ options: { json: { type: "string" } } });
const api = await startSlowApi();
let endpoint: Endpoint | undefined;
try {
  endpoint = await startEndpoint({
    port: 0,
    variables: {
      NORMKOMPASS_API_URL: api.url,
      NORMKOMPASS_MCP_TOKEN: TOKENS.map((token, index) => `t${index}:${token}`).join(","),
    },
  });
  const { url } = endpoint;
  await send(url, 0, call("search_law", { question: "x" }), {});
  const figures: Figure[] = [];
  const stages = [
    () => waitingCalls(url, false),
    () => waitingCalls(url, true),
    () => abortedCalls(url, api),
    async () => [await manySearches(url)],
  ];
  for (const stage of stages) {
    for (const figure of await stage()) {
      figures.push(figure);
      const { what, figure: value, target, met } = figure;
      process.stdout.write(`${met ? "ok    " : "MISSED"}  ${what}: ${value} (target: ${target})\n`);
    }
  }
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`;
  process.stdout.write(`\n${machine}\n`);
  if (values.json) writeFileSync(values.json, JSON.stringify({ machine, figures }, null, 2));
  process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
} finally {
  await endpoint?.stop();
  api.close();
  api.stop();
}
process.exit();
