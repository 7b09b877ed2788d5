import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { readDockerfile, readDockerignore } from "../../scripts/dockerfile.ts";
import { WORKER_VARIABLES } from "../../src/config.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(join(ROOT, name), "utf8");
const packageJson = z
  .object({ name: z.string(), version: z.string(), files: z.array(z.string()) })
  .parse(JSON.parse(read("package.json")));

describe("the container", () => {
  const stages = readDockerfile(read("Dockerfile"));

  it("The image has a pinned base, an unprivileged user and no secret", () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const { base, instructions } of stages) {
      const isStage = stages.some(({ name }) => name === base);
      if (!isStage) expect(base).toMatch(/^node:\d+\.\d+\.\d+-[a-z]+-slim(@sha256:[0-9a-f]{64})?$/);
      const runs = instructions.some(({ name }) => name === "CMD" || name === "ENTRYPOINT");
      const user = instructions.findLast(({ name }) => name === "USER")?.text;
      if (runs) expect(user).toBe("node");
      const settings = instructions.filter(({ name }) => name === "ENV" || name === "ARG");
      expect(settings.map(({ text }) => text).join()).not.toMatch(/NORMKOMPASS|TOKEN|SECRET/);
    }
    expect(stages.at(-1)?.instructions.at(-1)).toEqual({
      name: "ENTRYPOINT",
      text: '["node", "dist/cli.js"]',
    });
  });

  it("Nothing gets into a build that the Dockerfile does not copy", () => {
    const copied = stages
      .flatMap(({ instructions }) => instructions)
      .filter(({ name, text }) => name === "COPY" && !text.startsWith("--from="))
      .flatMap(({ text }) => text.split(" ").slice(0, -1));
    expect(readDockerignore(read(".dockerignore")).sort()).toEqual([...new Set(copied)].sort());
  });

  it("The compose file opens the endpoint to this machine only", () => {
    const { endpoint, api } = z
      .object({
        services: z.object({
          endpoint: z.looseObject({
            environment: z.record(z.string(), z.string()),
            ports: z.array(z.string()),
          }),
          api: z.looseObject({ network_mode: z.string(), ports: z.undefined().optional() }),
        }),
      })
      .parse(parse(read("compose.yaml"))).services;
    expect(endpoint.ports).toEqual(["127.0.0.1:8000:8000"]);
    expect(endpoint.environment.NORMKOMPASS_MCP_TOKEN).toMatch(
      /^\$\{NORMKOMPASS_MCP_TOKEN:\?.+\}$/,
    );
    expect(api.network_mode).toBe("service:endpoint");
  });
});

describe("the readers that the replay uses", () => {
  it("refuse what they do not understand", () => {
    expect(() => readDockerfile("FROM a\nRUN b \\\n  c")).toThrow("Not an instruction");
    for (const text of ["node_modules", "*\n!a\nb", "*\n!a/b"]) {
      expect(() => readDockerignore(text)).toThrow(".dockerignore must ignore everything");
    }
  });
});

describe("the registry entry", () => {
  /** What of the registry's schema 2025-12-11 is used here; nothing else may stand there. */
  const input = {
    description: z.string().min(1),
    format: z.enum(["string", "number", "boolean", "filepath"]).optional(),
    default: z.string().optional(),
    isRequired: z.boolean().optional(),
    isSecret: z.boolean().optional(),
    placeholder: z.string().optional(),
  };
  const variables = z.record(z.string(), z.strictObject(input));
  const schema = z.strictObject({
    $schema: z.literal(
      "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    ),
    name: z.string().regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
    title: z.string().min(1).max(100),
    description: z.string().min(1).max(100),
    version: z.literal(packageJson.version),
    packages: z.array(
      z.strictObject({
        registryType: z.literal("npm"),
        identifier: z.literal(packageJson.name),
        version: z.literal(packageJson.version),
        transport: z.strictObject({ type: z.literal("stdio") }),
        environmentVariables: z.array(z.strictObject({ name: z.string(), ...input })),
      }),
    ),
    remotes: z.array(
      z.strictObject({
        type: z.literal("streamable-http"),
        url: z.string().regex(/^https:\/\/\{host\}\/mcp$/),
        variables,
        headers: z.array(
          z.strictObject({ name: z.string(), value: z.string(), ...input, variables }),
        ),
      }),
    ),
  });

  it("The registry entry has the registry's form and this version", () => {
    const entry = schema.parse(JSON.parse(read("server.json")));
    const given = entry.packages.flatMap(({ environmentVariables }) => environmentVariables);
    expect(given).toHaveLength(3);
    for (const { name, isSecret = false } of given) {
      expect(WORKER_VARIABLES).toContain(name);
      expect([name, isSecret]).toEqual([name, name.includes("ACCESS_CLIENT")]);
    }
    const [authorization] = entry.remotes.flatMap(({ headers }) => headers);
    expect(authorization).toMatchObject({ name: "Authorization", isSecret: true });
  });
});
