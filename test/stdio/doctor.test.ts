import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { readHttpServerConfig } from "../../src/config.ts";
import { type HttpServer, startHttpServer } from "../../src/http-server.ts";
import { BROKEN_LINKS } from "../support/broken-links.ts";
import { ANSWER, SEARCH } from "../support/fixtures.ts";
import { spawnCommand } from "../support/process.ts";
import { type StubApi, startStubApi } from "../support/stub-api.ts";
import { TEST_TOKENS, TOKEN } from "../support/tokens.ts";

let stub: StubApi;
let server: HttpServer;
let endpoint: string;

beforeAll(async () => {
  stub = await startStubApi();
  const env = {
    NORMKOMPASS_API_URL: stub.url,
    NORMKOMPASS_MCP_TOKEN: TEST_TOKENS,
    NORMKOMPASS_MCP_PORT: "0",
  };
  server = await startHttpServer(readHttpServerConfig(env), () => {});
  endpoint = server.url.replace("/mcp", "");
});
afterAll(async () => {
  await server.close();
  await stub.close();
});
beforeEach(() => {
  stub.answer = (response, { path }) => {
    response.end(JSON.stringify(path === "/search" ? SEARCH : ANSWER));
  };
});

/** Runs `normkompass-mcp doctor` to its end. */
async function doctor(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const spawned = spawnCommand(inject("command"), {
    args: ["doctor", ...args],
    env: { NORMKOMPASS_API_URL: stub.url, ...env },
  });
  const { code } = await spawned.end();
  return { code, stdout: spawned.stdout(), stderr: spawned.stderr() };
}

const withoutTimes = (text: string) =>
  text.replaceAll(/\(\d+(\.\d)? m?s\)/g, "(…)").replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1");

