import { spawnSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { VERSION } from "../../src/version.ts";
import { ANSWER, SEARCH } from "../support/fixtures.ts";
import { call, INITIALIZE, LIST, modern } from "../support/messages.ts";
import { MACHINE_NODE, type Spawned, spawnCommand } from "../support/process.ts";
import { type StubApi, silence, startStubApi } from "../support/stub-api.ts";

const QUESTION = { question: "Wann gilt ein Landfahrzeug als neu? Größe: ü" };
/** Ends within two seconds, as measured from the moment it was told to. */
const SOON_MS = 2000;

let stub: StubApi;
const running: Spawned[] = [];

beforeAll(async () => {
  stub = await startStubApi();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.received.length = 0;
  stub.answer = (response, { path }) => {
    response.end(JSON.stringify(path === "/search" ? SEARCH : ANSWER));
  };
});
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill("SIGKILL");
});

function start(env: Readonly<Record<string, string>> = {}): Spawned {
  const spawned = spawnCommand(inject("command"), {
    env: { NORMKOMPASS_API_URL: stub.url, ...env },
  });
  running.push(spawned);
  return spawned;
}

const line = (message: unknown) => `${JSON.stringify(message)}\n`;
const ids = (spawned: Spawned) =>
  spawned.messages().map((message) => (message as { id: unknown }).id);

describe("serving", () => {
  it("Every line of stdout is a JSON-RPC message, whatever the environment", async () => {
    stub.answer = { status: 500, body: "upstream trouble" };
    const spawned = start({ DEBUG: "*", NODE_DEBUG: "http,net", NODE_OPTIONS: "--trace-warnings" });
    spawned.child.stdin.end(line(INITIALIZE) + line(LIST) + line(call("search_law", QUESTION)));
    expect((await spawned.end()).code).toBe(0);
    expect(spawned.messages()).toMatchObject([
      { jsonrpc: "2.0", id: 1 },
      { jsonrpc: "2.0", id: 2 },
      { jsonrpc: "2.0", id: 3, result: { isError: true } },
    ]);
    expect(spawned.stderr()).toContain('"code":"api_error"');
  });

  it("It starts and lists its tools with the API down, in no environment at all", async () => {
    const bare = spawnCommand(inject("command"));
    running.push(bare);
    bare.child.stdin.end(line(INITIALIZE) + line(LIST));
    expect((await bare.end()).code).toBe(0);
    expect(ids(bare)).toEqual([1, 2]);

    const down = start({ NORMKOMPASS_API_URL: "http://127.0.0.1:1" });
    down.child.stdin.end(line(INITIALIZE) + line(LIST) + line(call("search_law", QUESTION)));
    await down.end();
    expect(ids(down)).toEqual([1, 2, 3]);
    expect(JSON.stringify(down.messages()[2])).toMatch(
      /API at http:\/\/127\.0\.0\.1:1 cannot be reached/,
    );
  });

  it("The handshake and the list cause no request to the API", async () => {
    const spawned = start();
    const discover = modern("server/discover");
    spawned.child.stdin.end(line(INITIALIZE) + line(LIST));
    await spawned.end();
    const second = start();
    second.child.stdin.end(line(discover.message) + line(modern("tools/list").message));
    await second.end();
    expect(stub.received).toEqual([]);
  });

  it("A 2026 client is served without a handshake", async () => {
    const spawned = start();
    const { message } = modern("tools/call", { name: "search_law", arguments: QUESTION });
    spawned.child.stdin.end(line(message));
    await spawned.end();
    expect(spawned.messages()).toMatchObject([
      { id: 4, result: { resultType: "complete", structuredContent: { ...SEARCH, omitted: 0 } } },
    ]);
  });

  it("Log lines go to stderr and hold nothing that was said", async () => {
    const spawned = start();
    spawned.child.stdin.end(line(INITIALIZE) + line(call("ask_law", QUESTION)));
    await spawned.end();
    const lines = spawned
      .stderr()
      .trimEnd()
      .split("\n")
      .map((text) => JSON.parse(text));
    expect(lines).toEqual([
      { event: "tool_call", tool: "ask_law", outcome: "ok", ms: expect.any(Number), era: "legacy" },
    ]);
  });
});

