import { localhostAllowedHostnames } from "@modelcontextprotocol/server";
import type { ApiConfig } from "../config.ts";
import type { NormkompassClient } from "../normkompass/client.ts";
import { apiUnreachable, type ToolError } from "../normkompass/errors.ts";

/**
 * What the process's `fetch` reaches the API through: the internet, a private network in which host
 * names mean something else (Workers VPC), or the network of the machine it runs on.
 */
export type ApiNetwork = "internet" | "private" | "machine";

/**
 * Why the API cannot be where the configuration says, as seen from the address `own` at which this
 * server was called: it is that address, or nobody said where it is.
 */
export function misroutedApi(
  own: URL,
  config: ApiConfig,
  network: ApiNetwork,
): ToolError | undefined {
  if (network === "private") return undefined;
  if (own.host === new URL(config.baseUrl).host) return apiUnreachable(config.baseUrl, "loop");
  if (network === "machine") return undefined;
  if (config.isDefaultUrl && !localhostAllowedHostnames().includes(own.hostname)) {
    return apiUnreachable(config.baseUrl, "unset");
  }
  return undefined;
}

/** A client every call of which fails with `error`, before anything is sent. */
export function failingClient(error: ToolError): NormkompassClient {
  return { search: () => Promise.reject(error), ask: () => Promise.reject(error) };
}
