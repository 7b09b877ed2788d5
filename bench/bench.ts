/**
 * `npm run bench [-- --json FILE]`: what this adds between a client and the API, side by side with the API itself, a bare
 * proxy and the least that the SDK's documentation leads to, in one run. docs/performance.md says what it shows.
 */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { measureBundle, measureStartup } from "./bundle.ts";
import { startInstantApi } from "./instant-api.ts";
import { type Measured, runRounds } from "./rounds.ts";
import { measureStdio } from "./stdio.ts";
import { startTargets } from "./targets.ts";

/** A figure, and the target that it has, if one was set. */
interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: number;
  readonly atLeast?: boolean;
}

const print = (text: string) => void process.stdout.write(`${text}\n`);

const { values } = parseArgs({ options: { json: { type: "string" } } });
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`;
print(machine);

const api = await startInstantApi();
const { targets, stop } = await startTargets(api.url);
const measured: Measured[] = [];
for (const connections of [1, 16]) {
  const round = (text: string) => process.stderr.write(`${text}\n`);
  measured.push(...(await runRounds(targets, connections, round)));
}
await stop();
await api.stop();

function of(name: string, connections: number): Measured {
  const found = measured.find((each) => each.name === name && each.connections === connections);
  if (found === undefined) throw new Error(`Nothing was measured for ${name}.`);
  return found;
}

print("\n| what | p50 alone | requests a second alone | p50 of 16 | requests a second of 16 |");
print("| --- | --- | --- | --- | --- |");
for (const { name } of targets) {
  const [one, many] = [of(name, 1), of(name, 16)];
  const cells = [
    one.p50.toFixed(2),
    one.perSecond.toFixed(0),
    many.p50.toFixed(1),
    many.perSecond.toFixed(0),
  ];
  print(`| ${name} | ${cells[0]} ms | ${cells[1]} | ${cells[2]} ms | ${cells[3]} |`);
}

const bundle = await measureBundle();
const startup = measureStartup();
const stdio = await measureStdio();
const bare = { one: of("bare Worker", 1), many: of("bare Worker", 16) };
const figures: Figure[] = [];
for (const client of ["2025, JSON", "2025, event stream", "2026, JSON", "2026, event stream"]) {
  const ours = { one: of(`ours (${client})`, 1), many: of(`ours (${client})`, 16) };
  // The minimum answers a 2025 client with a stream and a 2026 one with JSON, whatever it would like.
  const minimum = of(`minimum (${client.slice(0, 4)}, event stream)`, 16);
  figures.push(
    {
      what: `added to the bare Worker, p50 alone (${client})`,
      value: ours.one.p50 - bare.one.p50,
      unit: "ms",
      target: 0.8,
    },
    {
      what: `requests a second of 16, of the bare Worker's (${client})`,
      value: ours.many.perSecond / bare.many.perSecond,
      unit: "",
      target: 0.4,
      atLeast: true,
    },
    {
      what: `requests a second of 16, of the minimum's (${client})`,
      value: ours.many.perSecond / minimum.perSecond,
      unit: "",
      target: 1,
      atLeast: true,
    },
  );
}
figures.push(
  { what: "Worker bundle, minified and gzipped", value: bundle.kib, unit: "KiB", target: 110 },
  { what: "Worker start-up CPU", value: startup, unit: "ms", target: 50 },
  {
    what: "stdio, spawn to the initialize answer",
    value: stdio.initializeMs,
    unit: "ms",
    target: 1.15 * stdio.nodeMs + 80,
  },
  { what: "node -e 0, beside it", value: stdio.nodeMs, unit: "ms" },
  { what: "stdio, resident memory after it", value: stdio.residentMiB, unit: "MiB" },
);

print("\n| what | figure | target | |");
print("| --- | --- | --- | --- |");
for (const { what, value, unit, target, atLeast = false } of figures) {
  const isMet = target === undefined || (atLeast ? value >= target : value <= target);
  const wanted =
    target === undefined ? "none" : `at ${atLeast ? "least" : "most"} ${+target.toFixed(1)}`;
  print(
    `| ${what} | ${value.toFixed(2)} ${unit} | ${wanted} | ${target === undefined ? "" : isMet ? "met" : "MISSED"} |`,
  );
}
print("\nLargest parts of the bundle, before compression:");
for (const { name, bytes } of bundle.parts)
  print(`  ${(bytes / 1024).toFixed(1).padStart(6)} KiB  ${name}`);
if (values.json) {
  writeFileSync(
    values.json,
    JSON.stringify({ machine, measured, figures, parts: bundle.parts }, null, 2),
  );
}
process.exit();
