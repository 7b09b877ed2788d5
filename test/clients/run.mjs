/**
 * Runs one client against one target and prints what it got as one line of JSON. In a process of its own,
 * so that a client that hangs, prints or exits harms nothing else.
 */
import { aiSdk } from "./drivers/ai-sdk.mjs";
import { client } from "./drivers/client.mjs";
import { inspector } from "./drivers/inspector.mjs";
import { langchain } from "./drivers/langchain.mjs";
import { mcpRemote } from "./drivers/mcp-remote.mjs";
import { sdk } from "./drivers/sdk.mjs";

const DRIVERS = {
  "@ai-sdk/mcp": aiSdk,
  "@langchain/mcp-adapters": langchain,
  "@modelcontextprotocol/client": client,
  "@modelcontextprotocol/inspector": inspector,
  "mcp-remote": mcpRemote,
  "sdk-newest": sdk("sdk-newest"),
  "sdk-old": sdk("sdk-old"),
};

const { name, target, calls } = JSON.parse(process.argv[2]);

/** What came, or what was thrown: some clients throw where a tool answers with an error. */
async function settle(work) {
  try {
    return { result: await work() };
  } catch (error) {
    return { thrown: String(error?.message ?? error) };
  }
}

const session = await DRIVERS[name](target);
const answers = {};
if (session) {
  answers.list = await settle(() => session.list());
  for (const [what, [tool, args]] of Object.entries(calls)) {
    answers[what] = await settle(() => session.call(tool, args));
  }
}
process.stdout.write(`\nRESULT ${JSON.stringify(session ? answers : null)}\n`);
await session?.close();
process.exit();