describe("doctor", () => {
  it("A healthy API ends it with 0, a line each on stdout", async () => {
    const { code, stdout, stderr } = await doctor([]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(withoutTimes(stdout)).toMatchInlineSnapshot(`
      "✔ configuration  The API is at http://127.0.0.1. (…)
      ✔ api            The API answers. (…)
      ✔ search         It answers in the contract's shape, with 2 passages. (…)
      ✔ ask            It answers in the contract's shape, with 1 citation. (…)
      "
    `);
  });

  it("An API that is down ends it with 1, also on stdout", async () => {
    const gone = await startStubApi();
    await gone.close();
    const { code, stdout, stderr } = await doctor([], { NORMKOMPASS_API_URL: gone.url });
    expect([code, stderr]).toEqual([1, ""]);
    expect(withoutTimes(stdout)).toMatchInlineSnapshot(`
      "✔ configuration  The API is at http://127.0.0.1. (…)
      ✘ api            The normkompass API at http://127.0.0.1 cannot be reached: check that it is running and that NORMKOMPASS_API_URL is right. (…)
      – search         Not checked, because an earlier check failed.
      – ask            Not checked, because an earlier check failed.
      "
    `);
  });

  it("A missing model does not end it with 1", async () => {
    stub.answer = (response, { path }) => {
      if (path === "/search") response.end(JSON.stringify(SEARCH));
      else response.writeHead(501).end();
    };
    const { code, stdout } = await doctor([]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^✔ ask +Remark: .*no answer model/m);
  });

  it("A healthy endpoint ends it with 0, a line each on stdout as well", async () => {
    const { code, stdout, stderr } = await doctor(["--url", endpoint, "--token-env", "MY_TOKEN"], {
      MY_TOKEN: `${TOKEN}\n`,
    });
    expect([code, stderr]).toEqual([0, ""]);
    expect(withoutTimes(stdout)).toMatchInlineSnapshot(`
      "✔ address        The endpoint is http://127.0.0.1/mcp. (…)
      ✔ connection     It answers, over plain http on this machine. (…)
      ✔ health         normkompass-mcp 0.1.0 runs there. (…)
      ✔ without-token  A request without a token is turned away with 401. (…)
      ✔ wrong-token    A request with a wrong token is turned away with 401. (…)
      ✔ token          The token in MY_TOKEN is accepted. (…)
      ✔ era-2025       Clients of this era can connect and list tools. (…)
      ✔ era-2026       Clients of this era can connect and list tools. (…)
      ✔ tools          Listed: search_law, ask_law. (…)
      ✔ search         It answers in the contract's shape, with 2 passages. (…)
      "
    `);
  });

  it("An endpoint where nothing listens ends it with 1", async () => {
    const gone = await startStubApi();
    await gone.close();
    for (const url of [gone.url, gone.url.replace("127.0.0.1", "localhost")]) {
      const { code, stdout } = await doctor(["--url", url, "--token-env", "T"], { T: TOKEN });
      expect(code).toBe(1);
      expect(stdout).toMatch(/^✘ connection +Nothing listens at that address/m);
    }
  });

  it("With --json it prints one object and nothing else", async () => {
    const healthy = await doctor(["--json"]);
    expect([healthy.code, healthy.stderr]).toEqual([0, ""]);
    const ms = expect.any(Number);
    const message = expect.stringMatching(/\.$/);
    const check = (name: string, status: string) => ({ name, status, message, ms });
    expect(JSON.parse(healthy.stdout)).toEqual({
      ok: true,
      checks: ["configuration", "api", "search", "ask"].map((name) => check(name, "ok")),
    });

    stub.answer = { status: 502 };
    const broken = await doctor(["--json"]);
    expect([broken.code, broken.stderr]).toEqual([1, ""]);
    expect(JSON.parse(broken.stdout)).toEqual({
      ok: false,
      checks: [
        check("configuration", "ok"),
        check("api", "failed"),
        check("search", "skipped"),
        check("ask", "skipped"),
      ],
    });
  });

  it.each<[string, string[]]>([
    ["an unknown option", ["--nope"]],
    ["--url alone", ["--url", "https://mcp.example.com"]],
    ["a variable that is not set", ["--url", "https://mcp.example.com", "--token-env", "NOT_SET"]],
    ["a variable that is blank", ["--url", "https://mcp.example.com", "--token-env", "BLANK"]],
    ["--json does not change that", ["--json", "--nope"]],
  ])("A usage error ends it with 2 and the usage on stderr: %s", async (_name, args) => {
    const { code, stdout, stderr } = await doctor(args, { BLANK: " " });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^normkompass-mcp doctor: .*\.\n\nUsage: normkompass-mcp doctor/);
  });

  it("doctor --help prints its usage and exits", async () => {
    const { code, stdout, stderr } = await doctor(["--help"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Usage: normkompass-mcp doctor/);
  });

  it("It ends quietly with 1 once nobody reads its stdout", async () => {
    const spawned = spawnCommand(inject("command"), {
      args: ["doctor"],
      env: { NORMKOMPASS_API_URL: stub.url },
    });
    spawned.child.stdout.destroy();
    expect((await spawned.end()).code).toBe(1);
    expect(spawned.stderr()).toBe("");
  });

  it("No secret is printed, wherever it stands", async () => {
    const secret = "hunter22-hunter22-hunter22";
    const env = {
      NORMKOMPASS_ACCESS_CLIENT_ID: `${secret}.access`,
      NORMKOMPASS_ACCESS_CLIENT_SECRET: secret,
      NORMKOMPASS_MCP_TOKEN: secret,
      MY_TOKEN: secret,
    };
    const location = `https://${secret}.example/?token=${secret}`;
    const upstream = [
      { status: 500, headers: { "x-secret": secret }, body: secret },
      { status: 302, headers: { location } },
      { status: 401, headers: { "www-authenticate": `Bearer realm="${secret}"` }, body: secret },
      { status: 200, body: { passages: [{ [secret]: secret }], name: secret, version: secret } },
      { status: 200, body: `<html>${secret}</html>` },
    ];
    const commands = [["--json"], ["--url", stub.url, "--token-env", "MY_TOKEN"]];
    const wrongToken = ["--url", endpoint, "--token-env", "MY_TOKEN"];
    expect((await doctor(wrongToken, env)).stdout).not.toContain(secret);
    for (const answer of upstream) {
      stub.answer = answer;
      const runs = await Promise.all(commands.map((args) => doctor(args, env)));
      for (const { code, stdout, stderr } of runs) {
        expect([code, stderr]).toEqual([1, ""]);
        expect(stdout).toMatch(/✘|"failed"/);
        expect(stdout).not.toContain(secret);
      }
    }
    const wrong = [["--token", secret], ["--url", `https://x:${secret}@x.example`], [secret]];
    for (const { code, stdout, stderr } of await Promise.all(wrong.map((args) => doctor(args)))) {
      expect(code).toBe(2);
      expect(stdout + stderr).not.toContain(secret);
    }
  });
});

describe("a broken link", () => {
  it.each(Object.entries(BROKEN_LINKS))(
    "Each link that can break is named, with what to do, and nothing from upstream: %s",
    async (_name, { script, says }) => {
      stub.answer = script;
      const { code, stdout } = await doctor([], { NORMKOMPASS_SEARCH_TIMEOUT_SECONDS: "1" });
      expect([code, stdout.includes("✘")]).toEqual(says === undefined ? [0, false] : [1, true]);
      if (says !== undefined) expect(stdout).toMatch(says);
      expect(stdout).not.toMatch(/Ray|<|8f1e2d3c|elsewhere|team\./);
    },
  );
});
