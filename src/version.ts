/** Name and version as MCP `serverInfo`, `/health` and the `User-Agent` give them; a test holds them to package.json. */
export const NAME = "normkompass-mcp";
export const VERSION = "0.1.0";
