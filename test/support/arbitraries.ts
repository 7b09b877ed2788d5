import fc from "fast-check";
import { call, LIST, modern } from "./messages.ts";
import { TOKEN } from "./tokens.ts";

/** Stands wherever a secret could: in tokens, upstream bodies, exceptions. Nothing may repeat it. */
export const SECRET = "hunter22-leak";

/** Any text, with what people do not type more often than chance would have it. */
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("", " ", "\u200b", "\ud800", "a\u0000b", "§ 14 Abs. 4 UStG", "😀".repeat(1001)),
);

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, 0, -1, 5.5, 1e21, "", [], {}, [[[]]]),
);

/** Arguments of a call: nearly right, or anything at all. */
export const toolArguments = fc.oneof(
  fc.record({ question: text }),
  fc.record({ question: text, limit: anything }, { requiredKeys: ["question"] }),
  fc.dictionary(
    fc.oneof(fc.constantFrom("question", "limit", "toolCallId", "__proto__"), text),
    anything,
  ),
  anything,
);

const toolName = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom("search_law", "ask_law") },
  { weight: 1, arbitrary: text },
);

/** A message of either era with the headers that go with it. */
export const toolCall = fc
  .record({ name: toolName, args: toolArguments, isModern: fc.boolean() })
  .map(({ name, args, isModern }) => {
    if (!isModern) return { message: call(name, args) as object, headers: {} };
    const { message, headers } = modern("tools/call", { name, arguments: args });
    // A header carries visible ASCII only (RFC 9110, section 5.5).
    return { message: message as object, headers: /^[\x21-\x7e]+$/.test(name) ? headers : {} };
  });

/** JSON that resembles a JSON-RPC message, and JSON that does not. */
export const envelope = fc.oneof(
  fc.record(
    {
      jsonrpc: fc.oneof(fc.constant("2.0"), anything),
      id: fc.oneof(fc.integer(), text, anything),
      method: fc.oneof(
        fc.constantFrom(
          "initialize",
          "ping",
          "tools/list",
          "tools/call",
          "server/discover",
          "subscriptions/listen",
          "notifications/initialized",
          "notifications/cancelled",
          "logging/setLevel",
        ),
        text,
        anything,
      ),
      params: fc.oneof(
        fc.record(
          { _meta: anything, name: anything, arguments: toolArguments, cursor: anything },
          { requiredKeys: [] },
        ),
        anything,
      ),
      result: anything,
      error: anything,
    },
    { requiredKeys: [] },
  ),
  anything,
);

const headerText = fc.string({
  unit: fc.constantFrom(..." !#$&'*+-./0189:;=?@AZ^_`az|~,"),
  maxLength: 40,
});

/** Headers as hostile or careless clients send them. */
export const headers = fc.dictionary(
  fc.constantFrom(
    "accept",
    "content-type",
    "authorization",
    "origin",
    "host",
    "mcp-protocol-version",
    "mcp-method",
    "mcp-name",
    "mcp-session-id",
    "last-event-id",
    "cf-connecting-ip",
    "cf-access-jwt-assertion",
    "cookie",
    "content-length",
  ),
  fc.oneof(
    headerText,
    fc.constantFrom(
      "*/*",
      "text/event-stream",
      "application/json",
      "application/json;q=0",
      `Bearer ${TOKEN}`,
      `Bearer ${SECRET}`,
      "null",
      "https://evil.example",
      "2026-07-28",
      "2025-11-25",
      "tools/call",
      "-1",
      "1e9",
    ),
  ),
);

/** Bytes of a body: broken JSON, other encodings, sizes around the cap. */
export const body = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.json().map((json) => new TextEncoder().encode(json)),
  fc
    .tuple(fc.constant(JSON.stringify(LIST)), fc.nat(60))
    .map(([json, cut]) => new TextEncoder().encode(json.slice(0, cut))),
  fc
    .integer({ min: 65_500, max: 65_600 })
    .map((size) => new TextEncoder().encode(JSON.stringify(LIST).padEnd(size))),
);

const passageLike = fc.record(
  {
    source: text,
    citation: text,
    title: text,
    url: text,
    stand: fc.oneof(text, anything),
    text: fc.oneof(text, fc.constant("ß".repeat(25_000))),
    extra: anything,
  },
  { requiredKeys: ["source", "citation", "title", "url", "text"] },
);

/** Bodies of the API: nearly the contract, or anything, with the secret in what must not show. */
const upstreamBody = fc.oneof(
  fc
    .record({ passages: fc.array(passageLike, { maxLength: 6 }), secret: fc.constant(SECRET) })
    .map((value) => JSON.stringify(value)),
  fc
    .record(
      {
        refused: fc.oneof(fc.boolean(), anything),
        answer: text,
        message: text,
        stand: text,
        citations: fc.array(fc.record({ source: text, path: text, url: text, quote: text }), {
          maxLength: 3,
        }),
      },
      { requiredKeys: ["refused"] },
    )
    .map((value) => JSON.stringify(value)),
  fc.json(),
  fc.constantFrom(
    "",
    "<html>",
    `error code: 1010 ${SECRET}`,
    "error code: 1033",
    `{"error":{"code":"no_answer_model","message":"${SECRET}"}}`,
    `{"error":{"code":"${SECRET}"}}`,
  ),
);

/** What the API does with a request. */
export type UpstreamAnswer =
  | {
      readonly status: number;
      readonly body: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly thrown: Error };

export const upstreamAnswer: fc.Arbitrary<UpstreamAnswer> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      status: fc.oneof(
        { weight: 3, arbitrary: fc.constant(200) },
        { weight: 2, arbitrary: fc.integer({ min: 200, max: 599 }) },
      ),
      body: upstreamBody,
      headers: fc.dictionary(
        fc.constantFrom("content-type", "retry-after", "location", "cf-error-type", "cf-ray"),
        fc.constantFrom(
          "text/html",
          "application/json",
          "30",
          "soon",
          `https://${SECRET}.example/`,
          "https://team.cloudflareaccess.com/cdn-cgi/access/login",
        ),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constant({ thrown: new TypeError(`fetch failed: https://nk:${SECRET}@db`) }),
  },
);
