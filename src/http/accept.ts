import preferredMediaTypes from "negotiator/lib/mediaType.js";

/** Form of an answer, or `none` when the client accepts neither. */
export type AnswerForm = "json" | "event-stream" | "none";

/**
 * The form that an `Accept` header asks for (RFC 9110, section 12.5.1). An event stream goes only to
 * a client that names it: MCP asks clients to list both types, but many send one, any or none, and
 * those read JSON.
 */
export function answerForm(accept: string | null): AnswerForm {
  if (accept === null || accept.trim() === "") return "json";
  const types = preferredMediaTypes(accept.toLowerCase());
  if (types.some((type) => type === "text/event-stream" || type === "text/*")) {
    return "event-stream";
  }
  const readsJson = ["application/json", "application/*", "*/*"];
  return types.some((type) => readsJson.includes(type)) ? "json" : "none";
}
