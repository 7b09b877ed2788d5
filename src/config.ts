import * as z from "zod";

/**
 * The one list of variables, for both runtimes: environment in, frozen configuration out.
 *
 * White space around a value is trimmed (a piped `echo` leaves a newline in a secret), and a blank
 * value counts as not set. Messages name the variable and the rule, never the value.
 */

/** Where the normkompass API is and how long to wait for it. Needed by the Worker and by stdio. */
export interface ApiConfig {
  /** Base address without a trailing slash, path prefix kept; safe to show. */
  readonly baseUrl: string;
  /** Nothing was set, so `baseUrl` is the default, which only a server on the API's machine reaches. */
  readonly isDefaultUrl: boolean;
  readonly searchUrl: string;
  readonly askUrl: string;
  /** Milliseconds for a whole exchange, body included. */
  readonly searchTimeoutMs: number;
  readonly askTimeoutMs: number;
  /** Cloudflare Access service token for the way to the API; both halves or none. */
  readonly access?: { readonly clientId: string; readonly clientSecret: string };
}

/** Who may call the HTTP endpoint, and from where. What is there is demanded; it is never "either". */
export interface HttpConfig {
  /** At least one where a bearer token is demanded; the name stands in logs, the token never does. */
  readonly tokens?: readonly NamedToken[];
  /** Cloudflare Access in front of the Worker, where that is demanded. */
  readonly access?: AccessConfig;
  /** Nothing is demanded: only ever so for a process that listens on a loopback address. */
  readonly isOpen: boolean;
  /** Host names, lower case, accepted in `Origin` and, over plain http, in `Host`. */
  readonly allowedHosts: readonly string[];
}

/** What an assertion of Cloudflare Access has to say. */
export interface AccessConfig {
  /** `https://<team>.cloudflareaccess.com`, where the keys are published too. */
  readonly issuer: string;
  /** Audience tag of the Access application. */
  readonly audience: string;
}

/** The endpoint under Node: where it listens besides. */
export interface HttpServerConfig extends WorkerConfig {
  /** IP address or host name to listen on. */
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

export interface NamedToken {
  readonly name: string;
  readonly token: string;
}

export interface WorkerConfig {
  readonly api: ApiConfig;
  readonly http: HttpConfig;
}

/** An environment that breaks a rule; `message` is one sentence per variable, free of values. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** `process.env`, or the bindings of a Worker (where a plain variable may also be a number). */
export type Environment = Readonly<Record<string, unknown>>;

/** Shortest bearer token, in characters after trimming. */
export const MIN_TOKEN_LENGTH = 16;

const VISIBLE_ASCII = /^[\x21-\x7e]+$/;
const MAX_TIMEOUT_SECONDS = 290;

/** A variable as trimmed text; not set, null and blank are all `undefined`. */
function trimmed(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value).trim() || undefined;
}

const setting = z.preprocess(trimmed, z.string().optional());

/** A setting with a default whose `problem` is the rest of a sentence that begins with its name. */
function rule<T>(fallback: string, parse: (text: string) => T | Problem) {
  return setting.transform((text, context) => {
    const parsed = parse(text ?? fallback);
    if (!(parsed instanceof Problem)) return parsed;
    context.addIssue({ code: "custom", message: parsed.rest });
    return z.NEVER;
  });
}

class Problem {
  readonly rest: string;
  constructor(rest: string) {
    this.rest = rest;
  }
}

/** A variable of a shell or a client's file that was to be replaced: `${NAME}`, `$NAME`, `%NAME%`. */
const PLACEHOLDER = /\$\{[\w.]+\}|^\$[A-Za-z_]\w*$|^%\w+%$/;
const UNREPLACED = new Problem("holds a placeholder that nothing replaced; write the value itself");

