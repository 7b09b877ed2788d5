import { oauthError } from "./respond.ts";

const NEEDS =
  "This endpoint takes a static bearer token, not OAuth: send `Authorization: Bearer <token>` with the token that its operator gave you.";
const UNEXPANDED =
  " What was sent looks like the name of a variable instead of its value: set that variable where the client runs.";

/** What the `Authorization` header held, as far as the answer depends on it. */
export type Refused = "missing" | "invalid" | "unexpanded";

/**
 * The 401 for a missing, malformed or wrong token: one status and one body, so that they cannot be
 * told apart, save for a hint at a variable that nothing replaced. `error="invalid_token"` only when
 * a credential was sent (RFC 6750, section 3.1), and never `resource_metadata`, which would start an
 * OAuth flow that does not exist here. Never 403: some editors open a client registration on that.
 */
export function unauthorized(refused: Refused): Response {
  const challenge = 'Bearer realm="normkompass-mcp"';
  return oauthError(401, "invalid_token", refused === "unexpanded" ? NEEDS + UNEXPANDED : NEEDS, {
    "www-authenticate": refused === "missing" ? challenge : `${challenge}, error="invalid_token"`,
  });
}

/**
 * The 401 for a missing, wrong, expired or foreign assertion of Cloudflare Access. The scheme is no
 * registered one: no client can answer it, Access in front of the Worker does.
 */
export function accessRequired(): Response {
  return oauthError(
    401,
    "invalid_token",
    "This endpoint is behind Cloudflare Access: come through the address that it protects, signed in or with the service token (CF-Access-Client-Id, CF-Access-Client-Secret) that its operator gave you.",
    { "www-authenticate": 'Cloudflare-Access realm="normkompass-mcp"' },
  );
}

/** The 503 for when the keys that assertions are checked with cannot be read. */
export function accessUnavailable(): Response {
  return oauthError(
    503,
    "temporarily_unavailable",
    "The keys of the Cloudflare Access team cannot be read; try again, or check ACCESS_TEAM_DOMAIN.",
    { "retry-after": "30" },
  );
}

/** The 429 for an address that has guessed too often, whatever it sends now (RFC 6585, section 4). */
export function tooManyGuesses(seconds: number): Response {
  const description = `Too many failed authentications from this address; try again in ${seconds} s.`;
  return oauthError(429, "too_many_requests", description, { "retry-after": String(seconds) });
}
