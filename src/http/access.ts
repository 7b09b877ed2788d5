import { createHash } from "node:crypto";
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from "jose";
import * as z from "zod";
import type { AccessConfig } from "../config.ts";

/** What the Workers runtime says of a caller that Access has let in (`ctx.access`). */
export interface AccessContext {
  /** Tag of the Access application. */
  readonly aud: string;
  /** Who it is; nothing for a service token. */
  getIdentity(): Promise<{ readonly user_uuid?: unknown } | undefined>;
}

/** A name for the caller that says nothing about them, or why nobody is let in. */
export type AccessResult =
  | { readonly name: string }
  | { readonly refused: "missing" | "invalid" }
  /** The team's keys could not be had, so nothing can be said about the assertion. */
  | { readonly unavailable: true };

export type AccessCheck = (
  request: Request,
  context: AccessContext | undefined,
) => Promise<AccessResult>;

/** A person has `sub`; a service token has an empty `sub` and a `common_name`. */
const claimsSchema = z.object({ sub: z.string().optional(), common_name: z.string().optional() });

/**
 * Builds the check of Cloudflare Access in front of this Worker (Cloudflare One, "Validate JWTs"):
 * what the runtime says comes first, since the header is absent where Access protects the Worker as
 * a destination; else `Cf-Access-Jwt-Assertion`, signed with RS256 by the team's published keys, with
 * its issuer, this application's audience and an expiry. Keys are cached by `jose`, which looks for
 * new ones once when it meets an unknown key id.
 */
export function createAccessCheck(
  { issuer, audience }: AccessConfig,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): AccessCheck {
  const keys = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", issuer), {
    [customFetch]: (url, { headers, method, redirect, signal }) =>
      fetch(url, { headers, method, redirect, signal }),
  });

  async function fromAssertion(assertion: string): Promise<AccessResult> {
    try {
      const { payload } = await jwtVerify(assertion, keys, {
        issuer,
        audience,
        algorithms: ["RS256"],
        requiredClaims: ["exp"],
      });
      const { sub, common_name } = claimsSchema.parse(payload);
      return { name: accessName(sub || common_name) };
    } catch (error) {
      return isOutage(error) ? { unavailable: true } : { refused: "invalid" };
    }
  }

  return async (request, context) => {
    if (context !== undefined) {
      if (context.aud !== audience) return { refused: "invalid" };
      // Access has let the caller in; only the name in the log hangs on this.
      const identity = await context.getIdentity().catch(() => undefined);
      return { name: accessName(identity?.user_uuid) };
    }
    const assertion = request.headers.get("cf-access-jwt-assertion");
    return assertion === null ? { refused: "missing" } : fromAssertion(assertion);
  };
}

/** Whether the keys could not be fetched, as against an assertion that does not hold. */
function isOutage(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  // An answer that is no key set comes as the base class; all that judges a token is derived from it.
  if (error instanceof errors.JOSEError) return error.constructor === errors.JOSEError;
  return !(error instanceof z.ZodError);
}

/** The same person, or service token, has the same name; who it is cannot be read off it. */
function accessName(subject: unknown): string {
  if (typeof subject !== "string" || subject === "") return "access";
  return `access-${createHash("sha256").update(subject).digest("hex").slice(0, 12)}`;
}
