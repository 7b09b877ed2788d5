import * as z from "zod";
import { searchLaw } from "../mcp/search_law.ts";
import { TOOLS } from "../mcp/server.ts";
import { CODE_META_KEY } from "../mcp/tool-result.ts";
import type { ClientDependencies } from "../normkompass/client.ts";
import { searchResponseSchema } from "../normkompass/contract.ts";
import type { ErrorCode } from "../normkompass/errors.ts";
import { NAME, VERSION } from "../version.ts";
import { type Address, readAddress } from "./address.ts";
import { type Check, Fault, type Finding } from "./checks.ts";
import { type Connection, connectLegacy, connectModern, type Era, INITIALIZE } from "./eras.ts";
import { type Answer, createExchange, describeAnswer, type Exchange, parseAs } from "./exchange.ts";
import type { EndpointTarget } from "./options.ts";
import { found, QUESTION } from "./question.ts";

/** Sent where a wrong token belongs; long enough for one, and nobody's. */
const WRONG_TOKEN = `wrong-token-of-${NAME}-doctor`;
/** RFC 6750, section 3; the endpoint's own words, by which it is told from other doors. */
const CHALLENGE = `Bearer realm="${NAME}"`;
const WRONG_CHALLENGE = `${CHALLENGE}, error="invalid_token"`;

/**
 * Checks a deployed endpoint from outside, as clients see it: address, TLS, health, the locked door,
 * and behind it both protocol eras, the tools and one search. Nothing is asked, so no model is used.
 *
 * The token is sent over TLS (or to this machine) only, and only to what says that it is this server.
 */
export async function checkEndpoint(
  { url, token, tokenEnv }: EndpointTarget,
  dependencies: ClientDependencies,
  check: Check,
): Promise<void> {
  const exchange = createExchange(dependencies);
  const address = await check("address", () => readTarget(url));
  const at = await check("connection", address && (() => connect(exchange, address)));
  const health = await check("health", at && (() => readHealth(exchange, at)));
  await check("without-token", at && (() => knock(exchange, at)));
  await check("wrong-token", at && (() => knock(exchange, at, WRONG_TOKEN)));
  const inside = await check("token", health && (() => enter(exchange, health, token, tokenEnv)));
  const legacy = await check("era-2025", inside && (() => served(connectLegacy(inside))));
  const modern = await check("era-2026", inside && (() => served(connectModern(inside))));
  const eras = [legacy, modern].filter((era) => era !== undefined);
  await check("tools", eras.length > 0 ? () => compareTools(eras) : undefined);
  const era = eras.find(({ tools }) => tools.includes(searchLaw.name));
  await check("search", era && (() => searchOnce(era)));
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

async function readHealth(exchange: Exchange, address: Address): Promise<Finding<Address>> {
  const answer = await exchange(address.health);
  if (answer.status !== 200) throw new Fault(describeAnswer(answer, address.health));
  const health = parseAs(healthSchema, answer.text);
  if (health === undefined) {
    throw new Fault(
      parseAs(z.object({ name: z.string() }), answer.text) === undefined
        ? describeAnswer(answer, address.health)
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

/** Knocks without a token, or with a wrong one; only a 401 with our challenge is right. */
async function knock(exchange: Exchange, { mcp }: Address, token?: string): Promise<Finding> {
  const answer = await initialize(exchange, mcp, token);
  const who = token === undefined ? "A request without a token" : "A request with a wrong token";
  if (isServed(answer)) {
    throw new Fault(
      `THIS ENDPOINT IS OPEN TO EVERYONE: ${who.toLowerCase()} is served, so whoever finds the address can use the API and its model. Take it offline now (npx wrangler delete), then deploy ${NAME} with NORMKOMPASS_MCP_TOKEN set.`,
    );
  }
  if (answer.status !== 401) {
    throw new Fault(`${who} does not get 401. ${describeAnswer(answer, mcp)}`);
  }
  const expected = token === undefined ? CHALLENGE : WRONG_CHALLENGE;
  if (answer.headers.get("www-authenticate") !== expected) {
    throw new Fault(
      `${who} is turned away with 401, but not by ${NAME}; check the address and what stands in front of the Worker.`,
    );
  }
  return { status: "ok", message: `${who} is turned away with 401.` };
}

/** Whether an MCP server took the message, in whichever form it answers. */
function isServed({ status, headers, text }: Answer): boolean {
  if (status < 200 || status >= 300) return false;
  const isStream = headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  return isStream || parseAs(z.object({ jsonrpc: z.literal("2.0") }), text) !== undefined;
}

/** Any MCP server understands this, whatever its era, and either form of answer will do. */
function initialize(exchange: Exchange, mcp: string, token: string | undefined): Promise<Answer> {
  const headers = {
    accept: "application/json, text/event-stream",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return exchange(mcp, { headers, body: INITIALIZE });
}

/** Whether the token is let in. */
async function enter(
  exchange: Exchange,
  address: Address,
  token: string,
  tokenEnv: string,
): Promise<Finding<Connection>> {
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new Fault(
      `${tokenEnv} holds white space or a character that no header can carry; put one token into it and nothing else.`,
    );
  }
  const answer = await initialize(exchange, address.mcp, token);
  if (answer.status === 401) {
    throw new Fault(
      `The token in ${tokenEnv} is not accepted; check that it is one of those in the Worker's NORMKOMPASS_MCP_TOKEN, without a name before it.`,
    );
  }
  // A 400 is for the eras to explain.
  if (answer.status !== 200 && answer.status !== 400) {
    throw new Fault(describeAnswer(answer, address.mcp));
  }
  const message = `The token in ${tokenEnv} is accepted.`;
  return { status: "ok", message, value: { exchange, address, token } };
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
