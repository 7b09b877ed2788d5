import { createParser } from "eventsource-parser";
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
  const reader = response.body?.getReader();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(OPENING),
    async pull(controller) {
      const next = await reader?.read();
      if (next?.value === undefined) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  return new Response(body, { status: response.status, headers });
}

/**
 * The result at the end of an event stream as plain JSON, for a client that reads only that: the SDK
 * answers every 2025 request with a stream. Notices on the way are for streams and are left out.
 */
export async function asJson(response: Response): Promise<Response> {
  let answer: Response | undefined;
  const parser = createParser({
    onEvent({ data }) {
      const message: unknown = JSON.parse(data);
      if (typeof message !== "object" || message === null) return;
      if ("result" in message || "error" in message) answer = json(response.status, { ...message });
    },
  });
  // The stream ends after its result.
  parser.feed(await response.text());
  return answer ?? jsonRpcError(500, INTERNAL_ERROR, "Internal error");
}
