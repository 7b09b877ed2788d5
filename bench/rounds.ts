import autocannon from "autocannon";
import type { Target } from "./targets.ts";

/** What one target did at one concurrency, over all rounds. */
export interface Measured {
  readonly name: string;
  readonly connections: number;
  /** Median of the rounds' medians, in milliseconds. */
  readonly p50: number;
  /** Median of the rounds' requests per second. */
  readonly perSecond: number;
}

/** How often every target is measured, and how long each time, in seconds. */
const ROUNDS = 7;
const SECONDS = 1;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** One measurement: the median time of an answer, and how many there were a second. */
async function measure({ name, url, headers, body }: Target, connections: number, seconds: number) {
  const times: number[] = [];
  const from = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      { url, method: "POST", headers: { ...headers }, body, connections, duration: seconds },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    run.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  const elapsed = (performance.now() - from) / 1000;
  const wrong = result.errors + result.timeouts + result.non2xx;
  if (wrong > 0 || times.length === 0)
    throw new Error(`${name}: ${wrong} answers were no success.`);
  return { p50: median(times), perSecond: times.length / elapsed };
}

/** Measures every target in turn, round after round, so that what the machine does meanwhile hits all. */
export async function runRounds(
  targets: readonly Target[],
  connections: number,
  progress: (text: string) => void,
): Promise<Measured[]> {
  const found = new Map(targets.map(({ name }) => [name, { p50: [0], perSecond: [0] }]));
  for (const each of found.values()) {
    each.p50.length = 0;
    each.perSecond.length = 0;
  }
  for (const target of targets) await measure(target, connections, SECONDS / 2);
  for (let round = 1; round <= ROUNDS; round += 1) {
    progress(`concurrency ${connections}, round ${round} of ${ROUNDS}`);
    for (const target of targets) {
      const { p50, perSecond } = await measure(target, connections, SECONDS);
      found.get(target.name)?.p50.push(p50);
      found.get(target.name)?.perSecond.push(perSecond);
    }
  }
  return [...found].map(([name, { p50, perSecond }]) => ({
    name,
    connections,
    p50: median(p50),
    perSecond: median(perSecond),
  }));
}
