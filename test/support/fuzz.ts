import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { App } from "../../src/http/app.ts";
import { TOOLS } from "../../src/mcp/server.ts";
import { CODE_META_KEY } from "../../src/mcp/tool-result.ts";
import { request, testApp } from "./app.ts";
import * as arbitraries from "./arbitraries.ts";
import { call } from "./messages.ts";
import { TOKEN } from "./tokens.ts";

/** One property of the endpoint: something holds whatever is sent. */
export interface Property {
  readonly name: string;
  /** Checks it `numRuns` times; rejects with the smallest counterexample and its seed. */
  readonly run: (numRuns: number, seed?: number) => Promise<void>;
}

const CODES = [
  "invalid_input",
  "api_unreachable",
  "timeout",
  "api_access_denied",
  "no_answer_model",
  "rate_limited",
  "api_rejected",
  "api_error",
  "unexpected_response",
];
const BOTH = { accept: "application/json, text/event-stream" };
/** Far longer than any answer takes; a run that is not done by then hangs. */
const HANG_MS = 5000;

const ajv = new Ajv2020({ strict: false });
const schemas: ReadonlyMap<string, ValidateFunction> = new Map(
  TOOLS.map(({ name, outputSchema }) => [
    name,
    ajv.compile(outputSchema["~standard"].jsonSchema.output({ target: "draft-2020-12" })),
  ]),
);

function expectThat(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

/** Changes an app on its way into a property, to show that the property would notice. */
export type Sabotage = (app: App) => App;

/** The endpoint with a given API behind it; what it answers, after the checks that hold for all. */
function playedEndpoint(
  sabotage: Sabotage,
  hangMs: number,
  upstream: arbitraries.UpstreamAnswer | undefined,
) {
  let sent = 0;
  const options = {
    fetch: async () => {
      sent += 1;
      if (upstream === undefined)
        return Response.json({ passages: [], refused: true, message: "no" });
      if ("thrown" in upstream) throw upstream.thrown;
      const { status, body, headers } = upstream;
      const hasBody = status !== 204 && status !== 205 && status !== 304;
      return new Response(hasBody ? body : null, { status, headers });
    },
  };
  const { app, lines } = testApp({}, options);
  return async (incoming: Request) => {
    let timer: NodeJS.Timeout | undefined;
    const hang = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error("The endpoint hangs.")), hangMs);
    });
    const answer = async () => {
      const response = await sabotage(app)(incoming);
      return { response, text: await response.text() };
    };
    const { response, text } = await Promise.race([answer(), hang]).finally(() =>
      clearTimeout(timer),
    );
    const { status, headers } = response;
    expectThat(status < 500, `The status is ${status}.`);
    expectThat(sent <= 1, `${sent} requests went to the API.`);
    for (const said of [text, JSON.stringify([...headers]), JSON.stringify(lines)]) {
      expectThat(
        !said.includes(arbitraries.SECRET) && !said.includes(TOKEN),
        `A secret shows: ${said}`,
      );
    }
    const type = headers.get("content-type") ?? "";
    if (status >= 400 && text !== "")
      expectThat(type === "application/json", `A ${status} is ${type}.`);
    // Lines of an event stream end with CR or LF only; a `.` would stop at U+2028 too.
    const messages = type.startsWith("text/event-stream")
      ? [...text.matchAll(/^data: ([^\r\n]*)$/gm)].map(([, data]) => JSON.parse(data ?? ""))
      : type === "application/json" && text !== ""
        ? [JSON.parse(text)]
        : [];
    return { status, sent, messages };
  };
}

/** What holds for every result of a tool. */
function checkResult(tool: string, message: unknown): { passages?: unknown[]; omitted?: number } {
  const { result } = message as { result?: Record<string, unknown> };
  if (result === undefined) return {};
  const validate = schemas.get(tool);
  if (result.isError === true) {
    const [block, ...more] = result.content as { type: string; text: string }[];
    const code = (result._meta as Record<string, unknown>)[CODE_META_KEY];
    expectThat(
      more.length === 0 && block?.type === "text" && block.text.length > 10,
      "The error is not one sentence.",
    );
    expectThat(CODES.includes(String(code)), `The code is ${String(code)}.`);
    expectThat(!("structuredContent" in result), "An error has structured content.");
    return {};
  }
  const { structuredContent } = result;
  expectThat(
    validate?.(structuredContent) === true,
    `A result breaks its schema: ${ajv.errorsText(validate?.errors)}`,
  );
  return structuredContent as { passages?: unknown[]; omitted?: number };
}

