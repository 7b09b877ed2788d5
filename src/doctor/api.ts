import { type ApiConfig, type Environment, readApiConfig } from "../config.ts";
import { type ClientDependencies, createClient } from "../normkompass/client.ts";
import type { SearchResponse } from "../normkompass/contract.ts";
import { type ErrorCode, ToolError } from "../normkompass/errors.ts";
import type { Check, Finding } from "./checks.ts";
import { found, QUESTION } from "./question.ts";

/** Passages that the search asks for. */
const LIMIT = 5;

/** With these the API itself never got to see the request. */
const NOT_REACHED: readonly ErrorCode[] = ["api_unreachable", "timeout", "api_access_denied"];

/** How the one search went, and when its answer began and ended, in milliseconds. */
interface Searched {
  readonly outcome: SearchResponse | ToolError;
  readonly headersMs: number;
  readonly ms: number;
}

/**
 * Checks the normkompass API that `env` names: configuration, reachable, search, ask. It sends one
 * search and one question, with the configured time limits.
 */
export async function checkApi(
  env: Environment,
  dependencies: ClientDependencies,
  check: Check,
): Promise<void> {
  const config = await check("configuration", () => configuration(env));
  const searched = await check("api", config && (() => reach(config, dependencies)));
  await check("search", searched && (() => search(searched)));
  await check("ask", config && searched && (() => ask(config, dependencies)));
}

function configuration(env: Environment): Finding<ApiConfig> {
  const config = readApiConfig(env);
  const access = config.access ? ", with an Access service token" : "";
  return { status: "ok", message: `The API is at ${config.baseUrl}${access}.`, value: config };
}

async function reach(
  config: ApiConfig,
  dependencies: ClientDependencies,
): Promise<Finding<Searched>> {
  const searched = await runSearch(config, dependencies);
  const { outcome, headersMs } = searched;
  if (outcome instanceof ToolError && NOT_REACHED.includes(outcome.code)) throw outcome;
  return { status: "ok", message: "The API answers.", value: searched, ms: headersMs };
}

/** Sends the one search that two checks report on. */
async function runSearch(
  config: ApiConfig,
  { fetch, clock }: ClientDependencies,
): Promise<Searched> {
  const started = clock.now();
  let headersMs = 0;
  const client = createClient(config, {
    clock,
    async fetch(url, init) {
      const response = await fetch(url, init);
      headersMs = clock.now() - started;
      return response;
    },
  });
  const outcome = await client.search({ question: QUESTION, limit: LIMIT }).catch(toolError);
  return { outcome, headersMs, ms: clock.now() - started };
}

function toolError(thrown: unknown): ToolError {
  if (thrown instanceof ToolError) return thrown;
  throw thrown;
}

function search({ outcome, ms }: Searched): Finding {
  if (outcome instanceof ToolError) throw outcome;
  return { ...found(outcome.passages.length), ms };
}

async function ask(config: ApiConfig, dependencies: ClientDependencies): Promise<Finding> {
  const client = createClient(config, dependencies);
  const outcome = await client.ask({ question: QUESTION }).catch(toolError);
  if (outcome instanceof ToolError) {
    if (outcome.code !== "no_answer_model") throw outcome;
    return { status: "remark", message: outcome.message };
  }
  if (outcome.refused) {
    return { status: "ok", message: "It refuses the question, in the contract's shape." };
  }
  const count = outcome.citations.length;
  const citations = count === 1 ? "1 citation" : `${count} citations`;
  return { status: "ok", message: `It answers in the contract's shape, with ${citations}.` };
}
