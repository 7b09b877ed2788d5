/** Answers in JSON that the HTTP surface gives itself. None holds anything that a caller sent. */

/** JSON with a status; `headers` on top. */
export function json(
  status: number,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** An error as OAuth 2.0 shapes it (RFC 6749, section 5.2): what clients look for after a 401. */
export function oauthError(
  status: number,
  error: string,
  description: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return json(status, { error, error_description: description }, headers);
}

/** A JSON-RPC error for a request whose id was not, or cannot be, read. */
export function jsonRpcError(status: number, code: number, message: string): Response {
  return json(status, { jsonrpc: "2.0", error: { code, message }, id: null });
}

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const INTERNAL_ERROR = -32603;
/** Implementation-defined error, as the SDK uses it for refusals at the HTTP level. */
export const HTTP_REFUSAL = -32000;
