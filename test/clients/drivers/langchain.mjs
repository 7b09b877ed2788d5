import { MultiServerMCPClient } from "@langchain/mcp-adapters";

/** LangChain's adapters: a tool gives the text of its result, and throws a tool error. */
export async function langchain({ url, headers, command, args, env }) {
  const connection = url
    ? { transport: "http", url, headers, automaticSSEFallback: false }
    : { transport: "stdio", command, args, env, stderr: "ignore" };
  const adapter = new MultiServerMCPClient({ mcpServers: { normkompass: connection } });
  const tools = await adapter.getTools();
  return {
    list: async () => tools.map(({ name }) => name),
    async call(name, input) {
      const tool = tools.find((candidate) => candidate.name === name);
      const content = await tool.invoke(input);
      return { content: [{ type: "text", text: textOf(content) }] };
    },
    close: () => adapter.close(),
  };
}

/** The text of a result, which the adapter gives as text, as one block or as several. */
function textOf(content) {
  return [content]
    .flat()
    .map((part) => part.text ?? part)
    .join("");
}
