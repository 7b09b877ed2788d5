import * as z from "zod";
import { readCapped } from "../capped-body.ts";
import { isAccessLogin } from "../normkompass/access-login.ts";
import type { ClientDependencies } from "../normkompass/client.ts";
import { NAME, VERSION } from "../version.ts";
import { Fault } from "./checks.ts";

/** How long an endpoint may take for one request, body included, in milliseconds. */
export const STEP_TIMEOUT_MS = 15_000;
/** Largest answer of an endpoint that is read, in bytes. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** What an endpoint answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Sends one request; what goes out is all in `init`, redirects are not followed. */
export type Exchange = (url: string, init?: Outgoing) => Promise<Answer>;

/** A JSON body makes it a POST. */
export interface Outgoing {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Makes an exchange that fails with a `Fault` when there is no answer within the time and size
 * limits; a bad status is an answer.
 */
export function createExchange({ fetch, clock }: ClientDependencies): Exchange {
  return async (url, { headers, body } = {}) => {
    const deadline = new AbortController();
    const stopTimer = clock.after(STEP_TIMEOUT_MS, () => deadline.abort());
    const tooLate = new Promise<never>((_resolve, reject) => {
      const seconds = STEP_TIMEOUT_MS / 1000;
      const fault = new Fault(
        `There was no whole answer within ${seconds} s; try again, and look into the endpoint's log if it stays.`,
      );
      deadline.signal.addEventListener("abort", () => reject(fault), { once: true });
    });
    try {
      const request = {
        method: body === undefined ? "GET" : "POST",
        headers: {
          accept: "application/json",
          "user-agent": `${NAME}/${VERSION}`,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // Following would hand the token to the other host.
        redirect: "manual",
        signal: deadline.signal,
      } as const;
      return await Promise.race([fetch(url, request).then(readAnswer), tooLate]);
    } catch (thrown) {
      throw thrown instanceof Fault ? thrown : new Fault(noConnection(thrown));
    } finally {
      stopTimer();
      // Lets go of what was not read, so that the command can end.
      deadline.abort();
    }
  };
}

async function readAnswer(response: Response): Promise<Answer> {
  const bytes = await readCapped(response, MAX_ANSWER_BYTES);
  if (bytes === undefined) {
    throw new Fault(
      `The answer is larger than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB; check that the address is the endpoint's.`,
    );
  }
  const { status, headers } = response;
  return { status, headers, text: new TextDecoder().decode(bytes) };
}

const systemErrorSchema = z.object({ cause: z.object({ code: z.string() }) });

/** What the code of Node's error says (Node.js documentation: common system errors; OpenSSL). */
function noConnection(thrown: unknown): string {
  const code = systemErrorSchema.safeParse(thrown).data?.cause.code ?? "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return "The host name is not known; check its spelling, its DNS record and this machine's network.";
  }
  if (code === "ECONNREFUSED") {
    return "Nothing listens at that address; check it, and that the endpoint is running.";
  }
  if (/CERT|^ERR_(TLS|SSL)_|SIGNATURE|CRL/.test(code)) {
    return "Its TLS certificate or connection is not to be trusted, so no token is sent; check the host name and its certificate.";
  }
  return "It cannot be reached; check the address and this machine's network.";
}

/** The text as JSON of that shape, or `undefined` when it is anything else. */
export function parseAs<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const notConfiguredSchema = z.object({ error: z.literal("not_configured") });

/** The service token's header, by which a request is known to have been meant for Access. */
export const ACCESS_ID_HEADER = "cf-access-client-id";

/**
 * A sentence for an answer that is not the one that belongs there, and what to do about it.
 * @param sent the headers of the request
 */
export function describeAnswer(
  answer: Answer,
  url: string,
  sent: Readonly<Record<string, string>>,
): string {
  const { status } = answer;
  const showsAccess = ACCESS_ID_HEADER in sent;
  if (status >= 300 && status < 400) {
    if (!isAccessLogin(answer.headers, url)) {
      return `It answers with a redirect (HTTP ${status}), which is never followed; give --url the final address.`;
    }
    return showsAccess
      ? "Cloudflare Access does not let the service token in; check that it has not expired, and that the application has a policy for it whose action is Service Auth."
      : "A Cloudflare Access login stands in front. Where it is meant to, give a service token with --access-id-env and --access-secret-env; else take this host out of the Access application.";
  }
  if (status < 300) {
    return isHtml(answer)
      ? "An HTML page came where JSON belongs; check that the address is the Worker's and that no login page stands in front."
      : "What came is not what normkompass-mcp answers; check that the address is the Worker's and deploy this version there.";
  }
  switch (status) {
    case 401:
      return "A token is asked for (HTTP 401) where none is needed; check what stands in front of the Worker.";
    case 403:
      if (showsAccess)
        return "Access is denied (HTTP 403), though a service token was shown; check that it has not expired, its policy (Service Auth), and Cloudflare's security rules.";
      return "Access is denied (HTTP 403); check Cloudflare's security rules and Access policies for this host.";
    case 404:
      return "There is nothing there (HTTP 404); check the address and that the Worker is deployed to it.";
    case 429:
      return "Too many failed attempts came from this address (HTTP 429); wait a minute and try again.";
    case 503:
      if (parseAs(notConfiguredSchema, answer.text) === undefined) break;
      return "It is deployed but not configured (HTTP 503), so it stays closed; read at /health which setting is missing, and set it.";
    case 521:
    case 522:
    case 523:
    case 530:
      return `Cloudflare finds no Worker behind this host (HTTP ${status}); check its custom domain or route.`;
  }
  return `It failed (HTTP ${status}); look into the Worker's log (npx wrangler tail).`;
}

function isHtml({ headers, text }: Answer): boolean {
  return (headers.get("content-type") ?? "").startsWith("text/html") || /^\s*</.test(text);
}
