import type * as z from "zod";
import { readCapped } from "../capped-body.ts";
import type { Clock } from "../clock.ts";
import type { ApiConfig } from "../config.ts";
import { NAME, VERSION } from "../version.ts";
import { isAccessLogin } from "./access-login.ts";
import {
  type AskRequest,
  type AskResponse,
  askResponseSchema,
  errorResponseSchema,
  type SearchRequest,
  type SearchResponse,
  searchResponseSchema,
} from "./contract.ts";
import {
  apiAccessDenied,
  apiError,
  apiRejected,
  apiUnreachable,
  noAnswerModel,
  rateLimited,
  ToolError,
  timeout,
  unexpectedResponse,
} from "./errors.ts";

/** Largest answer that is read, in bytes. */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
/** Largest error body that is looked into for a code, in bytes. */
const MAX_ERROR_BYTES = 16 * 1024;
/** Statuses that lead elsewhere (RFC 9110, section 15.4); the other 3xx do not. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Longest wait that a `Retry-After` may ask of a client, in seconds; longer ones are cut. */
const MAX_RETRY_AFTER_SECONDS = 24 * 60 * 60;

/** The API as the tools see it. Each call is exactly one upstream request; nothing is retried. */
export interface NormkompassClient {
  /**
   * Passages for a question, in the API's order.
   * @param signal aborts the upstream request
   * @throws {ToolError} any code of the table but `invalid_input`
   */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse>;
  /**
   * An answer with at least one citation, or a refusal.
   * @param signal aborts the upstream request
   * @throws {ToolError} any code of the table but `invalid_input`
   */
  ask(request: AskRequest, signal?: AbortSignal): Promise<AskResponse>;
}

/** What a client needs from outside: the runtime's `fetch` and its clock. */
export interface ClientDependencies {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
}

interface Exchange<T> {
  readonly url: string;
  readonly body: SearchRequest | AskRequest;
  readonly timeoutMs: number;
  readonly schema: z.ZodType<T>;
  /** `/ask` may answer that no model is configured. */
  readonly mayLackModel: boolean;
}

/** Builds the API client for one configuration. It holds no state and may be shared. */
export function createClient(
  config: ApiConfig,
  { fetch, clock }: ClientDependencies,
): NormkompassClient {
  const headers = {
    "content-type": "application/json",
    accept: "application/json",
    "user-agent": `${NAME}/${VERSION}`,
    ...(config.access && {
      "cf-access-client-id": config.access.clientId,
      "cf-access-client-secret": config.access.clientSecret,
    }),
  };

  async function exchange<T>(call: Exchange<T>, cancel: AbortSignal | undefined): Promise<T> {
    const started = clock.now();
    const elapsedSeconds = () => Math.round((clock.now() - started) / 1000);
    // A timer of ours, not AbortSignal.timeout: it runs over the body too, and a test can hold it.
    const ending = new AbortController();
    const { signal } = ending;
    const end = () => ending.abort();
    const stopTimer = clock.after(call.timeoutMs, end);
    // By hand: AbortSignal.any came with Node 20.3.
    if (cancel?.aborted) end();
    cancel?.addEventListener("abort", end, { once: true });

    let hasBegun = false;
    async function send(): Promise<T> {
      const response = await fetch(call.url, {
        method: "POST",
        headers,
        body: JSON.stringify(call.body),
        // Following would hand our headers to the other host; "error" throws in workerd.
        redirect: "manual",
        signal,
      });
      hasBegun = true;
      if (response.status === 200) return await readAnswer(response, call.schema);
      return await refuse(response);
    }

    async function refuse(response: Response): Promise<never> {
      const error = await describeStatus(
        response,
        config.baseUrl,
        call.mayLackModel,
        elapsedSeconds,
      );
      discard(response);
      throw error;
    }

    try {
      return await untilAborted(send(), signal);
    } catch (error) {
      if (cancel?.aborted) throw cancel.reason;
      if (signal.aborted) throw timeout(call.timeoutMs / 1000);
      if (error instanceof ToolError) throw error;
      // Refused, reset, DNS and TLS read differently in every runtime, so their words are not used.
      throw apiUnreachable(config.baseUrl, hasBegun ? "broken-off" : "network");
    } finally {
      stopTimer();
      cancel?.removeEventListener("abort", end);
    }
  }

  return {
    search: (body, signal) =>
      exchange(
        {
          url: config.searchUrl,
          body,
          timeoutMs: config.searchTimeoutMs,
          schema: searchResponseSchema,
          mayLackModel: false,
        },
        signal,
      ),
    async ask(body, signal) {
      const response = await exchange(
        {
          url: config.askUrl,
          body,
          timeoutMs: config.askTimeoutMs,
          schema: askResponseSchema,
          mayLackModel: true,
        },
        signal,
      );
      if (!response.refused && response.citations.length === 0) {
        throw unexpectedResponse({ kind: "no-citation" });
      }
      return response;
    },
  };
}

