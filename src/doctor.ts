import { systemClock } from "./clock.ts";
import { checkApi } from "./doctor/api.ts";
import { type CheckResult, createCheck } from "./doctor/checks.ts";
import { checkEndpoint } from "./doctor/endpoint.ts";
import { readOptions } from "./doctor/options.ts";
import { isHealthy, renderJson, renderLine, wantsColour } from "./doctor/render.ts";
import { NAME } from "./version.ts";

const USAGE = `Usage: ${NAME} doctor [--json]
           check the configuration and the normkompass API; asks it one question
       ${NAME} doctor --url https://mcp.example.com/mcp --token-env NAME [--json]
           check a deployed endpoint, with the bearer token in the variable NAME
           behind Cloudflare Access also, or instead: --access-id-env NAME --access-secret-env NAME,
           the two halves of a service token that Access lets in

It exits with 0 when every check passed, with 1 when one failed. --json prints one JSON object.
`;

/**
 * Runs `normkompass-mcp doctor` with the arguments after it: a line on stdout for each check as soon
 * as it is done, or with `--json` one object at the end. The exit code is 0 when nothing failed, 1 when something
 * did, 2 for arguments that it cannot use.
 */
export async function runDoctor(args: readonly string[]): Promise<void> {
  const request = readOptions(args, process.env);
  if (request === "help") {
    process.stdout.write(USAGE);
    return;
  }
  if ("problem" in request) {
    process.stderr.write(`${NAME} doctor: ${request.problem}\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const { json, endpoint } = request.options;
  const colour = wantsColour(process.stdout.isTTY, process.env.NO_COLOR);
  // A reader that has seen enough (`| head`) is no reason for a stack trace.
  process.stdout.once("error", () => process.exit(1));

  const results: CheckResult[] = [];
  const check = createCheck(systemClock, (result) => {
    results.push(result);
    if (!json) process.stdout.write(renderLine(result, colour));
  });
  const dependencies = {
    clock: systemClock,
    fetch: (url: string, init: RequestInit) => fetch(url, init),
  };
  if (endpoint === undefined) await checkApi(process.env, dependencies, check);
  else await checkEndpoint(endpoint, dependencies, check);
  if (json) process.stdout.write(renderJson(results));
  process.exitCode = isHealthy(results) ? 0 : 1;
}
