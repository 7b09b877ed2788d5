import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readDevVars, readSettings } from "../../../scripts/settings.ts";
import { WORKER_VARIABLES } from "../../../src/config.ts";

const TOKEN = "token-of-sixteen-or-more";

describe("settings of a local run", () => {
  it("Every setting comes from the environment, then from .dev.vars", () => {
    const env = { NORMKOMPASS_SEARCH_PATH: "/s", NORMKOMPASS_ASK_PATH: " ", PATH: "/bin" };
    const devVars = `NORMKOMPASS_SEARCH_PATH=/file
NORMKOMPASS_ASK_PATH=/a
NORMKOMPASS_API_URL="https://api.example.com"
ACCESS_AUD=audience
# a comment
NORMKOMPASS_MCP_TOKEN=anna:${TOKEN}, berta:second-${TOKEN}`;
    expect(readSettings(env, devVars)).toEqual({
      token: TOKEN,
      variables: {
        NORMKOMPASS_SEARCH_PATH: "/s",
        NORMKOMPASS_ASK_PATH: "/a",
        NORMKOMPASS_API_URL: "https://api.example.com",
        ACCESS_AUD: "audience",
        NORMKOMPASS_MCP_TOKEN: `anna:${TOKEN}, berta:second-${TOKEN}`,
      },
    });
    expect(readSettings({ NORMKOMPASS_MCP_TOKEN: TOKEN }, devVars).token).toBe(TOKEN);
  });

  it("takes each variable of the Worker", () => {
    expect(WORKER_VARIABLES).toHaveLength(12);
    for (const name of WORKER_VARIABLES) {
      const file = `${name}=value`;
      // Either it is taken or its rule is told; it is not called unknown.
      let told = "";
      try {
        expect(readSettings({}, file).variables).toHaveProperty(name);
      } catch (error) {
        told = String(error);
      }
      expect(told).not.toContain("no setting");
    }
  });

  it.each([undefined, "", "NORMKOMPASS_MCP_TOKEN=", "NORMKOMPASS_MCP_TOKEN='  '"])(
    "Without a token there is a new one for each run: %s",
    (devVars) => {
      const [first, second] = [readSettings({}, devVars), readSettings({}, devVars)];
      expect(first.token).toMatch(/^[\w-]{32}$/);
      expect(first.variables).toEqual({ NORMKOMPASS_MCP_TOKEN: first.token });
      expect(second.token).not.toBe(first.token);
    },
  );

  it.each([
    [
      { env: {}, devVars: "NORMKOMPASS_API_URI=https://secret.example" },
      '.dev.vars sets NORMKOMPASS_API_URI, which is no setting of the Worker: correct it (README, "Configuration") or remove it.',
    ],
    [
      { env: { NORMKOMPASS_MCP_TOKEN: "secret" }, devVars: undefined },
      "NORMKOMPASS_MCP_TOKEN must hold tokens of at least 16 characters each.",
    ],
    [
      {
        env: {
          NORMKOMPASS_AUTH: "bearer+access",
          ACCESS_TEAM_DOMAIN: "team.cloudflareaccess.com",
          ACCESS_AUD: "aud",
        },
        devVars: undefined,
      },
      'NORMKOMPASS_AUTH asks for Cloudflare Access, which is not there on this machine: set it to "bearer" for this run.',
    ],
  ])(
    "A setting that cannot be used here is told in a sentence: %o",
    ({ env, devVars }, sentence) => {
      expect(() => readSettings(env, devVars)).toThrow(
        expect.objectContaining({ message: sentence }),
      );
    },
  );
});

describe(".dev.vars", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "dev-vars-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("A byte order mark before .dev.vars does no harm", () => {
    const path = join(folder, ".dev.vars");
    writeFileSync(path, `\uFEFFNORMKOMPASS_MCP_TOKEN=${TOKEN}\r\nNORMKOMPASS_ASK_PATH=/a\r\n`);
    expect(readSettings({}, readDevVars(path)).variables).toEqual({
      NORMKOMPASS_MCP_TOKEN: TOKEN,
      NORMKOMPASS_ASK_PATH: "/a",
    });
  });

  it("is not needed, but must be readable", () => {
    const path = join(folder, ".dev.vars");
    expect(readDevVars(path)).toBeUndefined();
    mkdirSync(path);
    expect(() => readDevVars(path)).toThrow(
      new Error(`${path} cannot be read (EISDIR): make it a readable file, or remove it.`),
    );
  });
});
