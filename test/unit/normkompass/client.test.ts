import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../src/clock.ts";
import { readApiConfig } from "../../../src/config.ts";
import { createClient, MAX_RESPONSE_BYTES } from "../../../src/normkompass/client.ts";
import { ToolError } from "../../../src/normkompass/errors.ts";
import { VERSION } from "../../../src/version.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { ANSWER, passage, REFUSAL, SEARCH } from "../../support/fixtures.ts";
import { type Script, type StubApi, startStubApi } from "../../support/stub-api.ts";

const QUESTION = { question: "Wann gilt ein Landfahrzeug als neu?" };
const realFetch = (url: string, init: RequestInit) => fetch(url, init);

let stub: StubApi;
beforeAll(async () => {
  stub = await startStubApi();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.received.length = 0;
});

function client(env: Record<string, string> = {}, clock = systemClock) {
  const config = readApiConfig({ NORMKOMPASS_API_URL: stub.url, ...env });
  return createClient(config, { fetch: realFetch, clock });
}

/** The error that `call` rejects with, as code and sentence. */
async function failure(call: Promise<unknown>): Promise<{ code: string; sentence: string }> {
  const error = await call.then(
    (value) => new Error(`No error but ${JSON.stringify(value)}`),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ToolError)) throw error;
  return { code: error.code, sentence: error.message };
}

const search = (script: Script) => {
  stub.answer = script;
  return client().search({ ...QUESTION, limit: 5 });
};
const ask = (script: Script) => {
  stub.answer = script;
  return client().ask(QUESTION);
};

describe("requests", () => {
  it("A search is one POST of question and limit to the search path", async () => {
    stub.answer = { body: SEARCH };
    await client({ NORMKOMPASS_API_URL: `${stub.url}/nk/` }).search({ ...QUESTION, limit: 7 });
    expect(stub.received).toHaveLength(1);
    expect(stub.received[0]).toMatchObject({ method: "POST", path: "/nk/search" });
    expect(JSON.parse(stub.received[0]?.body ?? "")).toEqual({ ...QUESTION, limit: 7 });
  });

  it("A question is one POST of the question to the ask path", async () => {
    stub.answer = { body: ANSWER };
    await client({ NORMKOMPASS_ASK_PATH: "/v2/frage" }).ask(QUESTION);
    expect(stub.received).toHaveLength(1);
    expect(stub.received[0]).toMatchObject({ method: "POST", path: "/v2/frage" });
    expect(JSON.parse(stub.received[0]?.body ?? "")).toEqual(QUESTION);
  });

  it("The upstream request carries only what the server puts there", async () => {
    stub.answer = { body: SEARCH };
    await client().search({ ...QUESTION, limit: 5 });
    // What Node's own fetch adds to every request says nothing about a caller.
    const {
      host,
      connection,
      "content-length": _length,
      ...headers
    } = stub.received[0]?.headers ?? {};
    expect(headers).toEqual({
      accept: "application/json",
      "accept-encoding": expect.any(String),
      "accept-language": "*",
      "content-type": "application/json",
      "sec-fetch-mode": "cors",
      "user-agent": `normkompass-mcp/${VERSION}`,
    });
  });

  it("The Access service token goes with every upstream request", async () => {
    stub.answer = { body: ANSWER };
    await client({
      NORMKOMPASS_ACCESS_CLIENT_ID: "id.access",
      NORMKOMPASS_ACCESS_CLIENT_SECRET: "s3cret",
    }).ask(QUESTION);
    expect(stub.received[0]?.headers).toMatchObject({
      "cf-access-client-id": "id.access",
      "cf-access-client-secret": "s3cret",
    });
  });
});

