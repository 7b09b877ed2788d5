import { isJsonContentType } from "@modelcontextprotocol/server";
import type { Clock } from "../clock.ts";
import { ConfigError, type WorkerConfig } from "../config.ts";
import { type Era, errorName, type Log, type RequestLine } from "../log.ts";
import { NAME, VERSION } from "../version.ts";
import { answerForm } from "./accept.ts";
import type { AccessContext } from "./access.ts";
import type { ApiNetwork } from "./api-route.ts";
import { createAuthenticate } from "./authenticate.ts";
import { readMessage } from "./limits.ts";
import { createMcpService } from "./mcp-service.ts";
import { preflight, refusedCaller, setCorsHeaders } from "./origin.ts";
import { createKeyHash, type RateLimiters } from "./rate-limits.ts";
import { HTTP_REFUSAL, INTERNAL_ERROR, json, jsonRpcError, oauthError } from "./respond.ts";
import { setSecurityHeaders } from "./security-headers.ts";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What the handler needs from its runtime. */
export interface AppDependencies {
  /** The way to the API. */
  readonly fetch: Fetch;
  /** What `fetch` reaches the API through. */
  readonly network: ApiNetwork;
  /** The public internet, whatever the way to the API: who may call is never asked of the API's network. */
  readonly publicFetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly limiters: RateLimiters;
}

/** @param access what the Workers runtime says of Cloudflare Access, where that lets callers in */
export type App = (request: Request, access?: AccessContext) => Promise<Response>;

/** What is known of a request once it is answered, for its log line. */
type Facts = { route: RequestLine["route"]; era?: Era; token?: string };

/** A request on its way through the checks. */
interface Exchange {
  readonly request: Request;
  readonly url: URL;
  readonly access: AccessContext | undefined;
  /** Why this page or host may not use `/mcp`, if so. */
  readonly refusal: string | undefined;
  readonly facts: Facts;
}

type Responder = (exchange: Exchange) => Response | Promise<Response>;

/** What nginx logs for a client that left before there was an answer; it is never sent. */
const CLIENT_CLOSED_REQUEST = 499;
const MCP_METHODS = "POST, OPTIONS";

/**
 * The fetch handler of the Worker, in plain web standard code.
 *
 * Given a `ConfigError` it answers everything with 503: nothing is ever open by mistake.
 */
export function createApp(config: WorkerConfig | ConfigError, dependencies: AppDependencies): App {
  const { clock, log } = dependencies;
  const isClosed = config instanceof ConfigError;
  const respond = isClosed ? closed(config) : routes(config, dependencies);
  const allowedHosts = isClosed ? [] : config.http.allowedHosts;
  return async (request, access) => {
    const started = clock.now();
    const facts: Facts = { route: "other" };
    const url = new URL(request.url);
    const refusal = refusedCaller(request, url, allowedHosts);
    let response: Response;
    try {
      response = await respond({ request, url, access, refusal, facts });
    } catch (thrown) {
      // An upload that broke off because the client left is nobody's bug.
      if (!request.signal.aborted) log({ event: "bug", where: "http", error: errorName(thrown) });
      response = jsonRpcError(500, INTERNAL_ERROR, "Internal error");
    }
    setSecurityHeaders(response.headers, request.url);
    response.headers.set("vary", "origin");
    if (refusal === undefined) setCorsHeaders(response.headers, request);
    const { method } = request;
    const ms = Math.round(clock.now() - started);
    // The client has left; whatever the answer would have been, nothing failed here.
    const status = request.signal.aborted ? CLIENT_CLOSED_REQUEST : response.status;
    log({ event: "request", method, status, ms, ...facts });
    return response;
  };
}

function closed(error: ConfigError): Responder {
  const description = `This server is not configured. ${error.message}`;
  return () => oauthError(503, "not_configured", description);
}

function routes(config: WorkerConfig, dependencies: AppDependencies): Responder {
  const mcp = createMcpRoute(config, dependencies);
  return (exchange) => {
    const { request, url, facts } = exchange;
    switch (url.pathname) {
      case "/mcp":
      case "/mcp/":
        facts.route = "mcp";
        return mcp(exchange);
      case "/health":
        facts.route = "health";
        return health(request);
      case "/robots.txt":
        return new Response("User-agent: *\nDisallow: /\n");
      default:
        return notFound();
    }
  };
}

/** Liveness: static, without a call upstream. */
function health(request: Request): Response {
  if (request.method !== "GET" && request.method !== "HEAD") return methodNotAllowed("GET, HEAD");
  return json(200, { name: NAME, version: VERSION, status: "ok" });
}

/**
 * JSON for whatever else is asked for, in the shape in which OAuth clients read errors: after a 401
 * they probe `/.well-known/…`, `/register` and the like, and take any 200 for an authorization server.
 */
function notFound(): Response {
  const description =
    "There is nothing here. The MCP endpoint is /mcp; it takes a static bearer token, not OAuth.";
  return oauthError(404, "not_found", description);
}

function methodNotAllowed(allow: string): Response {
  const description = `This path answers ${allow} only. There is no stream to open and no session to end.`;
  return oauthError(405, "method_not_allowed", description, { allow });
}

/** `/mcp`: who calls, who may, what was sent, and the MCP handler. */
function createMcpRoute(config: WorkerConfig, dependencies: AppDependencies): Responder {
  const keyHash = createKeyHash(config.http);
  const authenticate = createAuthenticate(config.http, keyHash, dependencies);
  const serve = createMcpService(config.api, keyHash, dependencies);

  return async ({ request, url, access, refusal, facts }) => {
    if (refusal !== undefined) return jsonRpcError(403, HTTP_REFUSAL, refusal);
    if (request.method === "OPTIONS") return preflight(MCP_METHODS);

    const caller = await authenticate(request, access);
    if ("refusal" in caller) return caller.refusal;
    facts.token = caller.name;

    if (request.method !== "POST") return methodNotAllowed(MCP_METHODS);
    if (!isJsonContentType(request.headers.get("content-type"))) {
      return jsonRpcError(415, HTTP_REFUSAL, "The content type must be application/json.");
    }
    const form = answerForm(request.headers.get("accept"));
    if (form === "none") {
      const sentence = "The client must accept application/json or text/event-stream.";
      return jsonRpcError(406, HTTP_REFUSAL, sentence);
    }
    const body = await readMessage(request);
    if ("refusal" in body) return body.refusal;
    const onEra = (era: Era) => {
      facts.era = era;
    };
    return serve(request, { url, message: body.message, form, token: caller.name, onEra });
  };
}
