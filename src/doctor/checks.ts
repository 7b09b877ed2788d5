import type { Clock } from "../clock.ts";
import { ConfigError } from "../config.ts";
import { internalError, ToolError } from "../normkompass/errors.ts";

/** `remark` is fine, but something about it is worth knowing; `skipped` had no ground to run on. */
export type Status = "ok" | "failed" | "skipped" | "remark";

/** One line of the report. `message` is a sentence of ours, free of secrets and foreign text. */
export interface CheckResult {
  readonly name: string;
  readonly status: Status;
  readonly message: string;
  /** Whole milliseconds; 0 when skipped. */
  readonly ms: number;
}

/** What a check found that went well, and what later checks need of it. */
export interface Finding<T = undefined> {
  readonly status: "ok" | "remark";
  readonly message: string;
  readonly value?: T;
  /** Milliseconds, where not the time that the check ran. */
  readonly ms?: number;
}

/** Why a check failed: one sentence that says what to do next. */
export class Fault extends Error {
  override readonly name = "Fault";
}

/**
 * Runs one check, reports its result, and gives its value. A check fails by throwing a `Fault`, a
 * `ToolError` or a `ConfigError`. Without `work` it is skipped; skipped and failed give `undefined`,
 * so that the next can say `value && (() => …)`.
 */
export type Check = <T>(
  name: string,
  work: (() => Finding<T> | Promise<Finding<T>>) | undefined,
) => Promise<T | undefined>;

/** Makes the function that runs checks; `report` gets each result as soon as it is there. */
export function createCheck(clock: Clock, report: (result: CheckResult) => void): Check {
  return async (name, work) => {
    if (work === undefined) {
      const message = "Not checked, because an earlier check failed.";
      report({ name, status: "skipped", message, ms: 0 });
      return undefined;
    }
    const started = clock.now();
    const elapsed = () => Math.round(clock.now() - started);
    try {
      const { status, message, value, ms = elapsed() } = await work();
      report({ name, status, message, ms: Math.round(ms) });
      return value;
    } catch (thrown) {
      report({ name, status: "failed", message: sentence(thrown), ms: elapsed() });
      return undefined;
    }
  };
}

/** The sentence of a failure; of a bug nothing, since its message may hold anything. */
function sentence(thrown: unknown): string {
  const known =
    thrown instanceof Fault || thrown instanceof ToolError || thrown instanceof ConfigError;
  return known ? thrown.message : internalError().message;
}
