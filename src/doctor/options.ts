import { parseArgs } from "node:util";
import type { Environment } from "../config.ts";

/** A deployed endpoint to check, and the token to check it with. */
export interface EndpointTarget {
  readonly url: string;
  readonly token: string;
  /** Name of the variable that held the token, for sentences about it. */
  readonly tokenEnv: string;
}

export interface DoctorOptions {
  readonly json: boolean;
  /** Without it the API that the environment names is checked. */
  readonly endpoint?: EndpointTarget;
}

/** What the command line asks for, or the sentence that says how it is wrong. */
export type Given = { readonly options: DoctorOptions } | { readonly problem: string } | "help";

const OPTIONS = {
  url: { type: "string" },
  "token-env": { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean" },
} as const;

/**
 * Reads the arguments after `doctor`. No sentence repeats an argument: someone may have written the
 * token itself, which never belongs on a command line, where other processes can read it.
 */
export function readOptions(args: readonly string[], env: Environment): Given {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch {
    return { problem: "unknown arguments, or an option without its value." };
  }
  const { url, "token-env": tokenEnv, json = false, help } = values;
  if (help) return "help";
  if (url === undefined && tokenEnv === undefined) return { options: { json } };
  if (url === undefined) return { problem: "--token-env goes with --url." };
  if (tokenEnv === undefined) {
    return { problem: "--url needs --token-env, the name of the variable that holds the token." };
  }
  const token = Object.hasOwn(env, tokenEnv) ? String(env[tokenEnv]).trim() : "";
  if (token === "") {
    return { problem: "--token-env must name a variable that is set and holds the token." };
  }
  return { options: { json, endpoint: { url, token, tokenEnv } } };
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
}
