import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { VERSION } from "../../src/version.ts";
import { SEARCH } from "../support/fixtures.ts";
import { call, LIST } from "../support/messages.ts";
import { type Spawned, spawnCommand } from "../support/process.ts";
import { type StubApi, silence, startStubApi } from "../support/stub-api.ts";

const TOKEN = "token-of-the-process";

let stub: StubApi;
const running: Spawned[] = [];

beforeAll(async () => {
  stub = await startStubApi();
});
afterAll(() => stub.close());
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill("SIGKILL");
});

/** Starts the command on a free port. */
function start(
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = ["http"],
): Spawned {
  const spawned = spawnCommand(inject("command"), {
    args,
    env: { NORMKOMPASS_API_URL: stub.url, NORMKOMPASS_MCP_PORT: "0", ...env },
  });
  running.push(spawned);
  return spawned;
}

/** The address that it prints once it listens. */
async function listening(spawned: Spawned): Promise<string> {
  await expect.poll(spawned.stdout).toContain("\n");
  return /http:\S+/.exec(spawned.stdout())?.[0] ?? "";
}

const post = (url: string, message: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(message),
  });

describe("normkompass-mcp http", () => {
  it("serves, says where, and logs to stderr", async () => {
    stub.answer = { body: SEARCH };
    const spawned = start();
    const url = await listening(spawned);
    expect(spawned.stdout()).toBe(
      `normkompass-mcp ${VERSION} serves MCP at ${url} (no token, so for this machine only)\n`,
    );
    const answer = await post(url, call("search_law", { question: "Frage" }));
    expect(await answer.json()).toMatchObject({ result: { structuredContent: SEARCH } });
    await expect.poll(() => spawned.stderr().split("\n").length).toBe(3);
    expect(spawned.stderr()).toMatch(/"event":"tool_call".*\n.*"event":"request"/);
    expect(spawned.stderr()).not.toContain("Frage");
  });

  it("The environment can choose HTTP too", async () => {
    const spawned = start({ NORMKOMPASS_MCP_TRANSPORT: "http" }, []);
    const answer = await fetch((await listening(spawned)).replace("/mcp", "/health"));
    expect(await answer.json()).toMatchObject({ status: "ok" });
    const refused = start({ NORMKOMPASS_MCP_TRANSPORT: "sse" }, []);
    expect((await refused.end()).code).toBe(1);
    expect(refused.stderr()).toBe(
      'normkompass-mcp: NORMKOMPASS_MCP_TRANSPORT must be "stdio" or "http".\n',
    );
  });

  it("It refuses to start on another address without a token of 16 characters", async () => {
    for (const token of ["", "fifteen-letters"]) {
      const spawned = start({ NORMKOMPASS_MCP_HOST: "0.0.0.0", NORMKOMPASS_MCP_TOKEN: token });
      expect((await spawned.end()).code).toBe(1);
      expect(spawned.stdout()).toBe("");
      expect(spawned.stderr()).toMatch(/^normkompass-mcp: NORMKOMPASS_MCP_TOKEN [^\n]+\n$/);
    }
  });

  it("On another address the token is demanded", async () => {
    const spawned = start({ NORMKOMPASS_MCP_HOST: "0.0.0.0", NORMKOMPASS_MCP_TOKEN: TOKEN });
    const url = (await listening(spawned)).replace("0.0.0.0", "127.0.0.1");
    expect(spawned.stdout()).toContain("(with a token)");
    expect((await post(url, LIST)).status).toBe(401);
    expect((await post(url, LIST, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect(spawned.stdout() + spawned.stderr()).not.toContain(TOKEN);
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "It is gone within two seconds of SIGTERM or SIGINT, a running call aborted: %s",
    async (signal) => {
      const asked = silence(stub);
      const spawned = start();
      const answer = post(await listening(spawned), call("ask_law", { question: "x" }), {
        accept: "application/json, text/event-stream",
      }).then((response) => response.text());
      const { closed } = await asked;
      const left = Promise.allSettled([answer]);
      const ended = spawned.end();
      spawned.child.kill(signal);
      const { code, ms } = await ended;
      expect(code).toBe(0);
      expect(ms).toBeLessThan(2000);
      await closed;
      await left;
    },
  );

  it("An address that cannot be listened on is told in one line", async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, "127.0.0.1", () => {
        const address = other.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    const taken = start({ NORMKOMPASS_MCP_PORT: String(port) });
    expect((await taken.end()).code).toBe(1);
    expect(taken.stderr()).toBe(
      `normkompass-mcp: Port ${port} is taken by another program; set NORMKOMPASS_MCP_PORT to another one.\n`,
    );
    other.close();
    const elsewhere = start({
      NORMKOMPASS_MCP_HOST: "203.0.113.1",
      NORMKOMPASS_MCP_TOKEN: TOKEN,
    });
    expect((await elsewhere.end()).code).toBe(1);
    expect(elsewhere.stderr()).toBe(
      "normkompass-mcp: NORMKOMPASS_MCP_HOST is no address of this machine; write 127.0.0.1, or 0.0.0.0 for all of its addresses.\n",
    );
  });
});
