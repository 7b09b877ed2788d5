import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Engine } from "../../../local-api/engine.ts";
import { type LocalApi, startLocalApi } from "../../../local-api/server.ts";
import { validatorOf } from "../../support/openapi.ts";

const QUESTION = "Wann gilt ein Landfahrzeug als neu?";

let api: LocalApi;
let withoutModel: LocalApi;
beforeAll(async () => {
  api = await startLocalApi({ port: 0, answerModel: true });
  withoutModel = await startLocalApi({ port: 0, answerModel: false });
});
afterAll(async () => {
  await api.close();
  await withoutModel.close();
});

interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

async function exchange(url: string, init?: RequestInit): Promise<Exchange> {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const post = (path: string, body: unknown, to: LocalApi = api) =>
  exchange(`${to.url}${path}`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Sends headers that `fetch` does not let through. */
function rawGet(path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(`${api.url}${path}`, { headers }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    })
      .on("error", reject)
      .end();
  });
}

const errorBody = (code: string, message = expect.any(String)) => ({ error: { code, message } });
const isError = validatorOf("Error");

describe("the local API", () => {
  it("searches as the contract says, and says that its answer is JSON in UTF-8", async () => {
    const { status, headers, body } = await post("/search", { question: QUESTION, limit: 2 });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(validatorOf("SearchResponse")(body)).toBe(true);
    expect(body).toMatchObject({
      passages: [{ citation: "§ 1b Abs. 3 UStG", source: "UStG" }, {}],
    });
  });

  it("gives 5 passages unless told otherwise, and 20 at most", async () => {
    const count = async (body: object) => {
      const { passages } = z
        .object({ passages: z.array(z.unknown()) })
        .parse((await post("/search", body)).body);
      return passages.length;
    };
    expect(await count({ question: "Rechnung" })).toBe(5);
    expect(await count({ question: "Rechnung", limit: 1 })).toBe(1);
    expect(await count({ question: "Rechnung", limit: 20 })).toBe(20);
  });

  it("finds nothing as an empty list", async () => {
    expect(await post("/search", { question: "Quantenchromodynamik" })).toMatchObject({
      status: 200,
      body: { passages: [] },
    });
  });

  it("answers and refuses as the contract says", async () => {
    const answer = await post("/ask", { question: QUESTION });
    expect(answer).toMatchObject({
      status: 200,
      body: { refused: false, citations: [{ path: "§ 1b Abs. 3 UStG" }] },
    });
    const refusal = await post("/ask", {
      question: "Wie hoch ist der gesetzliche Mindestlohn pro Stunde?",
    });
    expect(refusal).toMatchObject({ status: 200, body: { refused: true } });
    for (const { body } of [answer, refusal]) expect(validatorOf("AskResponse")(body)).toBe(true);
  });

  it("says that there is no answer model, and still searches", async () => {
    const { status, body } = await post("/ask", { question: QUESTION }, withoutModel);
    expect(status).toBe(503);
    expect(body).toEqual(errorBody("no_answer_model"));
    expect(isError(body)).toBe(true);
    expect((await post("/search", { question: QUESTION }, withoutModel)).status).toBe(200);
    expect((await post("/ask", { question: "" }, withoutModel)).status).toBe(400);
  });

  it("tells how many passages it has", async () => {
    expect((await exchange(`${api.url}/health`)).body).toEqual({
      status: "ok",
      passages: api.passageCount,
    });
    expect(api.passageCount).toBeGreaterThan(70);
  });

  const question = "question must be a text of 1 to 1000 characters.";
  const limit = "limit must be a whole number from 1 to 20.";
  it.each([
    ["no question", {}, question],
    ["a number as question", { question: 1 }, question],
    ["null as question", { question: null }, question],
    ["an empty question", { question: "" }, question],
    ["white space only", { question: " \u00a0\n" }, question],
    ["1001 characters", { question: "😀".repeat(1001) }, question],
    ["limit 0", { question: "x", limit: 0 }, limit],
    ["limit 21", { question: "x", limit: 21 }, limit],
    ["limit 1.5", { question: "x", limit: 1.5 }, limit],
    ["a string as limit", { question: "x", limit: "5" }, limit],
    ["null as limit", { question: "x", limit: null }, limit],
    ["a list", [], "The body must be a JSON object."],
    ["null", "null", "The body must be a JSON object."],
    ["no JSON", "{", "The body is not JSON in UTF-8."],
    ["nothing", "", "The body is not JSON in UTF-8."],
  ])("says what is wrong with a body: %s", async (_name, body, message) => {
    const answer = await post("/search", body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(errorBody("invalid_request", message));
    expect(isError(answer.body)).toBe(true);
  });

  it("refuses a body that is not UTF-8", async () => {
    const body = Buffer.from('{"question":"f\xfcr"}', "latin1");
    expect(await exchange(`${api.url}/search`, { method: "POST", body })).toMatchObject({
      status: 400,
      body: errorBody("invalid_request", "The body is not JSON in UTF-8."),
    });
  });

  it.each([
    ["1000 characters", { question: "😀".repeat(1000) }],
    ["1000 characters and white space around them", { question: ` ${"ä".repeat(1000)}\n` }],
    ["further fields", { question: "x", model: "y" }],
  ])("accepts what the contract allows: %s", async (_name, body) => {
    expect((await post("/search", body)).status).toBe(200);
    expect((await post("/ask", body)).status).toBe(200);
  });

  it("accepts JSON of any content type", async () => {
    const body = JSON.stringify({ question: QUESTION });
    for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
      const headers = { "content-type": type };
      expect((await exchange(`${api.url}/ask`, { method: "POST", headers, body })).status).toBe(
        200,
      );
    }
  });

  it("agrees with openapi.yaml on what a search may be", async () => {
    const isRequest = validatorOf("SearchRequest");
    const bodies = [
      { question: "x" },
      { question: "x", limit: 1 },
      { question: "x", limit: 20 },
      { question: "x", limit: 21 },
      { question: "x", limit: 0 },
      { question: "x", limit: "5" },
      { question: "x", limit: 2.5 },
      { question: "" },
      { question: "  " },
      { question: "ä".repeat(1000) },
      { question: "ä".repeat(1001) },
      { limit: 5 },
      {},
    ];
    for (const body of bodies) {
      const { status } = await post("/search", body);
      expect(status, JSON.stringify(body)).toBe(isRequest(body) ? 200 : 400);
    }
  });

  it.each([
    ["with a declared length", Buffer.alloc(5_000_000, " ")],
    ["without", new Blob([Buffer.alloc(5_000_000, " ")]).stream()],
  ])("refuses a body of 5 MB: %s", async (_name, body) => {
    const init = { method: "POST", body, duplex: "half" } as const;
    const answer = await exchange(`${api.url}/search`, init);
    expect(answer).toMatchObject({ status: 413, body: errorBody("body_too_large") });
    expect((await post("/search", { question: "x" })).status).toBe(200);
  });

  it("reads a body of exactly 64 KiB and none of a byte more", async () => {
    const json = JSON.stringify({ question: "x" });
    expect((await post("/search", json.padEnd(65_536))).status).toBe(200);
    expect((await post("/search", json.padEnd(65_537))).status).toBe(413);
  });

  it.each(["/", "/Search", "/search/", "//search", "/search/x", "/api/search", "/favicon.ico"])(
    "knows no other path: %s",
    async (path) => {
      expect(await post(path, { question: "x" })).toMatchObject({
        status: 404,
        body: errorBody("not_found"),
      });
    },
  );

  it("does not mind a query", async () => {
    expect((await post("/search?x=1", { question: "x" })).status).toBe(200);
  });

  it.each([
    ["GET", "/search", "POST"],
    ["PUT", "/search", "POST"],
    ["DELETE", "/ask", "POST"],
    ["OPTIONS", "/ask", "POST"],
    ["POST", "/health", "GET"],
  ])("answers other methods with 405 and Allow: %s %s", async (method, path, allow) => {
    const { status, headers, body } = await exchange(`${api.url}${path}`, { method });
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe(allow);
    expect(body).toEqual(errorBody("method_not_allowed"));
  });

  it.each([
    ["localhost:3000", 200],
    ["LOCALHOST", 200],
    ["127.0.0.1:1", 200],
    ["[::1]:3000", 200],
    ["rebound.example", 403],
    ["localhost.rebound.example", 403],
    ["127.0.0.1.nip.io:3000", 403],
    ["192.168.0.2:3000", 403],
    ["localhost:3000@rebound.example", 403],
  ])("serves no host name but this machine's own: %j", async (host, status) => {
    expect(await rawGet("/health", { host })).toBe(status);
  });

  it("serves nobody who names no host", async () => {
    const socket = connect(Number(new URL(api.url).port), "127.0.0.1");
    socket.end("GET /health HTTP/1.0\r\n\r\n");
    let answer = "";
    for await (const chunk of socket.setEncoding("utf8")) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  });

  it.each(["https://page.example", "http://localhost:5173", "null"])(
    "serves no web page: %s",
    async (origin) => {
      expect(await rawGet("/health", { origin })).toBe(403);
    },
  );

  it.each(["0.0.0.0", "::", "localhost", "192.168.0.2", ""])(
    "refuses to listen on another address: %j",
    async (host) => {
      await expect(startLocalApi({ port: 0, host, answerModel: true })).rejects.toThrow(RangeError);
    },
  );

  it("answers 500 without a word of what went wrong", async () => {
    const fail = () => {
      throw new Error("secret at /home/me/db");
    };
    const engine: Engine = { passageCount: 0, search: fail, ask: fail };
    const broken = await startLocalApi({ port: 0, answerModel: true, engine });
    try {
      for (const path of ["/search", "/ask"]) {
        const { status, body } = await post(path, { question: "x" }, broken);
        expect(status).toBe(500);
        expect(body).toEqual(
          errorBody("internal", "The local normkompass failed at this request."),
        );
      }
    } finally {
      await broken.close();
    }
  });

  it("answers parallel requests each with its own result", async () => {
    const sections = ["14", "15", "16", "19", "20"];
    const answers = await Promise.all(
      sections.map((section) => post("/search", { question: `§ ${section} UStG`, limit: 1 })),
    );
    for (const [index, { body }] of answers.entries()) {
      expect(JSON.stringify(body)).toContain(`__${sections[index]}.html`);
    }
  });

  it("refuses a body that is declared too large before it comes", async () => {
    const socket = connect(Number(new URL(api.url).port), "127.0.0.1");
    socket.write("POST /ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 65537\r\n\r\n");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it("closes also while a request is on its way", async () => {
    const closing = await startLocalApi({ port: 0, answerModel: true });
    const socket = connect(Number(new URL(closing.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write("POST /ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n");
    socket.write("Expect: 100-continue\r\n\r\n");
    // The server has the request now: it asks for the body.
    expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 100 /);
    const ended = once(socket, "close");
    await closing.close();
    await ended;
  });

  it("closes also while a connection is kept open, and frees the port", async () => {
    const first = await startLocalApi({ port: 0, answerModel: true });
    await exchange(`${first.url}/health`);
    await first.close();
    const port = Number(new URL(first.url).port);
    const second = await startLocalApi({ port, answerModel: true });
    await second.close();
    await expect(fetch(`${second.url}/health`)).rejects.toThrow();
  });
});