/** Base address of the API: absolute, http or https, nothing that could be a secret in it. */
function parseBaseUrl(text: string): string | Problem {
  if (/^["'`“”„‘’]|["'`“”„‘’]$/.test(text)) {
    return new Problem("must be written without quotation marks");
  }
  // Not within: %C3% is the beginning of an encoded "ü".
  if (/\$\{|^\$|^%\w+%/.test(text)) return UNREPLACED;
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) {
    return new Problem("must begin with http:// or https://; write http://localhost:3000");
  }
  if (!URL.canParse(text) || /\s/.test(text)) {
    return new Problem("is not a valid address; write for example https://api.example.com");
  }
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return new Problem("must begin with http:// or https://");
  }
  if (url.username !== "" || url.password !== "") {
    return new Problem("must not hold a user name or password");
  }
  if (/[?#]/.test(text)) return new Problem("must not hold a query or a fragment");
  return url.origin + url.pathname.replace(/\/+$/, "");
}

function parsePath(text: string): string | Problem {
  return /^\/(?!\/)[^\s?#]*$/.test(text)
    ? text
    : new Problem("must begin with one slash and hold no query, fragment or white space");
}

function parseSeconds(text: string): number | Problem {
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return seconds >= 1 && seconds <= MAX_TIMEOUT_SECONDS
    ? seconds * 1000
    : new Problem(`must be a whole number of seconds from 1 to ${MAX_TIMEOUT_SECONDS}`);
}

function parseHeaderValue(text: string): string | Problem {
  if (/^["'].*["']$/.test(text)) return new Problem("must be written without quotation marks");
  if (PLACEHOLDER.test(text)) return UNREPLACED;
  return text === "" || VISIBLE_ASCII.test(text)
    ? text
    : new Problem("holds a character that no header can carry; copy the value again");
}

/** Tokens, one a line or comma-separated, each optionally `name:token`. */
function parseTokens(text: string): readonly NamedToken[] | Problem {
  const entries = text.split(/[\n,]/).map((entry) => entry.trim());
  const tokens = entries
    .filter((entry) => entry !== "")
    .map((entry, index): NamedToken => {
      const named = /^([\w.-]{1,32}):(.*)$/s.exec(entry);
      if (named) return { name: named[1] ?? "", token: (named[2] ?? "").trim() };
      return { name: index === 0 ? "default" : `token-${index + 1}`, token: entry };
    });
  if (tokens.length === 0) {
    return new Problem(`is not set; it takes a secret of at least ${MIN_TOKEN_LENGTH} characters`);
  }
  // Whoever knows the configuration file would know the token.
  if (tokens.some(({ token }) => PLACEHOLDER.test(token))) return UNREPLACED;
  if (tokens.some(({ token }) => token.length < MIN_TOKEN_LENGTH)) {
    return new Problem(`must hold tokens of at least ${MIN_TOKEN_LENGTH} characters each`);
  }
  if (tokens.some(({ token }) => !VISIBLE_ASCII.test(token))) {
    return new Problem("must hold tokens of visible ASCII characters only");
  }
  if (new Set(tokens.map(({ name }) => name)).size < tokens.length) {
    return new Problem("must give every token a name of its own");
  }
  return tokens;
}

function parseHosts(text: string): readonly string[] | Problem {
  const hosts = text
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== "");
  return hosts.every((host) => /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(host))
    ? hosts
    : new Problem("must be host names separated by commas, without scheme, port or path");
}

const AUTHS = ["bearer", "access", "bearer+access"] as const;

function parseAuth(text: string): (typeof AUTHS)[number] | Problem {
  return (
    AUTHS.find((auth) => auth === text) ??
    new Problem('must be "bearer", "access" or "bearer+access"')
  );
}

/** The team's domain, with or without `https://`, as the issuer of its assertions. */
function parseTeamDomain(text: string): string | Problem {
  const host = text.toLowerCase().replace(/^https:\/\/|\/+$/g, "");
  if (host === "") return "";
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)
    ? `https://${host}`
    : new Problem("must be the team's domain, for example example.cloudflareaccess.com");
}

const apiVariables = z
  .object({
    NORMKOMPASS_API_URL: rule("http://localhost:3000", parseBaseUrl),
    NORMKOMPASS_SEARCH_PATH: rule("/search", parsePath),
    NORMKOMPASS_ASK_PATH: rule("/ask", parsePath),
    NORMKOMPASS_SEARCH_TIMEOUT_SECONDS: rule("30", parseSeconds),
    NORMKOMPASS_ASK_TIMEOUT_SECONDS: rule("120", parseSeconds),
    NORMKOMPASS_ACCESS_CLIENT_ID: rule("", parseHeaderValue),
    NORMKOMPASS_ACCESS_CLIENT_SECRET: rule("", parseHeaderValue),
  })
  .superRefine((variables, context) => {
    const halves = ["NORMKOMPASS_ACCESS_CLIENT_ID", "NORMKOMPASS_ACCESS_CLIENT_SECRET"] as const;
    const missing = halves.filter((half) => variables[half] === "");
    if (missing.length !== 1) return;
    const message = "is not set, but the other half of the service token is; set both or neither";
    context.addIssue({ code: "custom", path: missing, message });
  });

const httpVariables = z.object({
  NORMKOMPASS_AUTH: rule("bearer", parseAuth),
  NORMKOMPASS_MCP_TOKEN: setting,
  ACCESS_TEAM_DOMAIN: rule("", parseTeamDomain),
  ACCESS_AUD: rule("", parseHeaderValue),
  NORMKOMPASS_MCP_ALLOWED_HOSTS: rule("", parseHosts),
});

const httpConfig = httpVariables.transform((variables, context): HttpConfig => {
  const demanded = variables.NORMKOMPASS_AUTH.split("+");
  const config: { tokens?: readonly NamedToken[]; access?: AccessConfig } = {};
  if (demanded.includes("bearer")) {
    const tokens = parseTokens(variables.NORMKOMPASS_MCP_TOKEN ?? "");
    if (tokens instanceof Problem) {
      const path = ["NORMKOMPASS_MCP_TOKEN"];
      context.addIssue({ code: "custom", path, message: tokens.rest });
    } else config.tokens = Object.freeze(tokens);
  }
  if (demanded.includes("access")) {
    for (const name of ["ACCESS_TEAM_DOMAIN", "ACCESS_AUD"] as const) {
      if (variables[name] !== "") continue;
      const message = `is not set, but NORMKOMPASS_AUTH is "${variables.NORMKOMPASS_AUTH}"`;
      context.addIssue({ code: "custom", path: [name], message });
    }
    const { ACCESS_TEAM_DOMAIN: issuer, ACCESS_AUD: audience } = variables;
    config.access = Object.freeze({ issuer, audience });
  }
  const allowedHosts = Object.freeze(variables.NORMKOMPASS_MCP_ALLOWED_HOSTS);
  return Object.freeze({ ...config, isOpen: false, allowedHosts });
});

const TRANSPORTS = ["stdio", "http"] as const;
export type TransportName = (typeof TRANSPORTS)[number];

/** Which of the two the command serves when it is not told (`NORMKOMPASS_MCP_TRANSPORT`). */
const transportVariable = z.object({
  NORMKOMPASS_MCP_TRANSPORT: rule(
    "stdio",
    (text): TransportName | Problem =>
      TRANSPORTS.find((name) => name === text) ?? new Problem('must be "stdio" or "http"'),
  ),
});

/** Address to listen on; of an IPv6 address without its brackets. */
function parseListenHost(text: string): string | Problem {
  const host = text.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  return /^[a-z0-9.:-]+$/.test(host)
    ? host
    : new Problem("must be an IP address or a host name, without scheme and port");
}

function parsePort(text: string): number | Problem {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
    ? Number(text)
    : new Problem("must be a port number from 0 to 65535");
}

const listenVariables = z.object({
  NORMKOMPASS_MCP_HOST: rule("127.0.0.1", parseListenHost),
  NORMKOMPASS_MCP_PORT: rule("8000", parsePort),
});

/** Addresses that only this machine reaches (RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Any of these shows that the endpoint is meant to be guarded, so it is never open. */
const GUARDING = Object.keys(httpVariables.shape);

/** Names of all variables that the Worker takes. */
export const WORKER_VARIABLES: readonly string[] = Object.freeze([
  ...Object.keys(apiVariables.shape),
  ...Object.keys(httpVariables.shape),
]);

/** Both, each from the whole environment, so that all problems are told at once. */
const workerVariables = z.preprocess(
  (env) => ({ api: env, http: env }),
  z.object({ api: apiVariables, http: httpConfig }),
);

/**
 * Reads what the API client needs.
 * @throws {ConfigError} naming every variable that breaks a rule
 */
export function readApiConfig(env: Environment): ApiConfig {
  return apiConfig(check(apiVariables, env), env);
}

/** Which transport the command serves. @throws {ConfigError} */
export function readTransport(env: Environment): TransportName {
  return check(transportVariable, env).NORMKOMPASS_MCP_TRANSPORT;
}

/**
 * Reads all that the endpoint under Node needs. On a loopback address it may go without a token, as
 * long as nothing else says who may call.
 * @throws {ConfigError} naming every variable that breaks a rule
 */
export function readHttpServerConfig(env: Environment): HttpServerConfig {
  const { NORMKOMPASS_MCP_HOST: host, NORMKOMPASS_MCP_PORT: port } = check(listenVariables, env);
  const isOpen = isLoopback(host) && GUARDING.every((name) => trimmed(env[name]) === undefined);
  // 127.0.0.2 is this machine too, but not among the names that are always allowed.
  const ownHosts = isLoopback(host) ? [host] : [];
  if (isOpen) {
    const http = Object.freeze({ isOpen, allowedHosts: Object.freeze(ownHosts) });
    return Object.freeze({ api: readApiConfig(env), http, host, port });
  }
  const config = readWorkerConfig(env);
  if (config instanceof ConfigError) throw config;
  const allowedHosts = Object.freeze([...config.http.allowedHosts, ...ownHosts]);
  const http = Object.freeze({ ...config.http, allowedHosts });
  return Object.freeze({ ...config, http, host, port });
}

/**
 * Reads all that the Worker needs, or gives the error with which to stay closed: with no usable
 * token there is no configuration, so nothing can be served unauthenticated by accident.
 */
export function readWorkerConfig(env: Environment): WorkerConfig | ConfigError {
  try {
    const { api, http } = check(workerVariables, env);
    return Object.freeze({ api: apiConfig(api, env), http });
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

/** The error of a Worker that was deployed without bindings of wrangler.toml. */
export function missingBindings(names: readonly string[]): ConfigError {
  return new ConfigError(
    `The rate limiting bindings of wrangler.toml are missing: ${names.join(", ")}; deploy with that file as it is, or add them to the environment of it that you deploy.`,
  );
}

function apiConfig(variables: z.infer<typeof apiVariables>, env: Environment): ApiConfig {
  const clientId = variables.NORMKOMPASS_ACCESS_CLIENT_ID;
  const clientSecret = variables.NORMKOMPASS_ACCESS_CLIENT_SECRET;
  return Object.freeze({
    baseUrl: variables.NORMKOMPASS_API_URL,
    isDefaultUrl: trimmed(env.NORMKOMPASS_API_URL) === undefined,
    searchUrl: variables.NORMKOMPASS_API_URL + variables.NORMKOMPASS_SEARCH_PATH,
    askUrl: variables.NORMKOMPASS_API_URL + variables.NORMKOMPASS_ASK_PATH,
    searchTimeoutMs: variables.NORMKOMPASS_SEARCH_TIMEOUT_SECONDS,
    askTimeoutMs: variables.NORMKOMPASS_ASK_TIMEOUT_SECONDS,
    ...(clientId !== "" && { access: Object.freeze({ clientId, clientSecret }) }),
  });
}

/** The checked variables, or an error with a sentence for each one that breaks its rule. */
function check<T>(schema: z.ZodType<T>, env: Environment): T {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const sentences = result.error.issues.map(
    (issue) => `${String(issue.path.at(-1))} ${issue.message}.`,
  );
  throw new ConfigError(sentences.join(" "));
}
