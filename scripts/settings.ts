import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Environment, readWorkerConfig, WORKER_VARIABLES } from "../src/config.ts";

/** What the Worker is started with on this machine. */
export interface Settings {
  /** Every variable that is set, and a bearer token in any case. */
  readonly variables: Readonly<Record<string, string>>;
  /** The first bearer token. */
  readonly token: string;
}

/**
 * The Worker's settings: those of the environment, then those of `.dev.vars`, then a token for this
 * run.
 * @param devVars text of `.dev.vars`, `undefined` when there is none
 * @throws {Error} when one breaks its rule, or `.dev.vars` sets something that is no setting
 */
export function readSettings(env: Environment, devVars: string | undefined): Settings {
  const file = parseEnv(devVars ?? "");
  const unknown = Object.keys(file).filter((name) => !WORKER_VARIABLES.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `.dev.vars sets ${unknown.join(", ")}, which is no setting of the Worker: correct it (README, "Configuration") or remove it.`,
    );
  }
  const variables: Record<string, string> = {};
  for (const name of WORKER_VARIABLES) {
    const value = [env[name], file[name]].map((given) => String(given ?? "").trim()).find(Boolean);
    if (value !== undefined) variables[name] = value;
  }
  variables.NORMKOMPASS_MCP_TOKEN ??= randomBytes(24).toString("base64url");
  const config = readWorkerConfig(variables);
  if (config instanceof Error) throw config;
  const [first] = config.http.tokens ?? [];
  if (first === undefined || config.http.access !== undefined) {
    throw new Error(
      'NORMKOMPASS_AUTH asks for Cloudflare Access, which is not there on this machine: set it to "bearer" for this run.',
    );
  }
  return { variables, token: first.token };
}

/**
 * Text of `.dev.vars` in this folder, `undefined` when there is none.
 * @throws {Error} when it cannot be read
 */
export function readDevVars(path = ".dev.vars"): string | undefined {
  try {
    // Some editors put a byte order mark first, which would become part of a name.
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    if (code === "ENOENT") return undefined;
    throw new Error(`${path} cannot be read (${code}): make it a readable file, or remove it.`);
  }
}
