/** JSON-RPC messages of both protocol eras, as clients send them. */

export const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "1.0.0" },
  },
} as const;

export const LIST = { jsonrpc: "2.0", id: 2, method: "tools/list" } as const;

/** A 2025 tool call. */
export function call(name: string, args: unknown, id: number | string = 3) {
  return { jsonrpc: "2.0", id, method: "tools/call", params: { name, arguments: args } };
}

const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** A 2026 request and the headers that have to go with it. */
export function modern(method: string, params: Readonly<Record<string, unknown>> = {}) {
  const name = typeof params.name === "string" ? { "mcp-name": params.name } : {};
  return {
    message: { jsonrpc: "2.0", id: 4, method, params: { ...params, _meta: META } },
    headers: { "mcp-protocol-version": "2026-07-28", "mcp-method": method, ...name },
  };
}
