import * as z from "zod";
import { NAME, VERSION } from "../version.ts";
import type { Address } from "./address.ts";
import { Fault } from "./checks.ts";
import { describeAnswer, type Exchange, parseAs } from "./exchange.ts";

const LEGACY_VERSION = "2025-11-25";
const MODERN_VERSION = "2026-07-28";
const CLIENT_INFO = { name: `${NAME}-doctor`, version: VERSION };

/** What an endpoint is asked before it is known to speak either era: what any MCP server knows. */
export const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: LEGACY_VERSION, capabilities: {}, clientInfo: CLIENT_INFO },
} as const;

/** Sends one request in the way of an era and gives its result, unchecked. */
export type Call = (method: string, params?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** An era in which the endpoint has answered. */
export interface Era {
  readonly call: Call;
  /** Names that `tools/list` gave. */
  readonly tools: readonly string[];
}

/** What a call needs. */
export interface Connection {
  readonly exchange: Exchange;
  readonly address: Address;
  /** What opens the door: bearer token, Access service token, or both. */
  readonly credentials: Readonly<Record<string, string>>;
}

const resultSchema = z.object({ result: z.record(z.string(), z.unknown()) });
const initializeSchema = z.object({
  protocolVersion: z.literal(LEGACY_VERSION),
  serverInfo: z.object({ name: z.literal(NAME) }),
});
const discoverSchema = z.object({
  supportedVersions: z.array(z.string()).refine((versions) => versions.includes(MODERN_VERSION)),
});
const listSchema = z.object({ tools: z.array(z.object({ name: z.string() })) });

/**
 * Shakes hands as a 2025 client does, and lists the tools (MCP 2025-11-25, lifecycle).
 * @throws {Fault}
 */
export async function connectLegacy(connection: Connection): Promise<Era> {
  const call: Call = (method, params = {}) =>
    post(
      connection,
      { ...INITIALIZE, method, params },
      method === "initialize" ? {} : { "mcp-protocol-version": LEGACY_VERSION },
    );
  const handshake = await call("initialize", INITIALIZE.params);
  if (!initializeSchema.safeParse(handshake).success) throw notServed("initialize", "2025");
  return { call, tools: await listTools(call, "2025") };
}

/**
 * Discovers the server as a 2026-07-28 client does, and lists the tools (MCP 2026-07-28).
 * @throws {Fault}
 */
export async function connectModern(connection: Connection): Promise<Era> {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": MODERN_VERSION,
    "io.modelcontextprotocol/clientInfo": CLIENT_INFO,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const call: Call = (method, params = {}) =>
    post(
      connection,
      { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: meta } },
      {
        "mcp-protocol-version": MODERN_VERSION,
        "mcp-method": method,
        ...(typeof params.name === "string" && { "mcp-name": params.name }),
      },
    );
  const handshake = await call("server/discover");
  if (!discoverSchema.safeParse(handshake).success)
    throw notServed("server/discover", "2026-07-28");
  return { call, tools: await listTools(call, "2026-07-28") };
}

async function listTools(call: Call, era: string): Promise<readonly string[]> {
  const list = listSchema.safeParse(await call("tools/list"));
  if (!list.success) throw notServed("tools/list", era);
  return list.data.tools.map(({ name }) => name);
}

async function post(
  { exchange, address, credentials }: Connection,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const answer = await exchange(address.mcp, {
    headers: { ...credentials, ...headers },
    body,
  });
  const parsed = parseAs(resultSchema, answer.text);
  if (answer.status === 200 && parsed !== undefined) return parsed.result;
  // Where a method or an era is not known, a JSON-RPC error says so, with one of these.
  const isRpc = parseAs(z.object({ jsonrpc: z.literal("2.0") }), answer.text) !== undefined;
  if (isRpc && [200, 400, 404].includes(answer.status)) return undefined;
  throw new Fault(describeAnswer(answer, address.mcp, credentials));
}

function notServed(method: string, era: string): Fault {
  return new Fault(
    `Clients of the ${era} era cannot use it: ${method} is not answered as it should be; deploy this version (${VERSION}) of ${NAME} there.`,
  );
}
