import { createMCPClient } from "@ai-sdk/mcp";
import { Experimental_StdioMCPTransport } from "@ai-sdk/mcp/mcp-stdio";

/** The client of the AI SDK: tools are functions for a model. */
export async function aiSdk(target) {
  const transport = target.url
    ? { type: "http", url: target.url, headers: target.headers }
    : new Experimental_StdioMCPTransport({ ...target, stderr: "ignore" });
  const connection = await createMCPClient({ transport });
  const tools = await connection.tools();
  return {
    list: async () => Object.keys(tools),
    call: (name, args) => tools[name].execute(args, { toolCallId: "1", messages: [] }),
    close: () => connection.close(),
  };
}
