import {
  type CallToolResult,
  McpServer,
  type ServerContext,
  type Transport,
} from "@modelcontextprotocol/server";
import type { Clock } from "../clock.ts";
import { type Era, errorName, type Log, type ToolCallLine } from "../log.ts";
import type { NormkompassClient } from "../normkompass/client.ts";
import { internalError, ToolError } from "../normkompass/errors.ts";
import { NAME, VERSION } from "../version.ts";
import { NOT_AN_OBJECT } from "./arguments.ts";
import { askLaw } from "./ask_law.ts";
import { startProgress } from "./progress.ts";
import { searchLaw } from "./search_law.ts";
import { READ_ONLY_HINTS, type Tool } from "./tool.ts";
import { errorResult, successResult } from "./tool-result.ts";

/** Every tool of this server, in the order in which `tools/list` shows them. */
export const TOOLS: readonly Tool[] = [searchLaw, askLaw];

/** How long a 2026 client may keep `tools/list` and `server/discover`: they change with a deploy. */
const CACHE_HINT = { ttlMs: 60 * 60 * 1000, cacheScope: "private" } as const;

const INSTRUCTIONS = `Two tools over German federal law (UStG, UStDV, AO, BDSG, DDG).
Use search_law to find and read provisions, to look up a citation, or to compare wordings.
Use ask_law for a whole question that needs an answer with proof; it takes longer.
When ask_law refuses, say so and offer what search_law finds; do not fill the gap from memory.
Quote passages and quotes unchanged, with their citation and Stand. Not legal advice.`;

/** What a server is built from. One server serves one HTTP request, or one stdio connection. */
export interface ServerDependencies {
  readonly client: NormkompassClient;
  readonly clock: Clock;
  readonly log: Log;
  readonly era: Era;
  /** Name of the bearer token that let the caller in, for the log. */
  readonly token?: string;
  /** Longest wait for an answer in seconds, where notices can reach the client before its result. */
  readonly progressTotal?: number;
}

/** The one factory behind both entries and both protocol eras. */
export function buildServer(dependencies: ServerDependencies): McpServer {
  const server = new LenientServer(
    { name: NAME, version: VERSION },
    {
      capabilities: { tools: { listChanged: false } },
      instructions: INSTRUCTIONS,
      cacheHints: { "tools/list": CACHE_HINT, "server/discover": CACHE_HINT },
    },
  );
  for (const tool of TOOLS) {
    const { name, title, description, inputSchema, outputSchema } = tool;
    server.registerTool(
      name,
      { title, description, inputSchema, outputSchema, annotations: { title, ...READ_ONLY_HINTS } },
      async (args, { mcpReq }) => {
        const stopProgress = tellProgress(tool, mcpReq, dependencies);
        const result = await callTool(tool, args, mcpReq.signal, dependencies);
        stopProgress();
        return result;
      },
    );
  }
  return server;
}

/** Starts progress notices for a slow tool's caller that gave a token; gives what ends them. */
function tellProgress(
  tool: Tool,
  { _meta, notify }: ServerContext["mcpReq"],
  { clock, progressTotal }: ServerDependencies,
): () => void {
  const progressToken = _meta?.progressToken;
  if (!tool.slow || progressToken === undefined || progressTotal === undefined) return () => {};
  return startProgress(clock, progressTotal, (notice) =>
    notify({ method: "notifications/progress", params: { progressToken, ...notice } }),
  );
}

/** The error boundary: whatever happens inside, a result of ours comes out and one line is logged. */
async function callTool(
  tool: Tool,
  args: unknown,
  signal: AbortSignal,
  { client, clock, log, era, token }: ServerDependencies,
): Promise<CallToolResult> {
  const started = clock.now();
  const line = (rest: Pick<ToolCallLine, "outcome" | "code" | "upstream">) =>
    log({
      event: "tool_call",
      tool: tool.name,
      ...rest,
      ms: Math.round(clock.now() - started),
      era,
      ...(token !== undefined && { token }),
    });
  try {
    const structured = await tool.call(args, { client, signal });
    line({ outcome: structured.refused === true ? "refused" : "ok" });
    return successResult(structured);
  } catch (thrown) {
    const error = thrown instanceof ToolError ? thrown : internalError();
    if (signal.aborted) {
      line({ outcome: "cancelled" });
      return errorResult(error);
    }
    // The message of a bug may hold anything (an address, a token), so only its class is logged.
    if (error !== thrown) log({ event: "bug", where: "tool", error: errorName(thrown) });
    line({
      outcome: "error",
      code: error.code,
      ...(error.upstream !== undefined && { upstream: error.upstream }),
    });
    return errorResult(error);
  }
}

/**
 * Lets `arguments` that are no object reach the tool, which answers with a sentence that a model
 * can act on; absent and `null` count as an empty object.
 */
class LenientServer extends McpServer {
  override async connect(transport: Transport): Promise<void> {
    await super.connect(transport);
    const deliver = transport.onmessage;
    transport.onmessage = (message, extra) => deliver?.(withObjectArguments(message), extra);
  }
}

function withObjectArguments<Message extends object>(message: Message): Message {
  if (!("method" in message) || message.method !== "tools/call" || !("params" in message)) {
    return message;
  }
  const { params } = message;
  if (typeof params !== "object" || params === null || !("arguments" in params)) return message;
  const given = params.arguments;
  if (typeof given === "object" && given !== null && !Array.isArray(given)) return message;
  const wrapped = given === null ? {} : { [NOT_AN_OBJECT]: given };
  return { ...message, params: { ...params, arguments: wrapped } };
}