/** The properties, over an endpoint that a test may sabotage. */
export function properties(
  sabotage: Sabotage = (app) => app,
  hangMs: number = HANG_MS,
): readonly Property[] {
  const endpoint = (upstream?: arbitraries.UpstreamAnswer) =>
    playedEndpoint(sabotage, hangMs, upstream);
  const property = <T>(
    name: string,
    arbitrary: fc.Arbitrary<T>,
    check: (value: T) => Promise<void>,
  ): Property => ({
    name,
    run: (numRuns, seed) =>
      fc.assert(fc.asyncProperty(arbitrary, check), {
        numRuns,
        ...(seed !== undefined && { seed }),
      }),
  });
  const json = fc.boolean().map((stream) => (stream ? BOTH : {}));
  return [
    property(
      "Whatever the arguments, a tool answers with a result or a sentence",
      fc.tuple(arbitraries.toolCall, json),
      async ([{ message, headers }, accept]) => {
        const { messages, status } = await endpoint()(request(message, { ...headers, ...accept }));
        if (status !== 200) return;
        expectThat(messages.length === 1, `There are ${messages.length} messages.`);
        const { name } = (message as { params: { name: string } }).params;
        if (schemas.has(name)) checkResult(name, messages[0]);
      },
    ),
    property(
      "Whatever the message, the answer is one message or none",
      fc.tuple(arbitraries.envelope, json),
      async ([message, accept]) => {
        const { messages } = await endpoint()(request(message, accept));
        expectThat(
          messages.filter((answer) => "id" in answer || "error" in answer).length <= 1,
          "There are several answers.",
        );
      },
    ),
    property(
      "Whatever the headers, path and method, nobody is let in without a token",
      fc.tuple(
        arbitraries.headers,
        fc.constantFrom("/mcp", "/mcp/", "/mcp?x=1", "/health", "/", "//mcp", "/.well-known/x"),
        fc.constantFrom("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"),
      ),
      async ([headers, path, method]) => {
        const incoming = new Request(`https://mcp.example.com${path}`, {
          method,
          headers,
          ...(method === "POST" && { body: JSON.stringify(call("search_law", { question: "x" })) }),
        });
        const { status, sent } = await endpoint()(incoming);
        const hasToken = new RegExp(`^bearer +${TOKEN}$`, "i").test(headers.authorization ?? "");
        if (hasToken || !/^\/mcp(\/|\?|$)/.test(path) || method === "OPTIONS") return;
        expectThat(
          [401, 403].includes(status) && sent === 0,
          `Without a token it is ${status}, ${sent} sent.`,
        );
      },
    ),
    property("Whatever the body, it is read or refused", arbitraries.body, async (body) => {
      const incoming = request("", {});
      const { status, sent } = await endpoint()(
        new Request(incoming.url, {
          method: "POST",
          headers: incoming.headers,
          body: Uint8Array.from(body),
        }),
      );
      expectThat([200, 202, 400, 413].includes(status), `A body is ${status}.`);
      expectThat(
        (status === 413) === body.byteLength > 65_536,
        `${body.byteLength} bytes are ${status}.`,
      );
      expectThat(sent === 0, "A body that is no call is sent on.");
    }),
    property(
      "Whatever the API answers, it comes through whole or becomes a sentence",
      fc.tuple(fc.constantFrom("search_law", "ask_law"), arbitraries.upstreamAnswer, json),
      async ([tool, upstream, accept]) => {
        const { messages, sent } = await endpoint(upstream)(
          request(call(tool, { question: "x" }), accept),
        );
        expectThat(
          messages.length === 1 && sent === 1,
          `${messages.length} messages, ${sent} sent.`,
        );
        const { passages, omitted } = checkResult(tool, messages[0]);
        if (passages === undefined || "thrown" in upstream) return;
        const whole = JSON.parse(upstream.body).passages.map(
          ({ extra: _extra, ...passage }: { extra: unknown }) => passage,
        );
        const order = ["source", "citation", "title", "url", "stand", "text"];
        const plain = (list: unknown) => JSON.stringify(list, order);
        expectThat(
          plain(passages) === plain(whole.slice(0, passages.length)),
          "Passages differ from the API's.",
        );
        expectThat(omitted === whole.length - passages.length, `omitted is ${omitted}.`);
      },
    ),
  ];
}
