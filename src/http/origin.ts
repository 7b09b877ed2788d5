import {
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from "@modelcontextprotocol/server";

const ALLOWED_HEADERS =
  "authorization, content-type, accept, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id";
const EXPOSED_HEADERS = "www-authenticate, retry-after, mcp-session-id, mcp-protocol-version";
const PREFLIGHT_SECONDS = "86400";

/**
 * Why a page of this `Origin`, or a request for this `Host`, may not be served, as a sentence;
 * `undefined` when it may (MCP transports, security warning: both are checked against DNS rebinding).
 *
 * Pages of localhost and of `allowedHosts` may call, and the endpoint's own, of its port, over https. Over plain
 * http the `Host` must be one of these too: a rebound name would otherwise pass as the endpoint's own.
 */
export function refusedCaller(
  { headers }: Request,
  url: URL,
  allowedHosts: readonly string[],
): string | undefined {
  const hosts = [...localhostAllowedHostnames(), ...allowedHosts];
  const host = headers.get("host") ?? url.host;
  if (url.protocol === "http:" && !validateHostHeader(host, hosts).ok) {
    return "Over plain http this endpoint answers to localhost and the hosts in NORMKOMPASS_MCP_ALLOWED_HOSTS only; use https.";
  }
  const origin = headers.get("origin");
  const isOwn = url.protocol === "https:" && origin === url.origin;
  if (!isOwn && !validateOriginHeader(origin, hosts).ok) {
    return "Web pages of this Origin may not use this endpoint; its operator can name their host in NORMKOMPASS_MCP_ALLOWED_HOSTS.";
  }
  return undefined;
}

/**
 * Sets the CORS headers of an answer to an allowed page, errors included: without them a browser
 * hides even a 404. Never `Allow-Credentials`: cookies mean nothing here.
 */
export function setCorsHeaders(headers: Headers, request: Request): void {
  const origin = request.headers.get("origin");
  if (origin === null) return;
  headers.set("access-control-allow-origin", origin);
  headers.set("access-control-expose-headers", EXPOSED_HEADERS);
}

/** The answer to a preflight (Fetch standard, CORS-preflight request). It needs no token. */
export function preflight(methods: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      allow: methods,
      "access-control-allow-methods": methods,
      "access-control-allow-headers": ALLOWED_HEADERS,
      "access-control-max-age": PREFLIGHT_SECONDS,
    },
  });
}
