import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

/** The SDK's client of the 2026-07-28 revision. */
export async function client(target) {
  const connection = new Client(
    { name: "matrix", version: "1.0.0" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  await connection.connect(
    target.url
      ? new StreamableHTTPClientTransport(new URL(target.url), {
          requestInit: { headers: target.headers },
        })
      : new StdioClientTransport({ ...target, stderr: "ignore" }),
  );
  return {
    list: async () => (await connection.listTools()).tools.map(({ name }) => name),
    call: (name, args) => connection.callTool({ name, arguments: args }),
    close: () => connection.close(),
  };
}
