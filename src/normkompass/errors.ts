/**
 * Everything that can go wrong in a tool call: one table of codes and fixed sentences.
 *
 * A sentence says what to do next. It holds our own words, numbers and the configured address;
 * nothing that came from upstream (bodies, reference ids, other addresses) can get into one.
 */
export type ErrorCode =
  | "invalid_input"
  | "api_unreachable"
  | "timeout"
  | "api_access_denied"
  | "no_answer_model"
  | "rate_limited"
  | "api_rejected"
  | "api_error"
  | "unexpected_response"
  | "internal_error";

/** A failed tool call: `message` is the sentence for the client, `code` stays stable. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly code: ErrorCode;
  /** HTTP status of the API, for the log. */
  readonly upstream: number | undefined;

  constructor(code: ErrorCode, sentence: string, upstream?: number) {
    super(sentence);
    this.code = code;
    this.upstream = upstream;
  }
}

/** An argument breaks `rule`, a whole sentence that says what is allowed. Nothing was sent. */
export function invalidInput(rule: string): ToolError {
  return new ToolError("invalid_input", rule);
}

/** Which link of the chain to the API is down, or leads nowhere. */
export type BrokenLink =
  | "network"
  | "broken-off"
  | "tunnel"
  | "service"
  | "origin"
  | "loop"
  | "unset";

const brokenLinks = {
  network: "check that it is running and that NORMKOMPASS_API_URL is right.",
  "broken-off":
    "its answer broke off on the way; try again, and look at the API's log and at what stands between.",
  tunnel: "its tunnel is not connected; start cloudflared on the machine that runs normkompass.",
  service: "the gateway in front is up, but the service behind it is down; start normkompass.",
  origin: "Cloudflare could not connect to its origin; check the tunnel and its DNS record.",
  loop: "that is this server's own address; set NORMKOMPASS_API_URL to the API's.",
  unset: "nothing is set, and a deployed server has no API beside it; set NORMKOMPASS_API_URL.",
} satisfies Record<BrokenLink, string>;

/**
 * Refused, reset, unknown host, TLS; 502; 530; 521 to 523; or an address that cannot be right.
 * `baseUrl` is the configured address.
 */
export function apiUnreachable(baseUrl: string, link: BrokenLink, upstream?: number): ToolError {
  const sentence = `The normkompass API at ${baseUrl} cannot be reached: ${brokenLinks[link]}`;
  return new ToolError("api_unreachable", sentence, upstream);
}

/** Our own limit, or a gateway's (504, 524), after so many whole `seconds`. */
export function timeout(seconds: number, upstream?: number): ToolError {
  const what =
    upstream === undefined
      ? `The normkompass API did not answer within ${seconds} s.`
      : `A gateway on the way to the normkompass API gave up${seconds < 1 ? "" : ` after ${seconds} s`} (HTTP ${upstream}).`;
  const sentence = `${what} The request was not retried; try again later.`;
  return new ToolError("timeout", sentence, upstream);
}

/** Why the API turned us away before it looked at the question. */
export type Denial = "login" | "redirect" | "credentials" | "bot-rules";

const denials = {
  login:
    "redirected to a Cloudflare Access login: check the service token (NORMKOMPASS_ACCESS_CLIENT_ID, NORMKOMPASS_ACCESS_CLIENT_SECRET) and that its policy action is Service Auth.",
  redirect:
    "answered with a redirect, which is never followed: set NORMKOMPASS_API_URL to the final address.",
  credentials:
    "denied access: check the Access service token (NORMKOMPASS_ACCESS_CLIENT_ID, NORMKOMPASS_ACCESS_CLIENT_SECRET), that it has not expired, and its policy.",
  "bot-rules":
    "is behind a Cloudflare security rule that blocked the request (error 1010): turn off the Browser Integrity Check or bot rules for that host name.",
} satisfies Record<Denial, string>;

/** 401, 403, or a redirect. */
export function apiAccessDenied(denial: Denial, upstream: number): ToolError {
  const sentence = `The normkompass API ${denials[denial]} (HTTP ${upstream})`;
  return new ToolError("api_access_denied", sentence, upstream);
}

/** 501, or 503 with code `no_answer_model`, on `/ask`. */
export function noAnswerModel(upstream: number): ToolError {
  const sentence =
    "The normkompass API has no answer model configured, so ask_law cannot answer; search_law still works.";
  return new ToolError("no_answer_model", sentence, upstream);
}

/** The API's 429; `retryAfterSeconds` from its `Retry-After`, where that could be read. */
export function rateLimited(retryAfterSeconds: number | undefined, upstream: number): ToolError {
  const when = retryAfterSeconds === undefined ? "in a minute" : `in ${retryAfterSeconds} s`;
  const sentence = `The normkompass API is receiving too many requests; try again ${when}.`;
  return new ToolError("rate_limited", sentence, upstream);
}

/** Our own limit for a token, which counts calls of `tool` over `seconds`. Nothing was sent. */
export function tooManyCalls(tool: string, seconds: number): ToolError {
  const sentence = `Too many calls of ${tool} with this token; try again in ${seconds} s.`;
  return new ToolError("rate_limited", sentence);
}

/** Any other 4xx. */
export function apiRejected(upstream: number): ToolError {
  const sentence = `The normkompass API rejected the request (HTTP ${upstream}); check that NORMKOMPASS_API_URL and its paths belong to a normkompass API, or word the question differently.`;
  return new ToolError("api_rejected", sentence, upstream);
}

/** Any other 5xx. */
export function apiError(upstream: number): ToolError {
  const sentence = `The normkompass API failed (HTTP ${upstream}); try again later, and look into its own log if it stays.`;
  return new ToolError("api_error", sentence, upstream);
}

/** What came instead of an answer in the contract's shape. */
export type Unexpected =
  | { readonly kind: "shape"; readonly path: string }
  | { readonly kind: "html" | "not-json" | "not-utf-8" | "empty" | "too-large" | "no-citation" }
  | { readonly kind: "status"; readonly status: number };

function describeUnexpected(what: Unexpected): string {
  switch (what.kind) {
    case "shape":
      return `its answer does not fit the contract at ${what.path}; check that its version fits this server's.`;
    case "html":
      return "an HTML page came instead of JSON; check NORMKOMPASS_API_URL and whether a login page stands in front.";
    case "not-json":
      return "its answer is not JSON; check that NORMKOMPASS_API_URL belongs to a normkompass API.";
    case "not-utf-8":
      return "its answer is not in UTF-8, so its wording cannot be trusted; make the API, or what stands before it, send JSON in UTF-8.";
    case "empty":
      return "its answer is empty; check that NORMKOMPASS_API_URL belongs to a normkompass API.";
    case "too-large":
      return "its answer is larger than 4 MiB; ask for fewer passages, or a narrower question.";
    case "no-citation":
      return "its answer came without a citation and was discarded; use search_law to read the passages.";
    case "status":
      return `it answered with HTTP ${what.status} where 200 belongs; check NORMKOMPASS_API_URL and its paths.`;
  }
}

/** Not JSON, not UTF-8, wrong shape, over 4 MiB, no citation. */
export function unexpectedResponse(what: Unexpected, upstream?: number): ToolError {
  const sentence = `The normkompass API gave an unexpected response: ${describeUnexpected(what)}`;
  return new ToolError("unexpected_response", sentence, upstream);
}

/** A bug of ours: says nothing about its inside. */
export function internalError(): ToolError {
  return new ToolError(
    "internal_error",
    "normkompass-mcp hit an internal error; try again, and tell its operator if it stays.",
  );
}
