import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import type { LogLine } from "../../src/log.ts";
import { buildServer } from "../../src/mcp/server.ts";
import type { NormkompassClient } from "../../src/normkompass/client.ts";
import { createFakeClock } from "./fake-clock.ts";
import { ANSWER, SEARCH } from "./fixtures.ts";

/** A normkompass client that answers with the fixtures, save for what a test replaces. */
export function stubClient(overrides: Partial<NormkompassClient> = {}): NormkompassClient {
  return { search: async () => SEARCH, ask: async () => ANSWER, ...overrides };
}

/** A real MCP client joined to the server factory without a socket. */
export async function connect(api: NormkompassClient) {
  const lines: LogLine[] = [];
  const server = buildServer({
    client: api,
    clock: createFakeClock(),
    log: (line) => void lines.push(line),
    era: "legacy",
    token: "anna",
  });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "test", version: "1.0.0" });
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  return { client, lines };
}
