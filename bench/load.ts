/**
 * `npm run bench:load [-- --json FILE]`: the Worker in workerd under many callers at once and many calls
 * in a row, with the memory of its isolate. Figures, not a test; docs/load.md says what they show.
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { call, modern } from "../test/support/messages.ts";
import { type SlowApi, startSlowApi } from "./slow-api.ts";
import { buildWorker, type Heap, type RunningWorker, startWorkerd } from "./workerd.ts";

const CALLS = 1000;
const DELAY_MS = 2000;
const SEARCHES = 10_000;
const LEFT = 200;
/** Memory of an isolate on Cloudflare (Workers, limits). */
const ISOLATE_MIB = 128;
const KIB_A_CALL = 64;
/** What the heap may differ by without anything being held. */
const NOISE_MIB = 1;
const TOKEN = "a-token-for-the-bench";

interface Figure {
  readonly what: string;
  readonly figure: string;
  readonly target: string;
  readonly met: boolean;
}

type Era = "2025" | "2026";

const total = ({ used, outside }: Heap) => used + outside;
const mib = (value: number) => `${value.toFixed(1)} MiB`;

class Load {
  readonly #worker: RunningWorker;
  readonly #api: SlowApi;
  constructor(worker: RunningWorker, api: SlowApi) {
    this.#worker = worker;
    this.#api = api;
  }

  async #send(message: object, headers: object, signal?: AbortSignal): Promise<string> {
    const response = await fetch(this.#worker.url, {
      method: "POST",
      headers: {
        accept: "application/json, text/event-stream",
        authorization: `Bearer ${TOKEN}`,
        "content-type": "application/json",
        ...headers,
      },
      body: JSON.stringify(message),
      ...(signal && { signal }),
    });
    return response.text();
  }

  #ask(index: number, era: Era, signal?: AbortSignal): Promise<string> {
    const args = { question: `Frage ${index}.` };
    if (era === "2025") return this.#send(call("ask_law", args, index), {}, signal);
    const { message, headers } = modern("tools/call", { name: "ask_law", arguments: args });
    return this.#send(message, headers, signal);
  }

  async #search(): Promise<void> {
    const text = await this.#send(call("search_law", { question: "x" }), {});
    if (!text.includes('"omitted":0')) throw new Error(`A search failed: ${text.slice(0, 300)}`);
  }

  /** The heap between calls: nothing but one question of half a second is under way. */
  #heap(): Promise<Heap> {
    this.#api.answerAfter(500);
    return this.#worker.heap(() => this.#ask(0, "2025"));
  }

  /** Many questions that all wait at once: whether each got its own answer, and what they held. */
  async waitingCalls(era: Era): Promise<Figure[]> {
    const before = await this.#heap();
    this.#api.answerAfter(DELAY_MS, CALLS + 1);
    const from = performance.now();
    const calls = Array.from({ length: CALLS }, (_, index) => this.#ask(index, era));
    while (this.#api.waiting() < CALLS) await sleep(20);
    // The last one lets the API answer them all, and keeps the inspector heard meanwhile.
    const waiting = await this.#worker.heap(() => this.#ask(CALLS, era));
    const answers = await Promise.all(calls);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const right = answers.filter((text, index) => text.includes(`"answer":"Frage ${index}."`));
    const kib = ((total(waiting) - total(before)) * 1024) / CALLS;
    return [
      {
        what: `${CALLS} ask_law calls that wait at once (${era}), each with its own answer`,
        figure: `${right.length} in ${seconds} s`,
        target: `${CALLS}`,
        met: right.length === CALLS,
      },
      {
        what: `memory of the isolate meanwhile (${era})`,
        figure: mib(total(waiting)),
        target: `under ${ISOLATE_MIB} MiB`,
        met: total(waiting) < ISOLATE_MIB,
      },
      {
        what: `that is, for each waiting call (${era})`,
        figure: `${kib.toFixed(1)} KiB`,
        target: `at most ${KIB_A_CALL} KiB`,
        met: kib <= KIB_A_CALL,
      },
    ];
  }

  /** Leaves many calls half done; the API has to be told, and the next call has to be right. */
  async abortedCalls(): Promise<Figure[]> {
    this.#api.answerAfter(0, CALLS);
    const before = this.#api.aborted();
    const leave = new AbortController();
    const calls = Array.from({ length: LEFT }, (_, index) =>
      this.#ask(index, "2025", leave.signal).catch(() => ""),
    );
    while (this.#api.waiting() < LEFT) await sleep(20);
    leave.abort();
    await Promise.all(calls);
    const from = performance.now();
    this.#api.answerAfter(0);
    const next = await this.#ask(LEFT, "2025");
    while (this.#api.aborted() - before < LEFT && performance.now() - from < 30_000)
      await sleep(50);
    const aborted = this.#api.aborted() - before;
    return [
      {
        what: `the first call after ${LEFT} that were left`,
        figure: next.includes(`"answer":"Frage ${LEFT}."`) ? "right" : "wrong",
        target: "right",
        met: next.includes(`"answer":"Frage ${LEFT}."`),
      },
      {
        what: "upstream requests aborted after their callers left",
        figure: `${aborted} within ${((performance.now() - from) / 1000).toFixed(1)} s`,
        target: `${LEFT}`,
        met: aborted === LEFT,
      },
    ];
  }

  /** Searches, one after another; the heap after the first tenth, after half and at the end. */
  async manySearches(): Promise<Figure[]> {
    const marks: Heap[] = [];
    const resident: number[] = [];
    for (let done = 1; done <= SEARCHES; done += 1) {
      await this.#search();
      if (![SEARCHES / 10, SEARCHES / 2, SEARCHES].includes(done)) continue;
      marks.push(await this.#heap());
      resident.push(this.#worker.residentMiB());
    }
    const sizes = marks.map(total);
    const growth = (sizes.at(-1) ?? 0) - (sizes[0] ?? 0);
    return [
      {
        what: `${SEARCHES} searches in a row: memory of the isolate after 10, 50 and 100 %`,
        figure: sizes.map(mib).join(", "),
        target: `at most ${NOISE_MIB} MiB more`,
        met: growth <= NOISE_MIB,
      },
      {
        what: "the same of the whole runtime process (for information)",
        figure: resident.map((size) => `${size.toFixed(0)} MiB`).join(", "),
        target: "none",
        met: true,
      },
    ];
  }
}

process.once("SIGINT", () => process.exit(1)).once("SIGTERM", () => process.exit(1));

const { values } = parseArgs({ options: { json: { type: "string" } } });
const api = await startSlowApi();
const worker = await startWorkerd(buildWorker(), {
  NORMKOMPASS_API_URL: api.url,
  NORMKOMPASS_MCP_TOKEN: TOKEN,
});
try {
  const load = new Load(worker, api);
  const figures: Figure[] = [];
  for (const stage of [
    () => load.waitingCalls("2025"),
    () => load.waitingCalls("2026"),
    () => load.abortedCalls(),
    () => load.manySearches(),
  ]) {
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
  await worker.stop();
  api.stop();
}
process.exit();
