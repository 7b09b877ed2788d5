import { EventSourceParserStream } from "eventsource-parser/stream";
import { INTERNAL_ERROR, json, jsonRpcError } from "./respond.ts";

/** Comment lines are ignored by every reader (HTML standard, server-sent events). */
const OPENING = new TextEncoder().encode(": normkompass-mcp\n\n");

/** Whether the SDK answered with an event stream. */
export function isEventStream(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
}

/**
 * An event stream that begins at once: workerd holds headers back until the first byte of body, and
 * a client may give up on an answer that shows no sign of life for a minute.
 */
export function startedAtOnce(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete("connection");
  headers.set("cache-control", "no-cache, no-store, no-transform");
  const opening = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(OPENING),
  });
  return new Response(response.body?.pipeThrough(opening), { status: response.status, headers });
}

/**
 * The result at the end of an event stream as plain JSON, for a client that reads only that: the SDK
 * answers every 2025 request with a stream. Notices on the way are for streams and are left out.
 */
export async function asJson(response: Response): Promise<Response> {
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events ?? []) {
    const message: unknown = JSON.parse(data);
    if (typeof message !== "object" || message === null) continue;
    if ("result" in message || "error" in message) return json(response.status, { ...message });
  }
  return jsonRpcError(500, INTERNAL_ERROR, "Internal error");
}
