/**
 * Whether a redirect leads to the login page that Cloudflare Access sends browsers to: of the team's
 * domain, or of the host itself.
 * @param base the address that answered, for a relative `Location`
 */
export function isAccessLogin(headers: Headers, base: string): boolean {
  const location = headers.get("location");
  if (location === null || !URL.canParse(location, base)) return false;
  const { hostname, pathname } = new URL(location, base);
  return hostname.endsWith(".cloudflareaccess.com") || pathname.startsWith("/cdn-cgi/access/login");
}
