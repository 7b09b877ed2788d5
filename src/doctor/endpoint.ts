import * as z from "zod";
import { searchLaw } from "../mcp/search_law.ts";
import { TOOLS } from "../mcp/server.ts";
import { CODE_META_KEY } from "../mcp/tool-result.ts";
import { isAccessLogin } from "../normkompass/access-login.ts";
import type { ClientDependencies } from "../normkompass/client.ts";
import { searchResponseSchema } from "../normkompass/contract.ts";
import type { ErrorCode } from "../normkompass/errors.ts";
import { NAME, VERSION } from "../version.ts";
import { type Address, readAddress } from "./address.ts";
import { type Check, Fault, type Finding } from "./checks.ts";
import { type Connection, connectLegacy, connectModern, type Era, INITIALIZE } from "./eras.ts";
import {
  ACCESS_ID_HEADER,
  type Answer,
  createExchange,
  describeAnswer,
  type Exchange,
  parseAs,
} from "./exchange.ts";
import type { Credential, EndpointTarget } from "./options.ts";
import { found, QUESTION } from "./question.ts";

/** Shown where something wrong belongs; long enough for a token, and nobody's. */
const WRONG = `wrong-token-of-${NAME}-doctor`;
/** The endpoint's own words (RFC 6750, section 3), by which it is told from other doors. */
const REALM = `realm="${NAME}"`;
const BEARER = `Bearer ${REALM}`;
const WRONG_BEARER = `${BEARER}, error="invalid_token"`;
const ACCESS = `Cloudflare-Access ${REALM}`;

type Headers = Readonly<Record<string, string>>;

/** What is shown at the door. */
interface Keys {
  /** What opens it. */
  readonly right: Headers;
  /** Right for Access, where there is one, but not for the endpoint; where there is only Access, wrong for it. */
  readonly wrong: Headers;
  /** What gets past Access to where no token is needed. */
  readonly access: Headers;
}

/**
 * Checks a deployed endpoint from outside, as clients see it: address, TLS, health, the locked door,
 * and behind it both protocol eras, the tools and one search. Nothing is asked, so no model is used.
 *
 * Credentials are sent over TLS (or to this machine) only; the bearer token only to what says that it is
 * this server, the service token only to the host that was given.
 */
export async function checkEndpoint(
  target: EndpointTarget,
  dependencies: ClientDependencies,
  check: Check,
): Promise<void> {
  const exchange = createExchange(dependencies);
  const keys = makeKeys(target);
  const address = await check("address", () => readTarget(target.url));
  const at = await check("connection", address && (() => connect(exchange, address)));
  const health = await check("health", at && (() => readHealth(exchange, at, target, keys)));
  await check("without-token", at && (() => knock(exchange, at, target)));
  await check("wrong-token", at && (() => knock(exchange, at, target, keys.wrong)));
  const inside = await check("token", health && (() => enter(exchange, health, target, keys)));
  const legacy = await check("era-2025", inside && (() => served(connectLegacy(inside))));
  const modern = await check("era-2026", inside && (() => served(connectModern(inside))));
  const eras = [legacy, modern].filter((era) => era !== undefined);
  await check("tools", eras.length > 0 ? () => compareTools(eras) : undefined);
  const era = eras.find(({ tools }) => tools.includes(searchLaw.name));
  await check("search", era && (() => searchOnce(era)));
}

function makeKeys({ token, access }: EndpointTarget): Keys {
  const pair = (id: string, secret: string) => ({
    [ACCESS_ID_HEADER]: id,
    "cf-access-client-secret": secret,
  });
  const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
  const shown = access === undefined ? {} : pair(access.id.value, access.secret.value);
  return {
    right: { ...shown, ...(token && bearer(token.value)) },
    wrong: token === undefined ? pair(WRONG, WRONG) : { ...shown, ...bearer(WRONG) },
    access: shown,
  };
}

function readTarget(url: string): Finding<Address> {
  const address = readAddress(url);
  return { status: "ok", message: `The endpoint is ${address.mcp}.`, value: address };
}

/** Any answer at all will do; whose it is, is the next check. */
async function connect(exchange: Exchange, address: Address): Promise<Finding<Address>> {
  await exchange(address.health);
  const message = address.health.startsWith("https:")
    ? "It answers over TLS, with a certificate that is valid for it."
    : "It answers, over plain http on this machine.";
  return { status: "ok", message, value: address };
}

