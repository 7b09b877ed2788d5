import { createServer, type Server } from "node:http";
import { BlockList, isIPv4, isIPv6 } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { systemClock } from "./clock.ts";
import { type HttpServerConfig, readHttpServerConfig } from "./config.ts";
import { createApp } from "./http/app.ts";
import type { RateLimiters } from "./http/rate-limits.ts";
import { oauthError } from "./http/respond.ts";
import type { Log } from "./log.ts";
import { createMemoryLimiters } from "./memory-limiters.ts";
import { configOrExit, exitWith, log } from "./node-process.ts";
import { NAME, VERSION } from "./version.ts";

/** How long calls under way may still be answered once the process is told to end, in milliseconds. */
const DRAIN_MS = 1500;
/** Idle connections stay open longer than clients' pools hold on to them, in milliseconds. */
const KEEP_ALIVE_MS = 75_000;

/** The endpoint under Node. */
export interface HttpServer {
  /** `http://<host>:<port>/mcp` */
  readonly url: string;
  /** Takes no more connections, lets calls under way finish for a moment, then aborts them. */
  close(): Promise<void>;
}

/**
 * Serves the Worker's fetch handler with Node's HTTP server.
 * @param limiters count in this process's memory unless given
 * @throws {NodeJS.ErrnoException} when the address cannot be listened on
 */
export async function startHttpServer(
  config: HttpServerConfig,
  log: Log,
  limiters: RateLimiters = createMemoryLimiters(),
): Promise<HttpServer> {
  const app = createApp(config, {
    fetch: (url, init) => fetch(url, init),
    publicFetch: (url, init) => fetch(url, init),
    network: "machine",
    clock: systemClock,
    log,
    limiters,
  });
  const listener = getRequestListener(
    (request, { incoming }) => {
      request.headers.set(
        "cf-connecting-ip",
        clientAddress(request.headers, incoming.socket.remoteAddress),
      );
      return app(request);
    },
    // Ours is plain web standard code, which the runtime's own classes serve.
    { overrideGlobalObjects: false, errorHandler: badRequest },
  );
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    void listener(incoming, outgoing);
  });
  const port = await listen(server, config);
  const host = isIPv6(config.host) ? `[${config.host}]` : config.host;
  return { url: `http://${host}:${port}/mcp`, close: () => close(server) };
}

/** `normkompass-mcp http`: serves until SIGTERM or SIGINT. */
export async function runHttp(): Promise<void> {
  const config = configOrExit(readHttpServerConfig);
  const server = await startHttpServer(config, log).catch((error: unknown) =>
    exitWith(cannotListen(error, config)),
  );
  const callers = config.http.isOpen ? "no token, so for this machine only" : "with a token";
  process.stdout.write(`${NAME} ${VERSION} serves MCP at ${server.url} (${callers})\n`);
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
  const end = () => void server.close().finally(() => process.exit(0));
  process.once("SIGTERM", end).once("SIGINT", end);
}

function listen(server: Server, { host, port }: HttpServerConfig): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** What a person can do about an address that cannot be listened on (Node.js: common system errors). */
function cannotListen(error: unknown, { port }: HttpServerConfig): string {
  switch (error instanceof Error && "code" in error ? error.code : undefined) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program; set NORMKOMPASS_MCP_PORT to another one.`;
    case "EACCES":
      return `Port ${port} may not be used by this user; set NORMKOMPASS_MCP_PORT to one above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "NORMKOMPASS_MCP_HOST is no address of this machine; write 127.0.0.1, or 0.0.0.0 for all of its addresses.";
    default:
      throw error;
  }
}

/** The answer to a request whose path or `Host` makes no address. */
function badRequest(): Response {
  return oauthError(400, "invalid_request", "The path and the Host header must form an address.");
}

/** Networks from which a proxy of the operator's may call (RFC 1918, RFC 4193, loopback, link-local). */
const NEARBY = new BlockList();
NEARBY.addSubnet("127.0.0.0", 8);
NEARBY.addSubnet("10.0.0.0", 8);
NEARBY.addSubnet("172.16.0.0", 12);
NEARBY.addSubnet("192.168.0.0", 16);
NEARBY.addAddress("::1", "ipv6");
NEARBY.addSubnet("fc00::", 7, "ipv6");
NEARBY.addSubnet("fe80::", 10, "ipv6");

/**
 * The client's address, which the handler reads where Cloudflare writes it: the peer's, or the one that
 * a Cloudflare Tunnel on this machine or network names. From elsewhere anyone could name any.
 */
export function clientAddress(headers: Headers, socketAddress = "unknown"): string {
  const peer = socketAddress.replace(/^::ffff:/, "");
  const named = headers.get("cf-connecting-ip");
  const isNearby = isIPv4(peer) ? NEARBY.check(peer) : isIPv6(peer) && NEARBY.check(peer, "ipv6");
  return named !== null && isNearby ? named : peer;
}
