/** Ready-to-paste lines that connect a client to an endpoint. */
export function connectLines(url: string, token: string): string {
  const headers = { Authorization: `Bearer ${token}` };
  const cursor = { mcpServers: { normkompass: { url, headers } } };
  const vscode = { servers: { normkompass: { type: "http", url, headers } } };
  const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  return `Claude Code
  claude mcp add --transport http normkompass ${url} --header "Authorization: Bearer ${token}"

Cursor (.cursor/mcp.json)
${indent(cursor)}

VS Code (.vscode/mcp.json)
${indent(vscode)}

curl
  curl -s ${url} -H "Authorization: Bearer ${token}" -H "Content-Type: application/json" -d '${list}'`;
}

function indent(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^/gm, "  ");
}
