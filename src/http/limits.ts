import { readCapped } from "../capped-body.ts";
import { HTTP_REFUSAL, INVALID_REQUEST, jsonRpcError, PARSE_ERROR } from "./respond.ts";

/** Largest request body in bytes; the longest question is 4 KiB. */
export const MAX_REQUEST_BYTES = 64 * 1024;

/**
 * Reads the body of a POST as one JSON-RPC message, or gives the answer that refuses it: 413 over
 * the cap, 400 for invalid UTF-8 or JSON, and for a batch (removed from MCP with 2025-06-18).
 */
export async function readMessage(
  request: Request,
): Promise<{ readonly message: unknown } | { readonly refusal: Response }> {
  const declared = Number(request.headers.get("content-length"));
  const bytes =
    declared > MAX_REQUEST_BYTES ? undefined : await readCapped(request, MAX_REQUEST_BYTES);
  if (bytes === undefined) {
    const sentence = `The request body must not be larger than ${MAX_REQUEST_BYTES} bytes.`;
    return { refusal: jsonRpcError(413, HTTP_REFUSAL, sentence) };
  }
  let message: unknown;
  try {
    message = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    const sentence = "The request body must be one JSON-RPC message in UTF-8.";
    return { refusal: jsonRpcError(400, PARSE_ERROR, sentence) };
  }
  if (Array.isArray(message)) {
    const sentence = "Batches are not accepted; send one JSON-RPC message a request.";
    return { refusal: jsonRpcError(400, INVALID_REQUEST, sentence) };
  }
  return { message };
}
