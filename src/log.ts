/**
 * What may be logged: one line a request, one a tool call, one for what should not have happened. Everything is a name, a
 * number or a code; a question, an answer or a token has no field to be in.
 */
export type LogLine = RequestLine | ToolCallLine | BugLine | ProtocolErrorLine;

export interface RequestLine {
  readonly event: "request";
  readonly route: "mcp" | "health" | "other";
  readonly method: string;
  /** HTTP status of the answer; 499 when the client left before there was one. */
  readonly status: number;
  /** Milliseconds until the answer's headers. */
  readonly ms: number;
  /** Protocol era, once the body has said which: `legacy` is 2025, `modern` 2026-07-28. */
  readonly era?: Era;
  /** Name of the bearer token that was accepted. */
  readonly token?: string;
}

export interface ToolCallLine {
  readonly event: "tool_call";
  readonly tool: string;
  readonly outcome: "ok" | "refused" | "error" | "cancelled";
  /** Error code of the table in `normkompass/errors.ts`. */
  readonly code?: string;
  /** HTTP status that the API answered with, where that is what went wrong. */
  readonly upstream?: number;
  readonly ms: number;
  readonly era: Era;
  readonly token?: string;
}

export interface BugLine {
  readonly event: "bug";
  readonly where: "http" | "tool";
  /** Class of the exception; its message may hold anything and is not logged. */
  readonly error: string;
}

/** Input that is no MCP message and was passed over, or output that nobody took. */
export interface ProtocolErrorLine {
  readonly event: "protocol_error";
  readonly error: string;
}

export type Era = "legacy" | "modern";

export type Log = (line: LogLine) => void;

/** The class name of something thrown: all of it that is safe to log. */
export function errorName(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : typeof thrown;
}
