import { NAME, VERSION } from "./version.ts";

/** Oldest Node major version that the server is tested on. */
const MIN_NODE = 20;

const USAGE = `${NAME} ${VERSION}: search German federal law and ask it questions, over MCP.

Usage: ${NAME}            serve MCP over stdin and stdout (a client starts it)
       ${NAME} http       serve MCP over HTTP, by default at http://127.0.0.1:8000/mcp
       ${NAME} doctor     check the settings and the API, or with --url a deployed endpoint
       ${NAME} --help     print this
       ${NAME} --version  print the version

Settings come from the environment; NORMKOMPASS_API_URL is the address of the normkompass API
(default http://localhost:3000), NORMKOMPASS_MCP_TRANSPORT=http does what "http" does. All of them are in the README.
`;

/**
 * The `normkompass-mcp` command. Kept to syntax and imports that an old Node can read, so that it
 * says which version it needs instead of failing on a word it does not know.
 */
async function main(args: readonly string[]): Promise<void> {
  const node = process.versions.node;
  if (Number(node.split(".")[0]) < MIN_NODE) {
    process.stderr.write(`${NAME} needs Node ${MIN_NODE} or later; this is Node ${node}.\n`);
    process.exitCode = 1;
    return;
  }
  const option = args[0];
  if (option === undefined) {
    await serve();
  } else if (option === "http" && args.length === 1) {
    const { runHttp } = await import("./http-server.ts");
    await runHttp();
  } else if (option === "doctor") {
    const { runDoctor } = await import("./doctor.ts");
    await runDoctor(args.slice(1));
  } else if (option === "--help" && args.length === 1) {
    process.stdout.write(USAGE);
  } else if (option === "--version" && args.length === 1) {
    process.stdout.write(`${VERSION}\n`);
  } else {
    process.stderr.write(`${NAME}: unknown arguments\n\n${USAGE}`);
    process.exitCode = 2;
  }
}

/** Serves over what the environment says; stdio where it says nothing. */
async function serve(): Promise<void> {
  const { configOrExit } = await import("./node-process.ts");
  const { readTransport } = await import("./config.ts");
  if (configOrExit(readTransport) === "http") {
    const { runHttp } = await import("./http-server.ts");
    return runHttp();
  }
  const { runStdio } = await import("./stdio.ts");
  runStdio();
}

main(process.argv.slice(2));
