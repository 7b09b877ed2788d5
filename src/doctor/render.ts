import type { CheckResult, Status } from "./checks.ts";

const MARKS = { ok: "✔", remark: "✔", failed: "✘", skipped: "–" } satisfies Record<Status, string>;

/** SGR parameters: green, red, faint (ECMA-48, section 8.3.117). */
const COLOURS = { ok: 32, remark: 32, failed: 31, skipped: 2 } satisfies Record<Status, number>;

/** Width of the longest name. */
const NAME_WIDTH = "without-token".length;

/** One result as a line for people. */
export function renderLine({ name, status, message, ms }: CheckResult, colour: boolean): string {
  const mark = colour ? `\u001b[${COLOURS[status]}m${MARKS[status]}\u001b[0m` : MARKS[status];
  const remark = status === "remark" ? "Remark: " : "";
  const time = status === "skipped" ? "" : ` (${duration(ms)})`;
  return `${mark} ${name.padEnd(NAME_WIDTH)}  ${remark}${message}${time}\n`;
}

function duration(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** All results as one JSON object for scripts. */
export function renderJson(checks: readonly CheckResult[]): string {
  return `${JSON.stringify({ ok: isHealthy(checks), checks })}\n`;
}

/** Whether nothing is red. */
export function isHealthy(checks: readonly CheckResult[]): boolean {
  return checks.every(({ status }) => status !== "failed");
}

/** Whether marks are coloured: on a terminal, unless NO_COLOR is set (https://no-color.org). */
export function wantsColour(isTerminal: boolean, noColor: string | undefined): boolean {
  return isTerminal && (noColor ?? "") === "";
}
