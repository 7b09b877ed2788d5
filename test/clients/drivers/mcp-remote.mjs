import { join } from "node:path";
import { sdk } from "./sdk.mjs";

const PROXY = join(import.meta.dirname, "../node_modules/mcp-remote/dist/proxy.js");

/** mcp-remote, which gives a client that starts a program the way to a remote endpoint. */
export async function mcpRemote({ url, headers }) {
  if (!url) return undefined;
  const shown = Object.entries(headers).flatMap(([name, value]) => [
    "--header",
    `${name}:${value}`,
  ]);
  return sdk("sdk-newest")({
    command: process.execPath,
    args: [PROXY, url, "--transport", "http-only", "--allow-http", ...shown],
  });
}
