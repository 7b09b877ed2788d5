/**
 * A stand-in for what Cloudflare and a proxy answer when a link of the chain to the API is broken:
 * `node test/support/broken-links.ts` lists the links, `node test/support/broken-links.ts NAME` plays one.
 */
import { ANSWER, SEARCH } from "./fixtures.ts";
import { type Script, startStubApi } from "./stub-api.ts";

/** A link, how it looks from outside when it is broken, and what a person has to be told. */
export interface BrokenLink {
  readonly what: string;
  readonly script: Script;
  /** Part of the sentence; `undefined` where nothing is wrong after all. */
  readonly says: RegExp | undefined;
}

const LOGIN = "https://team.cloudflareaccess.com/cdn-cgi/access/login/api.example.com?kid=x";
const html = (text: string) => ({
  headers: { "content-type": "text/html; charset=UTF-8", "cf-ray": "8f1e2d3c4b5a6978-FRA" },
  body: `<!DOCTYPE html><html><title>${text}</title><p>Ray ID: 8f1e2d3c4b5a6978</p></html>`,
});
const edge = (status: number, code: number) => ({
  status,
  headers: {
    "content-type": "text/plain",
    "cf-error-type": "tunnel",
    "cf-error-code": String(code),
  },
  body: `error code: ${code}`,
});

export const BROKEN_LINKS: Readonly<Record<string, BrokenLink>> = {
  tunnel: {
    what: "no cloudflared is connected to the tunnel (530, error 1033)",
    script: edge(530, 1033),
    says: /tunnel is not connected; start cloudflared/,
  },
  service: {
    what: "cloudflared runs, the service behind it does not (502)",
    script: { status: 502, ...html("502 Bad Gateway") },
    says: /the service behind it is down; start normkompass/,
  },
  origin: {
    what: "Cloudflare cannot connect to the origin (522)",
    script: { status: 522, ...html("522: Connection timed out") },
    says: /could not connect to its origin/,
  },
  "own-zone": {
    what: "the request loops within the Worker's own zone (522, error 1042)",
    script: edge(522, 1042),
    says: /could not connect to its origin/,
  },
  slow: {
    what: "the origin takes longer than Cloudflare waits (524)",
    script: { status: 524, ...html("524: A timeout occurred") },
    says: /A gateway on the way to the normkompass API gave up/,
  },
  login: {
    what: "Access sends to its login: no service token, or the policy is not Service Auth (302)",
    script: { status: 302, headers: { location: LOGIN } },
    says: /redirected to a Cloudflare Access login: check the service token/,
  },
  "login-page": {
    what: "a login page comes with status 200",
    script: { status: 200, ...html("Sign in") },
    says: /an HTML page came instead of JSON/,
  },
  denied: {
    what: "Access denies the service token (403)",
    script: { status: 403, ...html("Forbidden") },
    says: /denied access: check the Access service token/,
  },
  unauthorized: {
    what: "Access knows no such service token, in a strict organisation (401)",
    script: { status: 401, body: "" },
    says: /denied access: check the Access service token/,
  },
  bots: {
    what: "a bot rule of the zone blocks the request (403, error 1010)",
    script: edge(403, 1010),
    says: /security rule that blocked the request \(error 1010\)/,
  },
  moved: {
    what: "another address answers, for example https instead of http (301)",
    script: { status: 301, headers: { location: "https://elsewhere.example/" } },
    says: /answered with a redirect, which is never followed/,
  },
  "not-modified": {
    what: "a cache in between answers for the API (304)",
    script: { status: 304 },
    says: /HTTP 304 where 200 belongs/,
  },
  empty: {
    what: "an empty 200",
    script: { status: 200, body: "" },
    says: /its answer is empty/,
  },
  "no-content": {
    what: "204, no content",
    script: { status: 204 },
    says: /HTTP 204 where 200 belongs/,
  },
  reset: {
    what: "the connection is reset",
    script: (response) => response.destroy(),
    says: /cannot be reached: check that it is running/,
  },
  "cut-off": {
    what: "the answer breaks off in the middle",
    script: (response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"passages":[', () => response.destroy());
    },
    says: /its answer broke off on the way/,
  },
  "not-gzip": {
    what: "the answer says that it is compressed and is not",
    script: {
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      body: '{"passages":[]}',
    },
    says: /its answer broke off on the way/,
  },
  stalled: {
    what: "the answer begins and never goes on",
    script: (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write("{");
    },
    says: /did not answer within \d+ s/,
  },
  "text-plain": {
    what: "JSON of another content type, which is fine",
    script: (response, { path }) => {
      response.writeHead(200, { "content-type": "text/plain" });
      response.end(JSON.stringify(path === "/search" ? SEARCH : ANSWER));
    },
    says: undefined,
  },
};

if (import.meta.main) {
  const link = BROKEN_LINKS[process.argv[2] ?? ""];
  if (link === undefined) {
    for (const [name, { what }] of Object.entries(BROKEN_LINKS)) {
      process.stdout.write(`${name.padEnd(14)}${what}\n`);
    }
  } else {
    const stub = await startStubApi();
    stub.answer = link.script;
    process.stdout.write(
      `${stub.url} plays: ${link.what}. Ctrl-C ends it. After npm run build:\n\n`,
    );
    process.stdout.write(`  NORMKOMPASS_API_URL=${stub.url} npx normkompass-mcp doctor\n`);
  }
}
