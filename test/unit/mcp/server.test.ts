import Ajv2020 from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { Passage } from "../../../src/normkompass/contract.ts";
import { ToolError, unexpectedResponse } from "../../../src/normkompass/errors.ts";
import { ANSWER, passage, REFUSAL, SEARCH } from "../../support/fixtures.ts";
import { connect, stubClient } from "../../support/in-memory.ts";

const QUESTION = { question: "Wann gilt ein Landfahrzeug als neu?" };

async function listTools() {
  const { client } = await connect(stubClient());
  return (await client.listTools()).tools;
}

async function callWith(
  api: Parameters<typeof stubClient>[0],
  name: string,
  args: Record<string, unknown>,
) {
  const { client, lines } = await connect(stubClient(api));
  // The client checks structured content against the published output schema.
  await client.listTools();
  return { result: await client.callTool({ name, arguments: args }), lines };
}

describe("tools/list", () => {
  it("Exactly the two tools are listed, with title and description", async () => {
    expect((await listTools()).map(({ name, title }) => ({ name, title }))).toEqual([
      { name: "search_law", title: "Search German law" },
      { name: "ask_law", title: "Ask German law" },
    ]);
  });

  it("Both tools declare the read-only hints", async () => {
    for (const { annotations } of await listTools()) {
      expect(annotations).toMatchObject({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
    }
  });

  it("The descriptions name the laws, the Stand and that this is no legal advice", async () => {
    for (const { description } of await listTools()) {
      for (const words of ["UStG", "UStDV", "AO", "BDSG", "DDG", "Stand", "Not legal advice"]) {
        expect(description).toContain(words);
      }
      expect(description?.length).toBeLessThan(800);
    }
  });

  it("The description of ask_law says that the question may go to an answer model", async () => {
    const description = (await listTools()).find(({ name }) => name === "ask_law")?.description;
    expect(description).toContain("question and passages may be sent to the answer model");
  });

  it("The published schemas are plain", async () => {
    for (const { inputSchema, outputSchema } of await listTools()) {
      for (const schema of [inputSchema, outputSchema ?? {}] as Record<string, unknown>[]) {
        expect(schema.type).toBe("object");
        expect(JSON.stringify(schema)).not.toMatch(/"(anyOf|oneOf|allOf|\$ref|\$schema)"/);
        expect(() => new Ajv2020({ strict: true }).compile(schema)).not.toThrow();
      }
    }
  });

  it("limit is published as an integer from 1 to 20 with default 5, not required", async () => {
    const [search] = await listTools();
    expect(search?.inputSchema).toMatchObject({
      properties: {
        question: { type: "string", minLength: 1, maxLength: 1000 },
        limit: { type: "integer", minimum: 1, maximum: 20, default: 5 },
      },
      required: ["question"],
    });
  });

  it("The list stays within 6 kB", async () => {
    expect(JSON.stringify(await listTools()).length).toBeLessThan(6000);
  });
});

describe("the handshake", () => {
  it("The instructions say when to search and when to ask", async () => {
    const { client } = await connect(stubClient());
    const instructions = client.getInstructions() ?? "";
    expect(instructions).toMatch(/Use search_law to find and read provisions/);
    expect(instructions).toMatch(/Use ask_law for a whole question/);
    expect(instructions).toContain("Not legal advice");
  });

  it("Only tools are offered, and their list never changes", async () => {
    const { client } = await connect(stubClient());
    expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } });
  });
});

describe("search_law", () => {
  it("A result holds the passages in order and unchanged, as text and as structured content", async () => {
    const { result } = await callWith({}, "search_law", QUESTION);
    expect(result.isError).toBeUndefined();
    expect(result.structuredContent).toEqual({ ...SEARCH, omitted: 0 });
    expect(result.content).toEqual([
      { type: "text", text: JSON.stringify(result.structuredContent) },
    ]);
  });

  it("The API gets the question and the limit", async () => {
    const sent: unknown[] = [];
    const search = async (request: object) => {
      sent.push(request);
      return SEARCH;
    };
    await callWith({ search }, "search_law", QUESTION);
    await callWith({ search }, "search_law", { question: " x ", limit: "7" });
    expect(sent).toEqual([
      { ...QUESTION, limit: 5 },
      { question: "x", limit: 7 },
    ]);
  });

  /** The citations kept, and how many passages were omitted, for texts of these lengths. */
  async function sized(...lengths: number[]) {
    const passages = lengths.map((length, index) =>
      passage({ citation: `§ ${index}`, text: "ß".repeat(length) }),
    );
    const { result } = await callWith(
      { search: async () => ({ passages }) },
      "search_law",
      QUESTION,
    );
    const structured = result.structuredContent as { passages: Passage[]; omitted: number };
    expect(structured.passages).toEqual(passages.slice(0, structured.passages.length));
    return [structured.passages.length, structured.omitted];
  }

  it("Passages past 60,000 characters are left out whole and counted", async () => {
    expect(await sized(...Array<number>(20).fill(8000))).toEqual([7, 13]);
    expect(await sized(30_000, 30_000)).toEqual([2, 0]);
    expect(await sized(30_000, 30_001)).toEqual([1, 1]);
    // What comes after the first that does not fit stays out, however short.
    expect(await sized(30_000, 40_000, 10)).toEqual([1, 2]);
  });

  it("The first passage is always there", async () => {
    expect(await sized(70_000, 1)).toEqual([1, 1]);
  });

  it("No hits are a result, not an error", async () => {
    const { result } = await callWith(
      { search: async () => ({ passages: [] }) },
      "search_law",
      QUESTION,
    );
    expect(result).toMatchObject({ structuredContent: { passages: [], omitted: 0 } });
    expect(result.isError).toBeUndefined();
  });
});

