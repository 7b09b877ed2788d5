import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../src/clock.ts";
import type { Environment } from "../../../src/config.ts";
import { checkApi } from "../../../src/doctor/api.ts";
import { type CheckResult, createCheck } from "../../../src/doctor/checks.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { ANSWER, passage, REFUSAL, SEARCH } from "../../support/fixtures.ts";
import { type StubApi, startStubApi } from "../../support/stub-api.ts";
import { lineOf, lines, results } from "./report.ts";

const SECRET = "secret-from-upstream-hunter22";

let stub: StubApi;
beforeAll(async () => {
  stub = await startStubApi();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.received.length = 0;
});

type Reply = { status?: number; body?: object | string; headers?: Record<string, string> };

/** What `/search` and `/ask` answer. */
function answers(search: Reply, ask: Reply = { body: ANSWER }): void {
  stub.answer = (response, { path }) => {
    const { status = 200, body = "", headers = {} } = path === "/search" ? search : ask;
    response.writeHead(status, headers);
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

function run(env: Environment = {}): Promise<CheckResult[]> {
  const dependencies = {
    clock: systemClock,
    fetch: (url: string, init: RequestInit) => fetch(url, init),
  };
  return results((check) =>
    checkApi({ NORMKOMPASS_API_URL: stub.url, ...env }, dependencies, check),
  );
}

describe("the API", () => {
  it("A healthy API is green in four lines, with one search and one question", async () => {
    answers({ body: SEARCH });
    expect(lines(await run())).toEqual([
      `configuration ok The API is at ${stub.url}.`,
      "api ok The API answers.",
      "search ok It answers in the contract's shape, with 2 passages.",
      "ask ok It answers in the contract's shape, with 1 citation.",
    ]);
    expect(stub.received.map(({ path }) => path)).toEqual(["/search", "/ask"]);
  });

  it("A configuration that breaks a rule is red and everything else skipped", async () => {
    expect(lines(await run({ NORMKOMPASS_ACCESS_CLIENT_SECRET: "hunter22" }))).toEqual([
      expect.stringMatching(/^configuration failed NORMKOMPASS_ACCESS_CLIENT_ID is not set, /),
      "api skipped",
      "search skipped",
      "ask skipped",
    ]);
    expect(stub.received).toEqual([]);
  });

  it.each<[string, Reply, RegExp]>([
    ["the tunnel is down", { status: 530, body: "error code: 1033" }, /start cloudflared/],
    ["the service is down", { status: 502 }, /start normkompass/],
    [
      "an Access login",
      { status: 302, headers: { location: "https://team.cloudflareaccess.com/login" } },
      /Service Auth/,
    ],
    ["access is denied", { status: 403 }, /Access service token/],
    ["a gateway's timeout", { status: 524 }, /gave up/],
  ])("An API that is not reached is red and its checks skipped: %s", async (_n, search, says) => {
    answers(search);
    expect(lines(await run())).toEqual([
      `configuration ok The API is at ${stub.url}.`,
      expect.stringMatching(new RegExp(`^api failed .*${says.source}`)),
      "search skipped",
      "ask skipped",
    ]);
  });

  it("An API where nothing listens is red", async () => {
    const gone = await startStubApi();
    await gone.close();
    expect(lineOf("api", await run({ NORMKOMPASS_API_URL: gone.url }))).toBe(
      `api failed The normkompass API at ${gone.url} cannot be reached: check that it is running and that NORMKOMPASS_API_URL is right.`,
    );
  });

  const { stand: _stand, ...standless } = passage();
  it.each<[string, Reply, string]>([
    ["a field is missing", { body: { passages: [standless] } }, "passages[0].stand"],
    ["no passages", { body: { hits: [SECRET] } }, "passages"],
    ["an HTML page", { body: `<html>${SECRET}</html>` }, "HTML page"],
    ["an error", { status: 500, body: SECRET }, "HTTP 500"],
    ["another service", { status: 404, body: SECRET }, "HTTP 404"],
  ])("A search outside the contract is red and says what differs: %s", async (_n, search, says) => {
    answers(search);
    const all = await run();
    expect(all.map(({ status }) => status)).toEqual(["ok", "ok", "failed", "ok"]);
    expect(lineOf("search", all)).toContain(says);
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });

  it("A search that finds nothing is a remark", async () => {
    answers({ body: { passages: [] } });
    expect(lineOf("search", await run())).toMatch(/^search remark .*found nothing/);
  });

  it.each<[string, Reply, RegExp]>([
    ["a refusal", { body: REFUSAL }, /^ask ok It refuses/],
    ["no model, 501", { status: 501 }, /^ask remark .*no answer model .*search_law still works/],
    [
      "no model, 503",
      { status: 503, body: { error: { code: "no_answer_model", message: SECRET } } },
      /^ask remark .*no answer model/,
    ],
    ["another 503", { status: 503, body: SECRET }, /^ask failed .*HTTP 503/],
    ["no citation", { body: { ...ANSWER, citations: [] } }, /^ask failed .*without a citation/],
    ["another shape", { body: { refused: false, answer: SECRET } }, /^ask failed .*citations/],
  ])("A refusal is fine, no model a remark, anything else red: %s", async (_n, ask, says) => {
    answers({ body: SEARCH }, ask);
    const all = await run();
    expect(lineOf("ask", all)).toMatch(says);
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });

  it("The API's time limits are the configured ones", async () => {
    const clock = createFakeClock();
    const all: CheckResult[] = [];
    const check = createCheck(clock, (result) => void all.push(result));
    const env = { NORMKOMPASS_SEARCH_TIMEOUT_SECONDS: "7" };
    const fetch = () => new Promise<Response>(() => {});
    const done = checkApi(env, { clock, fetch }, check);
    await expect.poll(() => clock.waiting).toBe(1);
    clock.advance(7000);
    await done;
    expect(lineOf("api", all)).toMatch(/^api failed .*did not answer within 7 s/);
    expect(all[1]?.ms).toBe(7000);
  });

  it("The API counts as reached with its headers, the search with its last byte", async () => {
    const clock = createFakeClock();
    const all: CheckResult[] = [];
    const check = createCheck(clock, (result) => void all.push(result));
    const fetch = async () => {
      clock.advance(100);
      const body = new ReadableStream(
        {
          pull(controller) {
            clock.advance(50);
            controller.enqueue(new TextEncoder().encode(JSON.stringify(SEARCH)));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      return new Response(body);
    };
    await checkApi({}, { clock, fetch }, check);
    expect(all.map(({ name, ms }) => [name, ms])).toEqual([
      ["configuration", 0],
      ["api", 100],
      ["search", 150],
      ["ask", 150],
    ]);
  });
});