const healthSchema = z.object({ name: z.literal(NAME), version: z.string() });

async function readHealth(
  exchange: Exchange,
  address: Address,
  target: EndpointTarget,
  { access }: Keys,
): Promise<Finding<Address>> {
  mustBeSendable(target.access?.id, target.access?.secret);
  const answer = await exchange(address.health, { headers: access });
  if (answer.status !== 200) throw new Fault(describeAnswer(answer, address.health, access));
  const health = parseAs(healthSchema, answer.text);
  if (health === undefined) {
    throw new Fault(
      parseAs(z.object({ name: z.string() }), answer.text) === undefined
        ? describeAnswer(answer, address.health, access)
        : `Another server than ${NAME} answers there, so no token is sent to it; check the address.`,
    );
  }
  if (health.version === VERSION) {
    return { status: "ok", message: `${NAME} ${VERSION} runs there.`, value: address };
  }
  // Numbers only: nothing else that came from there is repeated.
  const numbers = /^\d{1,4}\.\d{1,4}\.\d{1,4}/.exec(health.version)?.[0] ?? "unknown";
  const message = `Another version of ${NAME} runs there (${numbers}; this command is ${VERSION}); use the same in both places.`;
  return { status: "remark", message, value: address };
}

/**
 * Knocks with nothing, or with something wrong. Right is a 401 with our challenge or, where Access is
 * meant to stand in front, its refusal of what is not for it.
 */
async function knock(
  exchange: Exchange,
  { mcp }: Address,
  { token, access }: EndpointTarget,
  wrong?: Headers,
): Promise<Finding> {
  const answer = await initialize(exchange, mcp, wrong);
  const what = token === undefined ? "service token" : "token";
  const who =
    wrong === undefined ? `A request without a ${what}` : `A request with a wrong ${what}`;
  if (isServed(answer)) {
    throw new Fault(
      `THIS ENDPOINT IS OPEN TO EVERYONE: ${who.toLowerCase()} is served, so whoever finds the address can use the API and its model. Take it offline now (npx wrangler delete), then deploy ${NAME} with NORMKOMPASS_MCP_TOKEN set.`,
    );
  }
  const challenge = answer.headers.get("www-authenticate");
  const ours = wrong === undefined ? [BEARER, ACCESS] : [WRONG_BEARER, ACCESS];
  if (answer.status === 401 && challenge !== null && ours.includes(challenge)) {
    return { status: "ok", message: `${who} is turned away with 401.` };
  }
  // With the right service token and a wrong bearer, it is the endpoint's to say no.
  const isForAccess = wrong === undefined || token === undefined;
  if (access !== undefined && isForAccess && isAccessRefusal(answer, mcp)) {
    return { status: "ok", message: `${who} is turned away by Cloudflare Access.` };
  }
  if (answer.status !== 401) {
    throw new Fault(`${who} does not get 401. ${describeAnswer(answer, mcp, wrong ?? {})}`);
  }
  throw new Fault(
    `${who} is turned away with 401, but not by ${NAME}; check the address and what stands in front of the Worker.`,
  );
}

/** Access sends browsers to its login and, where only service tokens are let in, says 401 or 403. */
function isAccessRefusal({ status, headers }: Answer, url: string): boolean {
  return status === 401 || status === 403 || (status === 302 && isAccessLogin(headers, url));
}

/** Whether an MCP server took the message, in whichever form it answers. */
function isServed({ status, headers, text }: Answer): boolean {
  if (status < 200 || status >= 300) return false;
  const isStream = headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  return isStream || parseAs(z.object({ jsonrpc: z.literal("2.0") }), text) !== undefined;
}

/** Any MCP server understands this, whatever its era, and either form of answer will do. */
function initialize(exchange: Exchange, mcp: string, credentials: Headers = {}): Promise<Answer> {
  const headers = { accept: "application/json, text/event-stream", ...credentials };
  return exchange(mcp, { headers, body: INITIALIZE });
}

/** Whether what should open the door does. */
async function enter(
  exchange: Exchange,
  address: Address,
  { token, access }: EndpointTarget,
  { right }: Keys,
): Promise<Finding<Connection>> {
  mustBeSendable(token);
  const answer = await initialize(exchange, address.mcp, right);
  if (answer.status === 401) throw new Fault(notLetIn(answer, token?.env, access !== undefined));
  // A 400 is for the eras to explain.
  if (answer.status !== 200 && answer.status !== 400) {
    throw new Fault(describeAnswer(answer, address.mcp, right));
  }
  const message =
    token === undefined
      ? "The service token is let in."
      : `The token in ${token.env} is accepted${access ? ", and so is the service token" : ""}.`;
  return { status: "ok", message, value: { exchange, address, credentials: right } };
}

