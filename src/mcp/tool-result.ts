import type { CallToolResult } from "@modelcontextprotocol/server";
import type { ToolError } from "../normkompass/errors.ts";

/** Key in a tool error's `_meta` under which its stable code stands (MCP: `_meta` key names). */
export const CODE_META_KEY = "normkompass-mcp/code";

/** A result whose text block is the same JSON, since some clients show only one of the two. */
export function successResult(structured: Readonly<Record<string, unknown>>): CallToolResult {
  return {
    content: [{ type: "text", text: JSON.stringify(structured) }],
    structuredContent: structured,
  };
}

/**
 * A tool error: one sentence for the model, the code for programs. No `structuredContent`, so a
 * client that validates results shows the sentence and not a schema complaint.
 */
export function errorResult(error: ToolError): CallToolResult {
  return {
    content: [{ type: "text", text: error.message }],
    isError: true,
    _meta: { [CODE_META_KEY]: error.code },
  };
}