/** Settles with `work`, or rejects as soon as `signal` aborts, even if `work` ignores the signal. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    stop = () => signal.removeEventListener("abort", onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    stop();
  }
}

/** Reads a 200 and checks it against the contract; its content type is not held against it. */
async function readAnswer<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const bytes = await readBytes(response, MAX_RESPONSE_BYTES);
  if (bytes === undefined) throw unexpectedResponse({ kind: "too-large" });
  const { text, isUtf8 } = decode(bytes);
  if (text.trim() === "") throw unexpectedResponse({ kind: "empty" });
  const json = parseJson(text);
  if (json !== undefined && !isUtf8) throw unexpectedResponse({ kind: "not-utf-8" });
  if (json === undefined) {
    const html = mediaType(response) === "text/html" || text.trimStart().startsWith("<");
    throw unexpectedResponse({ kind: html ? "html" : "not-json" });
  }
  const result = schema.safeParse(json.value);
  if (result.success) return result.data;
  throw unexpectedResponse({ kind: "shape", path: jsonPath(result.error.issues[0]?.path ?? []) });
}

/** Turns a status other than 200 into its row of the error table. */
async function describeStatus(
  response: Response,
  baseUrl: string,
  mayLackModel: boolean,
  elapsedSeconds: () => number,
): Promise<ToolError> {
  const { status } = response;
  if (REDIRECTS.has(status)) {
    return apiAccessDenied(isAccessLogin(response.headers, baseUrl) ? "login" : "redirect", status);
  }
  if (status < 400) return unexpectedResponse({ kind: "status", status }, status);
  switch (status) {
    case 401:
      return apiAccessDenied("credentials", status);
    case 403:
      return apiAccessDenied(
        (await edgeErrorCode(response)) === 1010 ? "bot-rules" : "credentials",
        status,
      );
    case 429:
      return rateLimited(retryAfterSeconds(response), status);
    case 501:
      return mayLackModel ? noAnswerModel(status) : apiError(status);
    case 502:
      return apiUnreachable(baseUrl, "service", status);
    case 503:
      return mayLackModel && (await errorCode(response)) === "no_answer_model"
        ? noAnswerModel(status)
        : apiError(status);
    case 504:
    case 524:
      return timeout(elapsedSeconds(), status);
    case 521:
    case 522:
    case 523:
      return apiUnreachable(baseUrl, "origin", status);
    case 530:
      return apiUnreachable(baseUrl, "tunnel", status);
    default:
      return status < 500 ? apiRejected(status) : apiError(status);
  }
}

/** The number in Cloudflare's plain-text error page, `error code: 1010`; nothing else of it. */
async function edgeErrorCode(response: Response): Promise<number | undefined> {
  const code = /^\s*error code: (\d{3,5})\s*$/.exec(await readHint(response))?.[1];
  return code === undefined ? undefined : Number(code);
}

/** The `code` of an error in the contract's shape. */
async function errorCode(response: Response): Promise<string | undefined> {
  const json = parseJson(await readHint(response));
  return errorResponseSchema.safeParse(json?.value).data?.error.code;
}

/** Seconds to wait, from delta-seconds or an HTTP date (RFC 9110, section 10.2.3). */
function retryAfterSeconds(response: Response): number | undefined {
  const value = response.headers.get("retry-after")?.trim() ?? "";
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  if (!Number.isFinite(seconds)) return undefined;
  return Math.min(Math.max(Math.ceil(seconds), 1), MAX_RETRY_AFTER_SECONDS);
}

/** The body, or `undefined` when it is larger than `maxBytes`. */
async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  const bytes = await readCapped(response, maxBytes);
  if (bytes === undefined) discard(response);
  return bytes;
}

/**
 * What an error's body may tell besides its status; nothing when it is too large or breaks off, since
 * the status stands without it.
 */
async function readHint(response: Response): Promise<string> {
  try {
    const bytes = await readBytes(response, MAX_ERROR_BYTES);
    return bytes === undefined ? "" : decode(bytes).text;
  } catch {
    return "";
  }
}

/** JSON is UTF-8 (RFC 8259, section 8.1); anything else would be read with characters replaced. */
function decode(bytes: Uint8Array): { readonly text: string; readonly isUtf8: boolean } {
  try {
    return {
      text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes),
      isUtf8: true,
    };
  } catch {
    return { text: new TextDecoder().decode(bytes), isUtf8: false };
  }
}

/** Lets go of a body, or of what is left of it, so that the connection is free again; not awaited. */
function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function mediaType(response: Response): string | undefined {
  return response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}

/** A path as people write it: `passages[0].stand`; the root is `$`. */
function jsonPath(path: readonly PropertyKey[]): string {
  const text = path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
  return text === "" ? "$" : text;
}
