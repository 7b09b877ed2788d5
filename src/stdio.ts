import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { systemClock } from "./clock.ts";
import { readApiConfig } from "./config.ts";
import { errorName } from "./log.ts";
import { buildServer } from "./mcp/server.ts";
import { configOrExit, log } from "./node-process.ts";
import { createClient } from "./normkompass/client.ts";
import { createInput, PatientStdioTransport } from "./stdio-transport.ts";
import { NAME, VERSION } from "./version.ts";

/** What a person who starts it in a terminal needs to know; a client never sees it. */
function hint(apiUrl: string): string {
  return `${NAME} ${VERSION} speaks MCP over stdin and stdout, for the normkompass API at ${apiUrl}.
It is meant to be started by a client; for Claude Code, for example:

  claude mcp add normkompass -- ${NAME}

"${NAME} --help" says what else it does. Ctrl-C ends it.
`;
}

/**
 * Serves MCP over the standard streams (MCP transports, stdio) until end of input, SIGTERM, SIGINT or
 * a closed stdout. An environment that breaks a rule ends it with 1 and one line on stderr.
 */
export function runStdio(): void {
  const config = configOrExit(readApiConfig);
  if (process.stdin.isTTY) process.stderr.write(hint(config.baseUrl));
  const clock = systemClock;
  const client = createClient(config, { fetch: (url, init) => fetch(url, init), clock });
  const progressTotal = config.askTimeoutMs / 1000;
  const input = createInput();
  const connection = serveStdio(
    ({ era }) => buildServer({ client, clock, log, era, progressTotal }),
    {
      transport: new PatientStdioTransport(input, process.stdout),
      // Mostly a line that is no JSON-RPC; its text is the client's and is not logged.
      onerror: (error) => log({ event: "protocol_error", error: errorName(error) }),
    },
  );

  // Closing aborts what is running; exiting makes sure that no idle socket holds the process.
  const end = () => void connection.close().finally(() => process.exit(0));
  process.once("SIGTERM", end).once("SIGINT", end);
  process.stdout.once("error", end);
  process.stderr.on("error", () => {});
  input.once("close", end);
  process.stdin.once("error", () => input.end()).once("close", () => input.end());
  process.stdin.pipe(input);
}