describe("answers in the contract's shape", () => {
  it("Passages come through in order and unchanged", async () => {
    expect(await search({ body: SEARCH })).toEqual(SEARCH);
  });

  it("An answer and a refusal come through unchanged", async () => {
    expect(await ask({ body: ANSWER })).toEqual(ANSWER);
    expect(await ask({ body: REFUSAL })).toEqual(REFUSAL);
  });

  it("An empty list of passages is a result", async () => {
    expect(await search({ body: { passages: [] } })).toEqual({ passages: [] });
  });

  it("Unknown extra fields are dropped", async () => {
    const body = { passages: [{ ...passage(), score: 1 }], took: 3 };
    expect(await search({ body })).toEqual({ passages: [passage()] });
    const { citations } = ANSWER.refused ? { citations: [] } : ANSWER;
    const noisy = { ...ANSWER, citations: citations.map((c) => ({ ...c, id: 1 })), model: "m" };
    expect(await ask({ body: noisy })).toEqual(ANSWER);
  });

  it("JSON of another content type is accepted when it fits", async () => {
    const script = { headers: { "content-type": "text/plain" }, body: JSON.stringify(SEARCH) };
    expect(await search(script)).toEqual(SEARCH);
  });
});

describe("unexpected responses", () => {
  it.each([
    ["null", "$"],
    ["[]", "$"],
    ['"x"', "$"],
    ["{}", "passages"],
    [JSON.stringify({ passages: {} }), "passages"],
    [JSON.stringify({ passages: [null] }), "passages[0]"],
    [JSON.stringify({ passages: [passage(), { ...passage(), stand: 2026 }] }), "passages[1].stand"],
    [JSON.stringify({ passages: [{ ...passage(), text: undefined }] }), "passages[0].text"],
  ])("A search result of another shape names the JSON path: %s", async (body, path) => {
    expect(await failure(search({ body }))).toEqual({
      code: "unexpected_response",
      sentence: `The normkompass API gave an unexpected response: its answer does not fit the contract at ${path}; check that its version fits this server's.`,
    });
  });

  it.each([
    ["null", "$"],
    ["{}", "refused"],
    [JSON.stringify({ ...ANSWER, refused: "no" }), "refused"],
    [JSON.stringify({ ...ANSWER, citations: undefined }), "citations"],
    [JSON.stringify({ ...ANSWER, citations: [{ source: "UStG" }] }), "citations[0].path"],
    [JSON.stringify({ ...ANSWER, stand: null }), "stand"],
    [JSON.stringify({ refused: true }), "message"],
  ])("An answer of another shape names the JSON path: %s", async (body, path) => {
    const { code, sentence } = await failure(ask({ body }));
    expect(code).toBe("unexpected_response");
    expect(sentence).toContain(`does not fit the contract at ${path};`);
  });

  it("An answer without a citation is discarded", async () => {
    const { code, sentence } = await failure(ask({ body: { ...ANSWER, citations: [] } }));
    expect(code).toBe("unexpected_response");
    expect(sentence).toContain("came without a citation and was discarded");
  });

  it.each<[string, Script, string]>([
    [
      "an HTML page",
      { headers: { "content-type": "text/html" }, body: "<html>login</html>" },
      "an HTML page came instead of JSON",
    ],
    ["HTML without a type", { body: "  <!doctype html><p>x" }, "an HTML page came instead of JSON"],
    ["text", { headers: { "content-type": "text/plain" }, body: "it works" }, "is not JSON"],
    ["broken JSON", { body: '{"passages":[' }, "is not JSON"],
    ["an empty body", { body: "" }, "is empty"],
    ["204", { status: 204 }, "HTTP 204 where 200 belongs"],
    ["another 2xx", { status: 206, body: SEARCH }, "HTTP 206 where 200 belongs"],
  ])("A 2xx that is no answer says what came instead: %s", async (_name, script, words) => {
    const { code, sentence } = await failure(search(script));
    expect(code).toBe("unexpected_response");
    expect(sentence).toContain(words);
  });

  it("JSON that is not in UTF-8 is not passed on with other characters", async () => {
    const sent = (bytes: Buffer): Script => {
      return (response) => response.writeHead(200).end(bytes);
    };
    const text = JSON.stringify({ passages: [passage({ text: "für" })] });
    const { code, sentence } = await failure(search(sent(Buffer.from(text, "latin1"))));
    expect([code, sentence]).toEqual([
      "unexpected_response",
      expect.stringContaining("its answer is not in UTF-8"),
    ]);
    const marked = await search(sent(Buffer.from(`\uFEFF${text}`)));
    expect(marked.passages[0]?.text).toBe("für");
    const page = await failure(search(sent(Buffer.from("<p>für</p>", "latin1"))));
    expect(page.sentence).toContain("an HTML page came");
  });

  it("An answer of more than 4 MiB is not read to its end", async () => {
    let sent = 0;
    let closed = () => {};
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const script: Script = (response) => {
      response.writeHead(200).once("close", closed);
      const chunk = Buffer.alloc(64 * 1024, " ");
      const more = () => {
        while (!response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return;
        }
      };
      response.on("drain", more);
      more();
    };
    const { code, sentence } = await failure(search(script));
    expect(code).toBe("unexpected_response");
    expect(sentence).toContain("larger than 4 MiB");
    await gone;
    expect(sent).toBeGreaterThan(MAX_RESPONSE_BYTES);
  });

  it("An answer of exactly 4 MiB is read", async () => {
    const json = JSON.stringify(SEARCH);
    const padding = " ".repeat(MAX_RESPONSE_BYTES - Buffer.byteLength(json));
    expect(await search({ body: json + padding })).toEqual(SEARCH);
  });
});