describe("input", () => {
  const clean = line(INITIALIZE) + line(call("search_law", QUESTION));

  it.each<[string, string]>([
    ["CRLF", clean.replaceAll("\n", "\r\n")],
    ["blank lines", `\n\n${clean.replaceAll("\n", "\n\n")}`],
    ["no end of its last line", clean.trimEnd()],
    ["a byte order mark", `\ufeff${clean}`],
    ["a line that is no JSON first", `hello\n${clean}`],
    ["a line that is no JSON-RPC first", `{"hello":1}\n${clean}`],
  ])("Input that is not quite clean is read like clean input: %s", async (_name, input) => {
    const spawned = start();
    spawned.child.stdin.end(input);
    await spawned.end();
    expect(ids(spawned)).toEqual([1, 3]);
    expect(JSON.parse(stub.received[0]?.body ?? "")).toMatchObject(QUESTION);
  });

  it("Input may arrive byte by byte, a character or the byte order mark split", async () => {
    const spawned = start();
    for (const byte of Buffer.from(`\ufeff${clean}`)) {
      spawned.child.stdin.write(Buffer.of(byte));
      await new Promise((resolve) => setImmediate(resolve));
    }
    spawned.child.stdin.end();
    await spawned.end();
    expect(ids(spawned)).toEqual([1, 3]);
    expect(JSON.parse(stub.received[0]?.body ?? "")).toMatchObject(QUESTION);
  });
});

describe("the end", () => {
  it("A call that is under way at end of input is still answered", async () => {
    const spawned = start();
    stub.answer = (response) => void setTimeout(() => response.end(JSON.stringify(SEARCH)), 1000);
    spawned.child.stdin.end(line(INITIALIZE) + line(call("search_law", QUESTION)));
    expect((await spawned.end()).code).toBe(0);
    expect(ids(spawned)).toEqual([1, 3]);
  });

  it("End of input before anything was sent ends it", async () => {
    const spawned = start();
    spawned.child.stdin.end();
    expect((await spawned.end()).code).toBe(0);
    expect(spawned.stdout()).toBe("");
  });

  /** A process with a call under way that will not be answered. */
  async function waiting() {
    const asked = silence(stub);
    const spawned = start();
    spawned.child.stdin.write(line(INITIALIZE) + line(call("ask_law", QUESTION)));
    const { closed } = await asked;
    return { spawned, closed };
  }

  it.each<[string, (spawned: Spawned) => void]>([
    ["end of input", ({ child }) => child.stdin.end()],
    ["SIGTERM", ({ child }) => child.kill("SIGTERM")],
    ["SIGINT", ({ child }) => child.kill("SIGINT")],
  ])(
    "It is gone within two seconds of being told, a running call aborted: %s",
    async (_name, act) => {
      const { spawned, closed } = await waiting();
      const ended = spawned.end();
      act(spawned);
      const { code, ms } = await ended;
      expect(code).toBe(0);
      expect(ms).toBeLessThan(SOON_MS);
      await closed;
    },
  );

  it("It is gone within two seconds once nobody reads its stdout", async () => {
    const spawned = start();
    spawned.child.stdin.write(line(INITIALIZE));
    await expect.poll(() => ids(spawned)).toEqual([1]);
    spawned.child.stdout.destroy();
    const ended = spawned.end();
    spawned.child.stdin.write(line(LIST) + line(LIST));
    const { code, ms } = await ended;
    expect(code).toBe(0);
    expect(ms).toBeLessThan(SOON_MS);
  });

  it("A cancelled call aborts the upstream request and the connection stays", async () => {
    const { spawned, closed } = await waiting();
    const cancelled = {
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: 3 },
    };
    spawned.child.stdin.write(line(cancelled));
    await closed;
    spawned.child.stdin.write(line(LIST));
    await expect.poll(() => ids(spawned)).toEqual([1, 2]);
    expect(spawned.stderr()).toContain('"outcome":"cancelled"');
  });
});

