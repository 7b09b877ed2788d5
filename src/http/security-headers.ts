/** Long enough for preload lists and audits; subdomains are their owner's to decide on. */
const HSTS = "max-age=31536000";

/**
 * Sets the headers that every answer carries: no guessing of its type, no address of ours in a
 * `Referer`, and over https a promise to stay there (RFC 6797, which forbids it over http).
 */
export function setSecurityHeaders(headers: Headers, url: string): void {
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "no-referrer");
  if (url.startsWith("https:")) headers.set("strict-transport-security", HSTS);
}
