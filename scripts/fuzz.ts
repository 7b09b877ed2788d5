/** `npm run fuzz -- --runs 100000 --seed N`: the properties of the tests, for longer. */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { properties } from "../test/support/fuzz.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "100000" },
    seed: { type: "string", default: String(randomInt(2 ** 31)) },
  },
});
const all = properties();
const runs = Math.ceil(Number(values.runs) / all.length);
for (const { name, run } of all) {
  const from = performance.now();
  await run(runs, Number(values.seed));
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  process.stdout.write(`${runs} runs  ${seconds} s  ${name}\n`);
}
process.stdout.write(`no counterexample, seed ${values.seed}\n`);
