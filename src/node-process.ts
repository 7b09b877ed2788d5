import { ConfigError, type Environment } from "./config.ts";
import type { Log } from "./log.ts";
import { NAME } from "./version.ts";

/** What the two Node entries, stdio and HTTP, have in common. */

/** A JSON line each on stderr; over stdio, stdout carries JSON-RPC only. */
export const log: Log = (line) => void process.stderr.write(`${JSON.stringify(line)}\n`);

/** What `read` makes of this process's environment; one that breaks a rule ends it with 1 and a line. */
export function configOrExit<T>(read: (env: Environment) => T): T {
  try {
    return read(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return exitWith(error.message);
  }
}

/** Ends the process with 1 and one line on stderr that says why. */
export function exitWith(sentence: string): never {
  process.stderr.write(`${NAME}: ${sentence}\n`);
  process.exit(1);
}
