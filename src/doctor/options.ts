import { parseArgs } from "node:util";
import type { Environment } from "../config.ts";

/** A credential, and the name of the variable that held it, for sentences about it. */
export interface Credential {
  readonly value: string;
  readonly env: string;
}

/** A deployed endpoint to check, and what opens its door: a bearer token, Cloudflare Access, or both. */
export interface EndpointTarget {
  readonly url: string;
  readonly token?: Credential;
  /** Service token for Cloudflare Access in front of the endpoint. */
  readonly access?: { readonly id: Credential; readonly secret: Credential };
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
  "access-id-env": { type: "string" },
  "access-secret-env": { type: "string" },
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
  const { url, json = false, help, ...names } = values;
  if (help) return "help";
  if (url === undefined) {
    const stray = Object.keys(names)[0];
    return stray === undefined ? { options: { json } } : { problem: `--${stray} goes with --url.` };
  }
  const credential = (option: keyof typeof names): Credential | undefined => {
    const name = names[option];
    if (name === undefined) return undefined;
    const value = Object.hasOwn(env, name) ? String(env[name]).trim() : "";
    if (value === "") throw new Unset(`--${option} must name a variable that is set.`);
    return { value, env: name };
  };
  try {
    const [token, id, secret] = [
      credential("token-env"),
      credential("access-id-env"),
      credential("access-secret-env"),
    ];
    if ((id === undefined) !== (secret === undefined)) {
      return { problem: "--access-id-env and --access-secret-env go together." };
    }
    if (token === undefined && id === undefined) {
      return { problem: "--url needs --token-env, the name of the variable that holds the token." };
    }
    const access = id && secret && { id, secret };
    return {
      options: { json, endpoint: { url, ...(token && { token }), ...(access && { access }) } },
    };
  } catch (error) {
    if (error instanceof Unset) return { problem: error.message };
    throw error;
  }
}

/** An option names a variable that holds nothing. */
class Unset extends Error {}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
}