const LEAK = "postgres://nk:hunter22@db/x at handler (/srv/app.js:1:1) Ray ID 8f00baa";

describe("error statuses", () => {
  const login = "https://team.cloudflareaccess.com/cdn-cgi/access/login/api.example.com?kid=1";
  it.each<[string, Script, string, string]>([
    [
      "301",
      { status: 301, headers: { location: "https://other.example/" } },
      "api_access_denied",
      "set NORMKOMPASS_API_URL to the final address",
    ],
    ["307", { status: 307 }, "api_access_denied", "redirect, which is never followed"],
    ["308", { status: 308, headers: { location: "::::" } }, "api_access_denied", "(HTTP 308)"],
    [
      "302 to an Access login",
      { status: 302, headers: { location: login } },
      "api_access_denied",
      "policy action is Service Auth",
    ],
    [
      "302 to an Access login of its own host",
      { status: 302, headers: { location: "/cdn-cgi/access/login/x" } },
      "api_access_denied",
      "policy action is Service Auth",
    ],
    ["400", { status: 400, body: LEAK }, "api_rejected", "(HTTP 400)"],
    ["401", { status: 401, body: LEAK }, "api_access_denied", "check the Access service token"],
    [
      "403",
      { status: 403, headers: { "content-type": "text/html" }, body: `<html>${LEAK}` },
      "api_access_denied",
      "that it has not expired",
    ],
    [
      "403 of the bot rules",
      { status: 403, body: "error code: 1010" },
      "api_access_denied",
      "security rule that blocked the request (error 1010)",
    ],
    ["404", { status: 404, body: LEAK }, "api_rejected", "(HTTP 404)"],
    [
      "422",
      { status: 422, body: { error: { code: "x", message: LEAK } } },
      "api_rejected",
      "(HTTP 422)",
    ],
    [
      "429 with seconds",
      { status: 429, headers: { "retry-after": "30" }, body: LEAK },
      "rate_limited",
      "try again in 30 s.",
    ],
    ["429 without", { status: 429 }, "rate_limited", "try again in a minute."],
    [
      "429 with nonsense",
      { status: 429, headers: { "retry-after": "soon" } },
      "rate_limited",
      "try again in a minute.",
    ],
    [
      "429 with a far date",
      { status: 429, headers: { "retry-after": "Fri, 01 Jan 2100 00:00:00 GMT" } },
      "rate_limited",
      "try again in 86400 s.",
    ],
    [
      "429 with a past date",
      { status: 429, headers: { "retry-after": "Sat, 01 Jan 2000 00:00:00 GMT" } },
      "rate_limited",
      "try again in 1 s.",
    ],
    ["500", { status: 500, body: LEAK }, "api_error", "(HTTP 500)"],
    ["501", { status: 501 }, "api_error", "(HTTP 501)"],
    [
      "502",
      { status: 502, headers: { "content-type": "text/html" }, body: `<html>${LEAK}` },
      "api_unreachable",
      "the service behind it is down",
    ],
    [
      "503",
      { status: 503, body: { error: { code: "no_answer_model", message: LEAK } } },
      "api_error",
      "(HTTP 503)",
    ],
    ["504", { status: 504 }, "timeout", "was not retried"],
    ["521", { status: 521, body: LEAK }, "api_unreachable", "could not connect to its origin"],
    ["522", { status: 522, body: LEAK }, "api_unreachable", "could not connect to its origin"],
    ["523", { status: 523, body: LEAK }, "api_unreachable", "could not connect to its origin"],
    ["524", { status: 524, body: `<html>${LEAK}` }, "timeout", "gave up (HTTP 524)"],
    [
      "530",
      { status: 530, body: "error code: 1033" },
      "api_unreachable",
      "its tunnel is not connected",
    ],
    ["599", { status: 599, body: LEAK }, "api_error", "(HTTP 599)"],
  ])(
    "Each status of a search has its code and its sentence: %s",
    async (_name, script, code, words) => {
      const error = await failure(search(script));
      expect(error.code).toBe(code);
      expect(error.sentence).toContain(words);
      expect(error.sentence).not.toMatch(
        /hunter22|postgres|app\.js|Ray|<|cloudflareaccess|other\.example/,
      );
      expect(stub.received).toHaveLength(1);
    },
  );

  it.each<[string, Script, string]>([
    ["501", { status: 501 }, "no_answer_model"],
    [
      "503 no_answer_model",
      { status: 503, body: { error: { code: "no_answer_model", message: "x" } } },
      "no_answer_model",
    ],
    [
      "503 of another code",
      { status: 503, body: { error: { code: "busy", message: "x" } } },
      "api_error",
    ],
    ["503 of a proxy", { status: 503, body: "no_answer_model" }, "api_error"],
  ])("Only ask can lack an answer model: %s", async (_name, script, code) => {
    const error = await failure(ask(script));
    expect(error.code).toBe(code);
    if (code === "no_answer_model") expect(error.sentence).toContain("search_law still works");
  });

  it("An unreachable API names the configured address", async () => {
    const { sentence } = await failure(search({ status: 530, body: "error code: 1033" }));
    expect(sentence).toContain(`The normkompass API at ${stub.url} cannot be reached`);
  });

  it("No header of ours reaches the host that a redirect names", async () => {
    const other = await startStubApi();
    try {
      for (const status of [301, 302, 303, 307, 308]) {
        const { code } = await failure(
          search({ status, headers: { location: `${other.url}/search` } }),
        );
        expect(code).toBe("api_access_denied");
      }
      expect(other.received).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

describe("network", () => {
  /** A port of 127.0.0.1 on which nothing listens. */
  async function closedPort(): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    await new Promise((resolve) => server.close(resolve));
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  it("A closed port, an unknown host and a reset connection give the same sentence", async () => {
    stub.answer = (response) => response.destroy();
    const addresses = [
      stub.url,
      `http://127.0.0.1:${await closedPort()}`,
      "http://nowhere.invalid",
    ];
    for (const url of addresses) {
      const call = client({ NORMKOMPASS_API_URL: url }).search({ ...QUESTION, limit: 5 });
      expect(await failure(call)).toEqual({
        code: "api_unreachable",
        sentence: `The normkompass API at ${url} cannot be reached: check that it is running and that NORMKOMPASS_API_URL is right.`,
      });
    }
  });

  it("A connection that breaks within the body is unreachable too", async () => {
    const script: Script = (response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("{", () => response.destroy());
    };
    expect(await failure(search(script))).toEqual({
      code: "api_unreachable",
      sentence: `The normkompass API at ${stub.url} cannot be reached: its answer broke off on the way; try again, and look at the API's log and at what stands between.`,
    });
  });

  it("A 3xx that leads nowhere is no redirect", async () => {
    for (const status of [300, 304, 306]) {
      expect(await failure(search({ status }))).toMatchObject({
        code: "unexpected_response",
        sentence: expect.stringContaining(`HTTP ${status} where 200 belongs`),
      });
    }
  });
});

describe("timeouts", () => {
  /**
   * Calls with a clock that is moved to just before the limit, then to it: once the request has
   * arrived, or once the answer's headers have.
   */
  async function timeOut(
    method: "search" | "ask",
    seconds: number,
    script: Script,
    {
      env = {},
      after = "request",
    }: { env?: Record<string, string>; after?: "request" | "headers" } = {},
  ) {
    const clock = createFakeClock();
    const reached = Promise.withResolvers<void>();
    stub.answer = (response, request) => {
      if (typeof script === "function") script(response, request);
      if (after === "request") reached.resolve();
    };
    const config = readApiConfig({ NORMKOMPASS_API_URL: stub.url, ...env });
    const api = createClient(config, {
      clock,
      async fetch(url, init) {
        const response = await fetch(url, init);
        // Not at once: the client has to have gone on to the body.
        if (after === "headers") setImmediate(() => reached.resolve());
        return response;
      },
    });
    const outcome = failure(
      method === "search" ? api.search({ ...QUESTION, limit: 5 }) : api.ask(QUESTION),
    );
    await reached.promise;
    clock.advance(seconds * 1000 - 1);
    expect(clock.waiting).toBe(1);
    clock.advance(1);
    return outcome;
  }

  const silence: Script = () => {};
  const stalledBody: Script = (response) => void response.writeHead(200).write("{");
  const stalledError: Script = (response) => void response.writeHead(503).write("{");

  it.each<["search" | "ask", number]>([
    ["search", 30],
    ["ask", 120],
  ])("The limit runs over the whole exchange, body included: %s, %i s", async (method, seconds) => {
    for (const script of [silence, stalledBody]) {
      expect(await timeOut(method, seconds, script)).toEqual({
        code: "timeout",
        sentence: `The normkompass API did not answer within ${seconds} s. The request was not retried; try again later.`,
      });
    }
  });

  it("An error body that breaks off leaves the status", async () => {
    const broken =
      (status: number): Script =>
      (response) => {
        response.writeHead(status, { "content-length": "100" });
        response.write("{", () => response.destroy());
      };
    expect((await failure(ask(broken(403)))).code).toBe("api_access_denied");
    expect((await failure(ask(broken(503)))).code).toBe("api_error");
  });

  it("An error body that stalls runs into the limit too", async () => {
    expect((await timeOut("ask", 120, stalledError, { after: "headers" })).code).toBe("timeout");
  });

  it("The limits can be set", async () => {
    const env = { NORMKOMPASS_SEARCH_TIMEOUT_SECONDS: "2" };
    expect((await timeOut("search", 2, silence, { env })).sentence).toContain("within 2 s");
  });

  it("A gateway's timeout says how long it took", async () => {
    const clock = createFakeClock();
    stub.answer = (response) => {
      clock.advance(100_000);
      response.writeHead(524).end();
    };
    const { sentence } = await failure(client({}, clock).ask(QUESTION));
    expect(sentence).toContain(
      "A gateway on the way to the normkompass API gave up after 100 s (HTTP 524).",
    );
  });

  it("No timer is left behind by a call that ends", async () => {
    const clock = createFakeClock();
    stub.answer = { body: SEARCH };
    await client({}, clock).search({ ...QUESTION, limit: 5 });
    stub.answer = { status: 500 };
    await failure(client({}, clock).ask(QUESTION));
    expect(clock.waiting).toBe(0);
  });
});

describe("cancellation", () => {
  it("An aborted call aborts the upstream request", async () => {
    const cancel = new AbortController();
    const gone = new Promise<void>((resolve) => {
      stub.answer = (response) => {
        response.once("close", resolve);
        cancel.abort();
      };
    });
    const call = client().ask(QUESTION, cancel.signal);
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    await gone;
  });

  it("A call that is aborted already sends nothing", async () => {
    stub.answer = { body: SEARCH };
    const signal = AbortSignal.abort();
    await expect(client().search({ ...QUESTION, limit: 5 }, signal)).rejects.toBe(signal.reason);
    expect(stub.received).toEqual([]);
  });

  it("A fetch that ignores its signal cannot hold up the call", async () => {
    const clock = createFakeClock();
    const config = readApiConfig({});
    const deaf = createClient(config, { fetch: () => new Promise(() => {}), clock });
    const call = failure(deaf.ask(QUESTION));
    clock.advance(120_000);
    expect((await call).code).toBe("timeout");
  });
});
