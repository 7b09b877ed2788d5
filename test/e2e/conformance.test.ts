import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Endpoint, startEndpoint } from "../../scripts/endpoint.ts";
import {
  type Check,
  didPass,
  evidence,
  listScenarios,
  notPassed,
  type Row,
  readTable,
  runSuite,
  type TableRow,
} from "../support/conformance.ts";
import { ANSWER, SEARCH } from "../support/fixtures.ts";
import { type StubApi, startStubApi } from "../support/stub-api.ts";
import { startTokenProxy, type TokenProxy } from "../support/token-proxy.ts";
import { TOKEN } from "../support/tokens.ts";

/** Stands for the version in the list where a scenario is about an extension of MCP. */
const EXTENSION = "extension";
const AT_ONCE = 2;
/** The whole suite takes about 10 s; a busy machine may take several times as long. */
const SUITE_TIMEOUT_MS = 120_000;

const table = readTable(
  readFileSync(join(import.meta.dirname, "../../docs/conformance.md"), "utf8"),
);
const rows = (result: string) =>
  table
    .filter((row) => row.result === result)
    .map((row) => [row.name, row.version, row.terms] as const);

let stub: StubApi;
let endpoint: Endpoint;
let proxy: TokenProxy;
let listed: readonly Row[];
/** What the suite said of each scenario, by version. */
let runs: ReadonlyMap<string, ReadonlyMap<string, readonly Check[]>>;

beforeAll(async () => {
  stub = await startStubApi();
  stub.answer = (response, { path }) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(path === "/search" ? SEARCH : ANSWER));
  };
  [endpoint, listed] = await Promise.all([
    startEndpoint({
      port: 0,
      variables: { NORMKOMPASS_API_URL: stub.url, NORMKOMPASS_MCP_TOKEN: TOKEN },
    }),
    listScenarios(),
  ]);
  proxy = await startTokenProxy(endpoint.url, TOKEN);
  runs = await runAtEach([...new Set(listed.map(({ version }) => version))]);
}, SUITE_TIMEOUT_MS);

afterAll(async () => {
  await proxy.close();
  await endpoint.stop();
  await stub.close();
});

/** Runs the whole suite once a version, two at a time. */
async function runAtEach(versions: readonly string[]) {
  const left = [...versions];
  const done = new Map<string, ReadonlyMap<string, readonly Check[]>>();
  const work = async () => {
    for (let version = left.pop(); version !== undefined; version = left.pop()) {
      // Scenarios for extensions run only where no version is asked for.
      const at = version === EXTENSION ? [] : ["--spec-version", version];
      done.set(version, (await runSuite(proxy.url, ["--suite", "all", ...at])).checks);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

const checksOf = ({ name, version }: Row) => runs.get(version)?.get(name) ?? [];

/** Checks that did not pass for a reason the row does not give, and reasons that no check gives. */
function unexplained(row: TableRow): string[] {
  const checks = checksOf(row);
  const judged = checks.filter(({ status }) => status !== "SUCCESS").map(evidence);
  return [
    ...notPassed(checks)
      .map(evidence)
      .filter((text) => !row.terms.some((term) => text.includes(term))),
    ...row.terms.filter((term) => !judged.some((text) => text.includes(term))),
  ];
}

describe("the public conformance suite", () => {
  it.each(rows("passes"))("Conformance scenario passes: %s at %s", (name, version) => {
    const checks = checksOf({ name, version });
    expect(notPassed(checks)).toEqual([]);
    expect(didPass(checks)).toBe(true);
  });

  it.each(rows("in part"))(
    "Conformance scenario passes but for the named checks: %s at %s",
    (name, version, terms) => {
      const checks = checksOf({ name, version });
      const failed = notPassed(checks).map(({ id }) => id);
      expect(failed.length).toBeGreaterThan(0);
      expect(failed.filter((id) => !terms.includes(id))).toEqual([]);
      expect(unexplained({ name, version, terms, result: "in part" })).toEqual([]);
      expect(didPass(checks.filter(({ id }) => !failed.includes(id)))).toBe(true);
    },
  );

  it("A scenario that does not apply says so for the reason in the table", () => {
    const others = table.filter(({ result }) => result === "does not apply");
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((row) => checksOf(row).length === 0 || didPass(checksOf(row)))).toEqual(
      [],
    );
    expect(others.flatMap((row) => unexplained(row).map((text) => [row.name, text]))).toEqual([]);
  });

  it("The table holds every scenario at every version, and no other result", () => {
    const names = (all: readonly Row[]) =>
      all.map(({ name, version }) => `${name} at ${version}`).sort();
    expect(listed.length).toBeGreaterThan(100);
    expect(names(table)).toEqual(names(listed));
    const judged = [...rows("passes"), ...rows("in part"), ...rows("does not apply")];
    expect(judged).toHaveLength(table.length);
  });
});

describe("what the suite would notice", () => {
  it("An endpoint that takes a foreign Host and Origin fails the scenario that passes here", async () => {
    // To the Worker every request then seems to come from a page of this machine.
    const broken = await startTokenProxy(endpoint.url, TOKEN, (name, value) =>
      name === "host" || name === "origin" ? value.replace("evil.example.com", "localhost") : value,
    );
    try {
      const name = "dns-rebinding-protection";
      const version = "2026-07-28";
      const run = await runSuite(broken.url, ["--scenario", name, "--spec-version", version]);
      expect(run.exitCode).toBe(1);
      const checks = run.checks.get(name) ?? [];
      expect(notPassed(checks)).toMatchObject([
        { id: "localhost-host-rebinding-rejected", status: "FAILURE" },
      ]);
      expect(didPass(checks)).toBe(false);
      expect(didPass(checksOf({ name, version }))).toBe(true);
    } finally {
      await broken.close();
    }
  });

  it("A scenario without a check does not count as passed, whatever the exit code", async () => {
    const skipped = ["--scenario", "server-initialize", "--spec-version", "2026-07-28"];
    const { exitCode, checks } = await runSuite(proxy.url, skipped);
    expect(exitCode).toBe(0);
    expect(checks.get("server-initialize")).toEqual([]);
    expect(didPass([])).toBe(false);
    expect(checksOf({ name: "no-such-scenario", version: "2026-07-28" })).toEqual([]);
  });
});