describe("configuration", () => {
  it.each([
    ["NORMKOMPASS_API_URL", '"http://localhost:3000"'],
    ["NORMKOMPASS_API_URL", "${NORMKOMPASS_API_URL}"],
    ["NORMKOMPASS_ASK_TIMEOUT_SECONDS", "hunter22"],
    ["NORMKOMPASS_ACCESS_CLIENT_SECRET", "hunter22"],
  ])(
    "A setting that breaks its rule ends it with one line that names the variable: %s=%s",
    async (name, value) => {
      const spawned = start({ [name]: value });
      expect((await spawned.end()).code).toBe(1);
      expect(spawned.stdout()).toBe("");
      expect(spawned.stderr()).toMatch(/^normkompass-mcp: NORMKOMPASS_[A-Z_]+ [^\n]+\.\n$/);
      expect(spawned.stderr()).not.toContain("hunter22");
    },
  );
});

describe("a terminal", () => {
  it("On a terminal it says what it is and how to connect it", async () => {
    // A stand-in for a terminal, which a test runner has none of.
    const terminal = "data:text/javascript,process.stdin.isTTY=true";
    const spawned = start({ NODE_OPTIONS: `--import=${terminal}` });
    spawned.child.stdin.end(line(INITIALIZE));
    expect((await spawned.end()).code).toBe(0);
    expect(ids(spawned)).toEqual([1]);
    expect(spawned.stderr()).toContain(`normkompass-mcp ${VERSION} speaks MCP`);
    expect(spawned.stderr()).toContain(`the normkompass API at ${stub.url}.`);
    expect(spawned.stderr()).toContain("claude mcp add normkompass -- normkompass-mcp\n");
    expect(spawned.stderr()).toContain("--help");

    const client = start();
    client.child.stdin.end(line(INITIALIZE));
    await client.end();
    expect(client.stderr()).toBe("");
  });
});

describe("the command", () => {
  const run = (...args: string[]) =>
    spawnSync(MACHINE_NODE, [inject("command"), ...args], { encoding: "utf8", input: "" });

  it("The built file can be started as it lies", () => {
    const { status, stdout } = spawnSync(inject("command"), ["--version"], { encoding: "utf8" });
    expect([status, stdout]).toEqual([0, `${VERSION}\n`]);
  });

  it("--version and --help print and exit", () => {
    expect(run("--version")).toMatchObject({ status: 0, stdout: `${VERSION}\n`, stderr: "" });
    expect(run("--help")).toMatchObject({ status: 0, stderr: "" });
    expect(run("--help").stdout).toContain("NORMKOMPASS_API_URL");
  });

  it("Unknown arguments exit with 2 and the usage", () => {
    for (const args of [["--nope"], ["http", "--port"], ["--version", "x"]]) {
      const { status, stdout, stderr } = run(...args);
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toContain("Usage: normkompass-mcp");
    }
  });

  it("An old Node is told in one line which version is needed", () => {
    // What an old Node would report; everything before the check has to be readable for it too.
    const script = `Object.defineProperty(process.versions, "node", { value: "18.20.4" }); process.argv.splice(1, 0, "x"); await import(${JSON.stringify(inject("command"))});`;
    const result = spawnSync(MACHINE_NODE, ["--input-type=module", "-e", script], {
      encoding: "utf8",
      input: "",
    });
    expect(result).toMatchObject({
      status: 1,
      stdout: "",
      stderr: "normkompass-mcp needs Node 20 or later; this is Node 18.20.4.\n",
    });
  });
});
