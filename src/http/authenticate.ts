import type { HttpConfig } from "../config.ts";
import { type AccessContext, createAccessCheck } from "./access.ts";
import type { AppDependencies } from "./app.ts";
import { createBearerCheck } from "./bearer.ts";
import { accessRequired, accessUnavailable, tooManyGuesses, unauthorized } from "./challenge.ts";
import { createGuessGuard, type KeyHash } from "./rate-limits.ts";
import { HTTP_REFUSAL, jsonRpcError } from "./respond.ts";

/** The name of a caller that is let in, or the answer to one that is not. */
export type Authentication = { readonly name: string } | { readonly refusal: Response };

/** What proxies add (RFC 7239, section 4, the fields that it replaces, and RFC 9110, section 7.6.3). */
const FORWARDED = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];
const PROXIED =
  "This endpoint has no token and is for its own machine only, but the request came through a proxy; its operator must set NORMKOMPASS_MCP_TOKEN.";

/** @param access what the Workers runtime says of Access (`ctx.access`) */
export type Authenticate = (
  request: Request,
  access: AccessContext | undefined,
) => Promise<Authentication>;

/**
 * Builds the one check of who calls: everything that the configuration demands has to hold, the
 * bearer token, Access, or both; never either. An address that guesses is turned away before. An open
 * endpoint is for its own machine, so what a proxy passes on from elsewhere is turned away.
 */
export function createAuthenticate(
  config: HttpConfig,
  keyHash: KeyHash,
  { publicFetch, clock, limiters }: AppDependencies,
): Authenticate {
  if (config.isOpen) {
    return async ({ headers }) =>
      FORWARDED.some((name) => headers.has(name))
        ? { refusal: jsonRpcError(403, HTTP_REFUSAL, PROXIED) }
        : { name: "local" };
  }
  const checkBearer = config.tokens && createBearerCheck(config.tokens);
  const checkAccess = config.access && createAccessCheck(config.access, publicFetch);
  const guard = createGuessGuard(limiters.failedAuth, keyHash, clock);

  return async (request, context) => {
    const seconds = guard.blockedFor(request);
    if (seconds > 0) return { refusal: tooManyGuesses(seconds) };

    const names: string[] = [];
    if (checkAccess !== undefined) {
      const access = await checkAccess(request, context);
      if ("unavailable" in access) return { refusal: accessUnavailable() };
      if ("refused" in access) {
        if (access.refused !== "missing") await guard.failed(request);
        return { refusal: accessRequired() };
      }
      names.push(access.name);
    }
    if (checkBearer !== undefined) {
      const bearer = checkBearer(request.headers.get("authorization"));
      if ("refused" in bearer) {
        // Clients that ask what is needed send nothing; only a wrong token is a guess.
        if (bearer.refused !== "missing") await guard.failed(request);
        return { refusal: unauthorized(bearer.refused) };
      }
      names.push(bearer.token);
    }
    return { name: names.join("+") };
  };
}
