/**
 * `npm run bench:profile [-- --functions N]`: where the Worker's CPU time goes in one search, beside the least that the
 * SDK's documentation leads to. docs/performance.md says what it shows.
 */
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { startInstantApi } from "./instant-api.ts";
import { BINDINGS, bundle, requestsTo, type Target } from "./targets.ts";
import { type Profile, SAMPLING_MICROSECONDS, startWorkerd } from "./workerd.ts";

const CALLS = 3000;
/** No samples are taken while the isolate waits, so the first one afterwards would count the wait as work. */
const LONGEST_MICROSECONDS = 2 * SAMPLING_MICROSECONDS;

interface Spent {
  /** Microseconds a call, by part. */
  readonly parts: ReadonlyMap<string, number>;
  readonly functions: ReadonlyMap<string, number>;
}

const { values } = parseArgs({ options: { functions: { type: "string", default: "0" } } });
const print = (text: string) => void process.stdout.write(`${text}\n`);

async function send({ url, headers, body }: Target, amount: number): Promise<void> {
  await autocannon({ url, method: "POST", headers: { ...headers }, body, connections: 1, amount });
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

type Frame = Profile["nodes"][number]["callFrame"];

/** The package, or the folder of ours, that a source file belongs to. */
function partOf(source: string): string {
  return (
    /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ??
    /(?:src|bench)\/(?:[a-z]+(?=\/))?/.exec(source)?.[0] ??
    source
  );
}

/** Where a function was written. What V8 writes in brackets is no function: "(garbage collector)", "(program)". */
function origin({ url, functionName, lineNumber, columnNumber }: Frame, map: SourceMap) {
  // Everything else, "node-internal:…" included, is the runtime's.
  const entry = url.endsWith(".js") ? map.findEntry(lineNumber, columnNumber) : {};
  if (!("originalSource" in entry) || typeof entry.originalSource !== "string") {
    return { part: functionName.startsWith("(") ? functionName : "runtime", place: "" };
  }
  const { originalSource } = entry;
  const originalLine = "originalLine" in entry ? Number(entry.originalLine) : 0;
  return { part: partOf(originalSource), place: `${originalSource}:${originalLine + 1}` };
}

/** Adds up the profile's samples by the function that ran, named through the bundle's source map. */
function spent(profile: Profile, map: SourceMap, calls: number): Spent {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const parts = new Map<string, number>();
  const functions = new Map<string, number>();
  profile.samples.forEach((id, index) => {
    const frame = frames.get(id);
    if (frame === undefined || frame.functionName === "(idle)") return;
    const each = Math.min(profile.timeDeltas[index] ?? 0, LONGEST_MICROSECONDS) / calls;
    const { part, place } = origin(frame, map);
    add(parts, part, each);
    add(functions, `${part}: ${frame.functionName || "(anonymous)"} ${place}`, each);
  });
  return { parts, functions };
}

const api = await startInstantApi();
for (const client of ["2025, event stream", "2026, JSON"]) {
  const found: Spent[] = [];
  for (const name of ["minimum", "ours"]) {
    const script = await bundle(name);
    const map = new SourceMap(JSON.parse(readFileSync(`${script}.map`, "utf8")));
    const worker = await startWorkerd(script, { ...BINDINGS, NORMKOMPASS_API_URL: api.url });
    const target = requestsTo(name, worker.url).find((each) => each.name === `${name} (${client})`);
    if (target === undefined) throw new Error(`There is no client ${client}.`);
    await send(target, CALLS);
    const profile = await worker.profile(() => send(target, CALLS));
    found.push(spent(profile, map, CALLS));
    await worker.stop();
  }
  const [minimum, ours] = found;
  print(`\n| ${client} | minimum, µs | ours, µs |\n| --- | --- | --- |`);
  const names = new Set(found.flatMap(({ parts }) => [...parts.keys()]));
  const at = (which: Spent | undefined, part: string) => which?.parts.get(part) ?? 0;
  for (const part of [...names].sort((a, b) => at(ours, b) - at(ours, a))) {
    print(`| ${part} | ${at(minimum, part).toFixed(0)} | ${at(ours, part).toFixed(0)} |`);
  }
  const top = [...(ours?.functions ?? [])].sort((a, b) => b[1] - a[1]);
  for (const [name, each] of top.slice(0, Number(values.functions)))
    print(`${each.toFixed(1)} ${name}`);
}
await api.stop();
process.exit();
