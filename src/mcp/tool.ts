import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import type { NormkompassClient } from "../normkompass/client.ts";

/** What a tool may use: the API, and a signal that aborts when the client goes away or cancels. */
export interface ToolContext {
  readonly client: NormkompassClient;
  readonly signal: AbortSignal;
}

/** One tool: what `tools/list` says of it, and a function from arguments to structured content. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: StandardSchemaWithJSON;
  readonly outputSchema: StandardSchemaWithJSON;
  /** May take minutes: a client that asked for progress gets notices while it waits. */
  readonly slow: boolean;
  /**
   * @param args the call's `arguments`, unchecked
   * @throws {ToolError} with the code and sentence to answer with
   */
  readonly call: (
    args: unknown,
    context: ToolContext,
  ) => Promise<Readonly<Record<string, unknown>>>;
}

/** Both tools read from one fixed service and change nothing (MCP: ToolAnnotations). */
export const READ_ONLY_HINTS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Sentences that both descriptions share. */
export const LAWS =
  "German federal law: UStG (VAT), UStDV (VAT implementation), AO (fiscal code), BDSG (data protection), DDG (digital services)";
export const DISCLAIMER = "Not legal advice.";
