import { localhostAllowedHostnames } from "@modelcontextprotocol/server";
import type { ApiConfig } from "../config.ts";
import type { NormkompassClient } from "../normkompass/client.ts";
import { apiUnreachable, type ToolError } from "../normkompass/errors.ts";

/**
 * Why the API cannot be where the configuration says, as seen from the address at which this server
 * was called: it is that address, or nobody said where it is.
 */
export function misroutedApi(requestUrl: string, config: ApiConfig): ToolError | undefined {
  const own = new URL(requestUrl);
  if (own.host === new URL(config.baseUrl).host) return apiUnreachable(config.baseUrl, "loop");
  if (config.isDefaultUrl && !localhostAllowedHostnames().includes(own.hostname)) {
    return apiUnreachable(config.baseUrl, "unset");
  }
  return undefined;
}

/** A client every call of which fails with `error`, before anything is sent. */
export function failingClient(error: ToolError): NormkompassClient {
  return { search: () => Promise.reject(error), ask: () => Promise.reject(error) };
}
