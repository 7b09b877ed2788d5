import { createHash, timingSafeEqual } from "node:crypto";
import type { NamedToken } from "../config.ts";
import type { Refused } from "./challenge.ts";

/** The name of the token that was sent, or why nobody is let in. */
export type BearerResult = { readonly token: string } | { readonly refused: Refused };

/**
 * Builds the check of an `Authorization` header against the configured tokens (RFC 6750, section
 * 2.1; the scheme in any letter case, RFC 9110, section 11.1).
 *
 * SHA-256 of what came is compared with SHA-256 of every token in constant time, without an early
 * exit, so that neither a token's length nor its position shows in the time taken.
 */
export function createBearerCheck(
  tokens: readonly NamedToken[],
): (header: string | null) => BearerResult {
  const known = tokens.map(({ name, token }) => ({ name, digest: sha256(token) }));
  return (header) => {
    if (header === null) return { refused: "missing" };
    const credential = /^bearer +(\S+) *$/i.exec(header)?.[1] ?? "";
    const digest = sha256(credential);
    let accepted: string | undefined;
    for (const candidate of known) {
      if (timingSafeEqual(digest, candidate.digest)) accepted = candidate.name;
    }
    if (accepted !== undefined) return { token: accepted };
    return { refused: /^\$(\{|\w)|^%\w+%$/.test(credential) ? "unexpanded" : "invalid" };
  };
}

function sha256(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}
