import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernHttp,
} from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as LegacyStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as LegacyHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { MACHINE_NODE } from "./process.ts";

/** A connected client of either protocol era, reduced to what the tests do with it. */
export interface Session {
  /** Also makes the client check results against the published output schemas from then on. */
  listTools(): Promise<unknown>;
  callTool(name: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): Promise<void>;
}

/** Where a client connects to: the HTTP endpoint, or a command with an environment. */
export type Target =
  | { readonly url: string; readonly token: string }
  | { readonly command: string; readonly env: Readonly<Record<string, string>> };

const INFO = { name: "test", version: "1.0.0" };

function http({ url, token }: { url: string; token: string }) {
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  return [new URL(url), { requestInit }] as const;
}

function stdio({ command, env }: { command: string; env: Readonly<Record<string, string>> }) {
  return { command: MACHINE_NODE, args: [command], env: { ...env }, stderr: "ignore" as const };
}

/** The published clients: SDK 1.x speaks the 2025 revisions, client 2.x is pinned to 2026-07-28. */
export const CLIENTS: Readonly<Record<"2025" | "2026", (target: Target) => Promise<Session>>> = {
  async "2025"(target) {
    const client = new LegacyClient(INFO);
    // The transport's own types do not bear `exactOptionalPropertyTypes`; at run time they fit.
    const transport =
      "url" in target ? new LegacyHttp(...http(target)) : new LegacyStdio(stdio(target));
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    return {
      listTools: () => client.listTools(),
      callTool: (name, args) => client.callTool({ name, arguments: { ...args } }),
      close: () => client.close(),
    };
  },
  async "2026"(target) {
    const client = new ModernClient(INFO, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
    await client.connect(
      "url" in target ? new ModernHttp(...http(target)) : new ModernStdio(stdio(target)),
    );
    return {
      listTools: () => client.listTools(),
      callTool: (name, args) => client.callTool({ name, arguments: { ...args } }),
      close: () => client.close(),
    };
  },
};

/** A result without what only the 2026 revision adds to every one: its type and the server's name. */
export function withoutEra(result: unknown): unknown {
  return JSON.parse(JSON.stringify(result), (key, value) =>
    ["resultType", "io.modelcontextprotocol/serverInfo", "ttlMs", "cacheScope"].includes(key)
      ? undefined
      : typeof value === "object" &&
          value !== null &&
          key === "_meta" &&
          Object.keys(value).length === 0
        ? undefined
        : value,
  );
}
