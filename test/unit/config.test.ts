import { describe, expect, it } from "vitest";
import {
  ConfigError,
  readApiConfig,
  readHttpServerConfig,
  readTransport,
  readWorkerConfig,
} from "../../src/config.ts";
import { TOKEN } from "../support/tokens.ts";

/** The message of the configuration error that `env` causes. */
function problem(env: Record<string, unknown>): string {
  try {
    readApiConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error(`No configuration error for ${JSON.stringify(env)}`);
}

function workerConfig(env: Record<string, unknown>) {
  const config = readWorkerConfig({ NORMKOMPASS_MCP_TOKEN: TOKEN, ...env });
  if (config instanceof ConfigError) throw config;
  return config;
}

function workerProblem(env: Record<string, unknown>): string {
  const config = readWorkerConfig({ NORMKOMPASS_MCP_TOKEN: TOKEN, ...env });
  return config instanceof ConfigError ? config.message : "no error";
}

describe("defaults", () => {
  it("An empty environment gives the documented defaults", () => {
    expect(readApiConfig({})).toEqual({
      baseUrl: "http://localhost:3000",
      isDefaultUrl: true,
      searchUrl: "http://localhost:3000/search",
      askUrl: "http://localhost:3000/ask",
      searchTimeoutMs: 30_000,
      askTimeoutMs: 120_000,
    });
  });

  it("A blank variable counts as not set", () => {
    const blank = {
      NORMKOMPASS_API_URL: "  ",
      NORMKOMPASS_SEARCH_PATH: "",
      NORMKOMPASS_ASK_TIMEOUT_SECONDS: "\n",
    };
    expect(readApiConfig(blank)).toEqual(readApiConfig({}));
  });

  it("The configuration is frozen", () => {
    const config = workerConfig({
      NORMKOMPASS_ACCESS_CLIENT_ID: "id",
      NORMKOMPASS_ACCESS_CLIENT_SECRET: "s",
    });
    const parts = [config, config.api, config.api.access, config.http, config.http.tokens];
    expect(parts.map((part) => Object.isFrozen(part))).toEqual(parts.map(() => true));
  });
});

describe("NORMKOMPASS_API_URL", () => {
  it.each([
    ["http://h:3000", "http://h:3000"],
    ["http://h:3000/", "http://h:3000"],
    ["https://h/nk", "https://h/nk"],
    ["https://h/nk/", "https://h/nk"],
    ["https://h/nk//", "https://h/nk"],
    ["  https://h/nk/\n", "https://h/nk"],
    ["HTTPS://H/nk", "https://h/nk"],
    ["https://h/%C3%BCber", "https://h/%C3%BCber"],
  ])("The base address keeps its path prefix and loses its trailing slash: %j", (value, base) => {
    const config = readApiConfig({ NORMKOMPASS_API_URL: value });
    expect(config.isDefaultUrl).toBe(false);
    expect([config.baseUrl, config.searchUrl, config.askUrl]).toEqual([
      base,
      `${base}/search`,
      `${base}/ask`,
    ]);
  });

  it.each([
    ['"http://h:3000"', "without quotation marks"],
    ["'http://h:3000'", "without quotation marks"],
    ["“http://h:3000”", "without quotation marks"],
    ["$" + "{NORMKOMPASS_API_URL}", "placeholder"],
    ["$NORMKOMPASS_API_URL", "placeholder"],
    ["https://$" + "{HOST}/nk", "placeholder"],
    ["%NORMKOMPASS_API_URL%", "placeholder"],
    ["localhost:3000", "write http://localhost:3000"],
    ["api.example.com", "must begin with http:// or https://"],
    ["//h:3000", "must begin with http:// or https://"],
    ["ftp://h", "must begin with http:// or https://"],
    ["file:///etc/passwd", "must begin with http:// or https://"],
    ["http://", "not a valid address"],
    ["http://h:99999", "not a valid address"],
    ["http://h h/", "not a valid address"],
    ["https://user:hunter22@h", "user name or password"],
    ["https://user@h", "user name or password"],
    ["https://h/?key=hunter22", "query or a fragment"],
    ["https://h/?", "query or a fragment"],
    ["https://h/#hunter22", "query or a fragment"],
  ])("A malformed base address is a configuration error in words: %j", (value, words) => {
    const message = problem({ NORMKOMPASS_API_URL: value });
    expect(message).toMatch(/^NORMKOMPASS_API_URL /);
    expect(message).toContain(words);
    expect(message).not.toContain("hunter22");
  });
});

describe("paths and timeouts", () => {
  it("The two paths can be set", () => {
    const config = readApiConfig({
      NORMKOMPASS_API_URL: "https://h/nk/",
      NORMKOMPASS_SEARCH_PATH: "/v2/suche",
      NORMKOMPASS_ASK_PATH: "/v2/frage",
    });
    expect([config.searchUrl, config.askUrl]).toEqual([
      "https://h/nk/v2/suche",
      "https://h/nk/v2/frage",
    ]);
  });

  it.each(["search", "//search", "/a b", "/search?x=1", "/search#x"])(
    "A path that is no plain absolute path is a configuration error: %j",
    (value) => {
      expect(problem({ NORMKOMPASS_SEARCH_PATH: value })).toMatch(/^NORMKOMPASS_SEARCH_PATH must /);
      expect(problem({ NORMKOMPASS_ASK_PATH: value })).toMatch(/^NORMKOMPASS_ASK_PATH must /);
    },
  );

  it.each([
    ["1", 1000],
    ["290", 290_000],
    [" 45 ", 45_000],
    [45, 45_000],
  ])("A timeout is whole seconds from 1 to 290: %j", (value, ms) => {
    expect(readApiConfig({ NORMKOMPASS_SEARCH_TIMEOUT_SECONDS: value }).searchTimeoutMs).toBe(ms);
    expect(readApiConfig({ NORMKOMPASS_ASK_TIMEOUT_SECONDS: value }).askTimeoutMs).toBe(ms);
  });

  it.each(["0", "601", "-1", "1.5", "1e2", "0x10", "soon"])(
    "Any other timeout is a configuration error that names the range: %j",
    (value) => {
      expect(problem({ NORMKOMPASS_ASK_TIMEOUT_SECONDS: value })).toBe(
        "NORMKOMPASS_ASK_TIMEOUT_SECONDS must be a whole number of seconds from 1 to 290.",
      );
    },
  );
});

describe("Access service token", () => {
  const ID = "NORMKOMPASS_ACCESS_CLIENT_ID";
  const SECRET = "NORMKOMPASS_ACCESS_CLIENT_SECRET";

  it("A pair is trimmed, and a blank pair is not used", () => {
    expect(readApiConfig({ [ID]: "abc.access\n", [SECRET]: " 0123 " }).access).toEqual({
      clientId: "abc.access",
      clientSecret: "0123",
    });
    expect(readApiConfig({ [ID]: " ", [SECRET]: "\n" }).access).toBeUndefined();
  });

  it.each([
    [{ [ID]: "hunter22" }, SECRET],
    [{ [SECRET]: "hunter22" }, ID],
    [{ [ID]: "hunter22", [SECRET]: " " }, SECRET],
  ])("Half a pair names the missing variable and shows no value: %j", (env, missing) => {
    expect(problem(env)).toMatch(new RegExp(`^${missing} is not set`));
    expect(problem(env)).not.toContain("hunter22");
  });

  it("A value in quotation marks names the variable and shows no value", () => {
    expect(problem({ [ID]: "id", [SECRET]: '"hunter22"' })).toBe(
      `${SECRET} must be written without quotation marks.`,
    );
  });

  it.each([
    "$" + "{NORMKOMPASS_MCP_TOKEN}",
    "$" + "{user_config.access_client_id}",
    "$NORMKOMPASS_MCP_TOKEN",
    "%NORMKOMPASS_MCP_TOKEN%",
  ])("A placeholder that nothing replaced is no secret: %s", (text) => {
    const sentence = "holds a placeholder that nothing replaced; write the value itself.";
    expect(problem({ [ID]: text, [SECRET]: text })).toContain(`${ID} ${sentence}`);
    for (const tokens of [text, `anna:${text}`, `${TOKEN}, ${text}`]) {
      expect(workerProblem({ NORMKOMPASS_MCP_TOKEN: tokens })).toBe(
        `NORMKOMPASS_MCP_TOKEN ${sentence}`,
      );
    }
  });

  it.each(["hunter\n22", "hunter22”", "hunter 22", "hünter22"])(
    "A character that no header carries names the variable and shows no value: %j",
    (value) => {
      expect(problem({ [ID]: "id", [SECRET]: value })).toBe(
        `${SECRET} holds a character that no header can carry; copy the value again.`,
      );
      expect(problem({ [ID]: value, [SECRET]: "secret" })).toMatch(new RegExp(`^${ID} holds`));
    },
  );
});

describe("NORMKOMPASS_MCP_TOKEN", () => {
  const tokens = (value: unknown) => workerConfig({ NORMKOMPASS_MCP_TOKEN: value }).http.tokens;

  it("One token is called default and loses surrounding white space", () => {
    for (const value of [TOKEN, `${TOKEN}\n`, `${TOKEN}\r\n`, ` ${TOKEN} `]) {
      expect(tokens(value)).toEqual([{ name: "default", token: TOKEN }]);
    }
  });

  it("Several tokens stand one a line or comma-separated, each optionally named", () => {
    const expected = [
      { name: "default", token: "first-token-0123456" },
      { name: "anna", token: "second-token-0123456" },
      { name: "token-3", token: "third-token-0123456" },
    ];
    expect(
      tokens("first-token-0123456\nanna:second-token-0123456\r\n\nthird-token-0123456\n"),
    ).toEqual(expected);
    expect(tokens("first-token-0123456, anna: second-token-0123456,third-token-0123456,")).toEqual(
      expected,
    );
  });

  it.each([
    [undefined, "is not set"],
    [null, "is not set"],
    ["", "is not set"],
    ["  \n", "is not set"],
    [",,", "is not set"],
    ["undefined", "at least 16 characters"],
    ["fifteen-chars-x", "at least 16 characters"],
    [`${TOKEN},short`, "at least 16 characters"],
    ["anna:short", "at least 16 characters"],
    ["a token with spaces in it", "visible ASCII"],
    ["a-tökön-0123456789", "visible ASCII"],
    [`anna:${TOKEN},anna:another-${TOKEN}`, "a name of its own"],
  ])("An unusable token leaves the server closed: %j", (value, words) => {
    const message = workerProblem({ NORMKOMPASS_MCP_TOKEN: value });
    expect(message).toMatch(/^NORMKOMPASS_MCP_TOKEN /);
    expect(message).toContain(words);
    expect(message).not.toContain(TOKEN);
  });
});

describe("NORMKOMPASS_AUTH and NORMKOMPASS_MCP_ALLOWED_HOSTS", () => {
  const access = { ACCESS_TEAM_DOMAIN: "team.cloudflareaccess.com", ACCESS_AUD: "a".repeat(64) };

  it("What is demanded of callers is one explicit choice", () => {
    const { http: bearer } = workerConfig({ ...access });
    expect([bearer.tokens?.length, bearer.access]).toEqual([1, undefined]);
    const { http: both } = workerConfig({ ...access, NORMKOMPASS_AUTH: "bearer+access" });
    expect(both).toMatchObject({
      tokens: [{ name: "default" }],
      access: { issuer: "https://team.cloudflareaccess.com", audience: "a".repeat(64) },
    });
    const only = { ...access, NORMKOMPASS_AUTH: "access", NORMKOMPASS_MCP_TOKEN: undefined };
    expect(workerConfig(only).http.tokens).toBeUndefined();
    for (const value of ["none", "Bearer", "access+bearer", "bearer,access"]) {
      expect(workerProblem({ ...access, NORMKOMPASS_AUTH: value })).toBe(
        'NORMKOMPASS_AUTH must be "bearer", "access" or "bearer+access".',
      );
    }
  });

  it.each(["access", "bearer+access"])(
    "Half a configuration of Access leaves the server closed: %s",
    (NORMKOMPASS_AUTH) => {
      for (const name of ["ACCESS_TEAM_DOMAIN", "ACCESS_AUD"]) {
        expect(workerProblem({ ...access, NORMKOMPASS_AUTH, [name]: " " })).toBe(
          `${name} is not set, but NORMKOMPASS_AUTH is "${NORMKOMPASS_AUTH}".`,
        );
      }
    },
  );

  it("A team's domain is read with or without https and nothing else", () => {
    const issuer = (value: string) =>
      workerConfig({ ...access, NORMKOMPASS_AUTH: "access", ACCESS_TEAM_DOMAIN: value }).http.access
        ?.issuer;
    for (const value of ["team.cloudflareaccess.com", " https://Team.cloudflareaccess.com/ "]) {
      expect(issuer(value)).toBe("https://team.cloudflareaccess.com");
    }
    for (const value of ["team", "http://team.example", "https://team.example/x", "a b.example"]) {
      expect(workerProblem({ ...access, ACCESS_TEAM_DOMAIN: value })).toMatch(
        /^ACCESS_TEAM_DOMAIN must be the team's domain/,
      );
    }
  });

  it("Allowed hosts are host names only", () => {
    const hosts = (value: string) =>
      workerConfig({ NORMKOMPASS_MCP_ALLOWED_HOSTS: value }).http.allowedHosts;
    expect(hosts("")).toEqual([]);
    expect(hosts(" Inspector.Example.com, 10.0.0.5 ,[::2]")).toEqual([
      "inspector.example.com",
      "10.0.0.5",
      "[::2]",
    ]);
    for (const value of ["https://a.example", "a.example:8080", "a.example/x", "*", "*.example"]) {
      expect(workerProblem({ NORMKOMPASS_MCP_ALLOWED_HOSTS: value })).toMatch(
        /^NORMKOMPASS_MCP_ALLOWED_HOSTS must be host names/,
      );
    }
  });
});

describe("the endpoint under Node", () => {
  const read = (env: Record<string, unknown>) => {
    try {
      const { host, port, http } = readHttpServerConfig(env);
      return [host, port, http.isOpen];
    } catch (error) {
      if (error instanceof ConfigError) return error.message;
      throw error;
    }
  };

  it.each(["", "localhost", "LOCALHOST", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])(
    "On a loopback address no token is needed: %s",
    (host) => {
      const expected = host.toLowerCase().replace(/[[\]]/g, "") || "127.0.0.1";
      expect(read({ NORMKOMPASS_MCP_HOST: host })).toEqual([expected, 8000, true]);
    },
  );

  it.each([
    "0.0.0.0",
    "::",
    "192.168.1.5",
    "127.0.0.1.example.com",
    "localhost.example.com",
    "mcp.example.com",
  ])("On any other address there is no configuration without a token: %s", (host) => {
    const env = { NORMKOMPASS_MCP_HOST: host };
    for (const token of [undefined, " ", "fifteen-letters"]) {
      expect(read({ ...env, NORMKOMPASS_MCP_TOKEN: token })).toMatch(
        /^NORMKOMPASS_MCP_TOKEN .*at least 16 characters/,
      );
    }
    expect(read({ ...env, NORMKOMPASS_MCP_TOKEN: TOKEN })).toEqual([host, 8000, false]);
  });

  it("The loopback address that it listens on is a host that it answers to", () => {
    const open = readHttpServerConfig({ NORMKOMPASS_MCP_HOST: "127.0.0.2" });
    expect(open.http.allowedHosts).toEqual(["127.0.0.2"]);
    const closed = { NORMKOMPASS_MCP_TOKEN: TOKEN, NORMKOMPASS_MCP_ALLOWED_HOSTS: "a.example" };
    expect(
      readHttpServerConfig({ ...closed, NORMKOMPASS_MCP_HOST: "127.0.0.2" }).http.allowedHosts,
    ).toEqual(["a.example", "127.0.0.2"]);
    expect(
      readHttpServerConfig({ ...closed, NORMKOMPASS_MCP_HOST: "0.0.0.0" }).http.allowedHosts,
    ).toEqual(["a.example"]);
  });

  it("Whatever says who may call closes it on a loopback address too", () => {
    expect(read({ NORMKOMPASS_MCP_TOKEN: TOKEN })).toEqual(["127.0.0.1", 8000, false]);
    expect(read({ NORMKOMPASS_MCP_TOKEN: "short" })).toMatch(/^NORMKOMPASS_MCP_TOKEN must/);
    expect(read({ NORMKOMPASS_AUTH: "bearer" })).toMatch(/^NORMKOMPASS_MCP_TOKEN is not set/);
    expect(read({ NORMKOMPASS_AUTH: "access" })).toMatch(/^ACCESS_TEAM_DOMAIN is not set/);
    expect(read({ NORMKOMPASS_MCP_ALLOWED_HOSTS: "mcp.example.com" })).toMatch(
      /^NORMKOMPASS_MCP_TOKEN is not set/,
    );
    expect(read({ ACCESS_AUD: "f".repeat(64) })).toMatch(/^NORMKOMPASS_MCP_TOKEN is not set/);
    expect(workerConfig({}).http.isOpen).toBe(false);
  });

  it("Host, port and transport keep their rules", () => {
    for (const host of ["http://localhost", "localhost/x", "a b", "a,b"]) {
      expect(read({ NORMKOMPASS_MCP_HOST: host })).toMatch(/^NORMKOMPASS_MCP_HOST must be an IP/);
    }
    for (const port of ["-1", "65536", "8000.5", "0x10", "http"]) {
      expect(read({ NORMKOMPASS_MCP_PORT: port })).toMatch(/^NORMKOMPASS_MCP_PORT must be a port/);
    }
    expect(read({ NORMKOMPASS_MCP_PORT: " 0 " })).toEqual(["127.0.0.1", 0, true]);
    expect(readTransport({})).toBe("stdio");
    expect(readTransport({ NORMKOMPASS_MCP_TRANSPORT: "http " })).toBe("http");
    expect(() => readTransport({ NORMKOMPASS_MCP_TRANSPORT: "sse" })).toThrow(
      'NORMKOMPASS_MCP_TRANSPORT must be "stdio" or "http".',
    );
  });
});

it("Every variable that breaks its rule is named at once", () => {
  const message = workerProblem({
    NORMKOMPASS_API_URL: "localhost:3000",
    NORMKOMPASS_SEARCH_TIMEOUT_SECONDS: "0",
    NORMKOMPASS_MCP_TOKEN: "short",
  });
  expect(message.match(/NORMKOMPASS_[A-Z_]+ (?=must)/g)).toEqual([
    "NORMKOMPASS_API_URL ",
    "NORMKOMPASS_SEARCH_TIMEOUT_SECONDS ",
    "NORMKOMPASS_MCP_TOKEN ",
  ]);
});
