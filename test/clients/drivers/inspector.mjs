import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const INSPECTOR = join(
  import.meta.dirname,
  "../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js",
);
const run = promisify(execFile);

/** The Inspector's command line: a process for each call, which prints the result as JSON. */
export async function inspector({ url, headers, command, args = [], env = {} }) {
  const variables = Object.entries(env).flatMap(([name, value]) => ["-e", `${name}=${value}`]);
  const target = url
    ? [url, "--transport", "http"]
    : [...variables, "--transport", "stdio", command, ...args];
  const shown = Object.entries(headers ?? {}).flatMap(([name, value]) => [
    "--header",
    `${name}: ${value}`,
  ]);
  const inspect = async (...method) => {
    const all = [INSPECTOR, "--cli", ...target, "--method", ...method, ...shown];
    // A tool error is printed, and ends it with a code of its own.
    const { stdout } = await run(process.execPath, all).catch((error) => {
      if (error.stdout) return error;
      throw error;
    });
    return JSON.parse(stdout);
  };
  return {
    list: async () => (await inspect("tools/list")).tools.map(({ name }) => name),
    call: (name, input) =>
      inspect(
        "tools/call",
        "--tool-name",
        name,
        ...Object.entries(input).flatMap(([key, value]) => ["--tool-arg", `${key}=${value}`]),
      ),
    close: async () => {},
  };
}
