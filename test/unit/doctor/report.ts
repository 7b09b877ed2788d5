import { systemClock } from "../../../src/clock.ts";
import { type Check, type CheckResult, createCheck } from "../../../src/doctor/checks.ts";

/** Runs checks and gives their results. */
export async function results(run: (check: Check) => Promise<void>): Promise<CheckResult[]> {
  const all: CheckResult[] = [];
  await run(createCheck(systemClock, (result) => void all.push(result)));
  return all;
}

/** Results as `name status message`, a line each; of skipped ones the message is always the same. */
export function lines(all: readonly CheckResult[]): string[] {
  return all.map(({ name, status, message }) =>
    status === "skipped" ? `${name} skipped` : `${name} ${status} ${message}`,
  );
}

/** The one line of that name. */
export function lineOf(name: string, all: readonly CheckResult[]): string | undefined {
  return lines(all.filter((result) => result.name === name))[0];
}