describe("ask_law", () => {
  it("An answer carries its citations and Stand unchanged", async () => {
    const { result } = await callWith({}, "ask_law", QUESTION);
    expect(result.structuredContent).toEqual(ANSWER);
    expect(result.content).toEqual([{ type: "text", text: JSON.stringify(ANSWER) }]);
  });

  it("A refusal is a normal result without an answer", async () => {
    const { result, lines } = await callWith({ ask: async () => REFUSAL }, "ask_law", QUESTION);
    expect(result.isError).toBeUndefined();
    expect(result.structuredContent).toEqual(REFUSAL);
    expect(lines).toMatchObject([{ event: "tool_call", tool: "ask_law", outcome: "refused" }]);
  });

  it("ask_law has no limit", async () => {
    const { result } = await callWith({}, "ask_law", { ...QUESTION, limit: 5 });
    expect(result.content).toEqual([
      { type: "text", text: 'ask_law has no argument "limit"; it accepts question.' },
    ]);
  });
});

describe("the error boundary", () => {
  it("A tool error is one sentence, a code in _meta, and no structured content", async () => {
    const error = unexpectedResponse({ kind: "no-citation" });
    const { result } = await callWith({ ask: () => Promise.reject(error) }, "ask_law", QUESTION);
    expect(result).toMatchObject({
      isError: true,
      content: [{ type: "text", text: error.message }],
      _meta: { "normkompass-mcp/code": "unexpected_response" },
    });
    expect(result.structuredContent).toBeUndefined();
  });

  it("Nothing is sent when an argument breaks a rule", async () => {
    const never = () => Promise.reject(new Error("sent"));
    const cases: [string, Record<string, unknown>][] = [
      ["search_law", { question: "\u200b" }],
      ["search_law", { question: "x", limit: 0 }],
      ["search_law", { question: "x", maxResults: 1 }],
      ["search_law", {}],
      ["ask_law", { question: "x".repeat(1001) }],
    ];
    for (const [name, args] of cases) {
      const { result } = await callWith({ search: never, ask: never }, name, args);
      expect(result._meta?.["normkompass-mcp/code"]).toBe("invalid_input");
    }
  });

  it("A bug becomes internal_error and shows nothing of its inside", async () => {
    const bug = new TypeError(
      "https://nk:hunter22@db.example failed with Bearer abc at handler.ts:1",
    );
    const { result, lines } = await callWith(
      { search: () => Promise.reject(bug) },
      "search_law",
      QUESTION,
    );
    expect(result._meta?.["normkompass-mcp/code"]).toBe("internal_error");
    expect(result.content).toEqual([
      {
        type: "text",
        text: "normkompass-mcp hit an internal error; try again, and tell its operator if it stays.",
      },
    ]);
    expect(lines).toMatchObject([
      { event: "bug", where: "tool", error: "TypeError" },
      { event: "tool_call", outcome: "error", code: "internal_error" },
    ]);
    expect(JSON.stringify([result, lines])).not.toMatch(/hunter22|db\.example|Bearer|handler\.ts/);
  });

  it("An unknown tool is a protocol error", async () => {
    const { client } = await connect(stubClient());
    await expect(client.callTool({ name: "search", arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
  });
});

describe("the log line of a call", () => {
  it("It holds tool, outcome, duration, era and token name, and nothing that was said", async () => {
    const { lines } = await callWith({}, "search_law", QUESTION);
    expect(lines).toEqual([
      {
        event: "tool_call",
        tool: "search_law",
        outcome: "ok",
        ms: 0,
        era: "legacy",
        token: "anna",
      },
    ]);
  });

  it("An error's line holds its code and the API's status", async () => {
    const error = new ToolError("api_error", "sentence", 500);
    const { lines } = await callWith({ ask: () => Promise.reject(error) }, "ask_law", QUESTION);
    expect(lines).toMatchObject([{ outcome: "error", code: "api_error", upstream: 500 }]);
  });

  it("A cancelled call aborts the upstream request and is no error", async () => {
    const cancel = new AbortController();
    const upstream = Promise.withResolvers<AbortSignal | undefined>();
    const ask = (_request: object, signal?: AbortSignal) => {
      upstream.resolve(signal);
      return new Promise<never>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    };
    const { client, lines } = await connect(stubClient({ ask }));
    const call = client.callTool(
      { name: "ask_law", arguments: QUESTION },
      { signal: cancel.signal },
    );
    const signal = await upstream.promise;
    cancel.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(() => lines).toMatchObject([{ event: "tool_call", outcome: "cancelled" }]);
    expect(signal?.aborted).toBe(true);
  });
});
