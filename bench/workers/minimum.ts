import { McpServer } from "@modelcontextprotocol/server";
import { createMcpHandler } from "agents/mcp/server";
import * as z from "zod";

interface Env {
  readonly NORMKOMPASS_API_URL: string;
}

/**
 * What the documentation of `agents` leads to: both tools on the same SDK, no token, no checks, no
 * timeout, no contract.
 */
function createServer(apiUrl: string): McpServer {
  const server = new McpServer({ name: "minimum", version: "1.0.0" });
  const ask = async (path: string, args: object) => {
    const response = await fetch(`${apiUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(args),
    });
    const structuredContent = z.record(z.string(), z.unknown()).parse(await response.json());
    const text = JSON.stringify(structuredContent);
    return { content: [{ type: "text" as const, text }], structuredContent };
  };
  server.registerTool(
    "search_law",
    {
      description: "Search German federal law.",
      inputSchema: z.object({ question: z.string(), limit: z.int().default(5) }),
    },
    (args) => ask("/search", args),
  );
  server.registerTool(
    "ask_law",
    { description: "Ask a question.", inputSchema: z.object({ question: z.string() }) },
    (args) => ask("/ask", args),
  );
  return server;
}

let handler: ReturnType<typeof createMcpHandler> | undefined;

// biome-ignore lint/style/noDefaultExport: the entry that Workers ask for
export default {
  fetch(request, env, context) {
    handler ??= createMcpHandler(() => createServer(env.NORMKOMPASS_API_URL));
    return handler(request, env, context);
  },
} satisfies ExportedHandler<Env>;