/** @throws {Fault} for a credential that no header can carry, before it is tried */
function mustBeSendable(...credentials: readonly (Credential | undefined)[]): void {
  for (const given of credentials) {
    if (given === undefined || /^[\x21-\x7e]+$/.test(given.value)) continue;
    throw new Fault(
      `${given.env} holds white space or a character that no header can carry; put one token into it and nothing else.`,
    );
  }
}

/** Why the right credentials were not enough, told by whose 401 it is. */
function notLetIn({ headers }: Answer, tokenEnv: string | undefined, showsAccess: boolean): string {
  const challenge = headers.get("www-authenticate");
  if (challenge === ACCESS) {
    return showsAccess
      ? "The Worker does not accept what Cloudflare Access says of the caller; check that Access protects this host, and the Worker's ACCESS_TEAM_DOMAIN and ACCESS_AUD."
      : "The Worker asks for Cloudflare Access (NORMKOMPASS_AUTH); give a service token with --access-id-env and --access-secret-env.";
  }
  if (tokenEnv === undefined) {
    return challenge === WRONG_BEARER || challenge === BEARER
      ? "The Worker asks for a bearer token (NORMKOMPASS_AUTH); give one with --token-env."
      : "Cloudflare Access does not accept the service token; check both halves, and that it has not expired.";
  }
  return `The token in ${tokenEnv} is not accepted; check that it is one of those in the Worker's NORMKOMPASS_MCP_TOKEN, without a name before it.`;
}

async function served(connecting: Promise<Era>): Promise<Finding<Era>> {
  const era = await connecting;
  return { status: "ok", message: "Clients of this era can connect and list tools.", value: era };
}

function compareTools(eras: readonly Era[]): Finding {
  const names = TOOLS.map(({ name }) => name);
  const missing = names.filter((name) => eras.some(({ tools }) => !tools.includes(name)));
  if (missing.length > 0) {
    throw new Fault(
      `Not listed: ${missing.join(", ")}; deploy this version (${VERSION}) of ${NAME} there.`,
    );
  }
  return { status: "ok", message: `Listed: ${names.join(", ")}.` };
}

/** What to do about a tool error of the endpoint. */
const REMEDIES = {
  api_unreachable: "check that the API and its tunnel run, and the Worker's NORMKOMPASS_API_URL",
  timeout: "check that the API is not overloaded, and try again",
  api_access_denied: "check the Access service token among the Worker's secrets, and its policy",
  rate_limited: "wait a minute and try again",
  api_rejected: "check the Worker's NORMKOMPASS_API_URL and paths",
  api_error: "look into the API's own log",
  unexpected_response: `run \`${NAME} doctor\` against the API to see what differs from the contract`,
  no_answer_model: "look into the Worker's log (npx wrangler tail)",
  invalid_input: "look into the Worker's log (npx wrangler tail)",
  internal_error: "look into the Worker's log (npx wrangler tail)",
} satisfies Record<ErrorCode, string>;

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(REMEDIES, code);
}

const searchResultSchema = z.object({ structuredContent: searchResponseSchema });
const toolErrorSchema = z.object({
  isError: z.literal(true),
  _meta: z.object({ [CODE_META_KEY]: z.string() }),
});

async function searchOnce({ call }: Era): Promise<Finding> {
  const result = await call("tools/call", {
    name: searchLaw.name,
    arguments: { question: QUESTION, limit: 1 },
  });
  const error = toolErrorSchema.safeParse(result).data;
  const code = error?._meta[CODE_META_KEY];
  if (code !== undefined && isErrorCode(code)) {
    throw new Fault(
      `The endpoint works, but the search behind it fails (${code}); ${REMEDIES[code]}.`,
    );
  }
  const searched = searchResultSchema.safeParse(result);
  if (!searched.success) {
    throw new Fault(
      `${searchLaw.name} did not answer in the contract's shape; deploy this version (${VERSION}) of ${NAME} there.`,
    );
  }
  return found(searched.data.structuredContent.passages.length);
}
