import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  askResponseSchema,
  citationSchema,
  errorResponseSchema,
  passageSchema,
  searchResponseSchema,
} from "../../src/normkompass/contract.ts";
import { openApi, validatorOf } from "../support/openapi.ts";

const [answerSchema, refusalSchema] = askResponseSchema.options;

/** Component schemas with their counterparts in contract.ts. */
const PAIRS: readonly [string, z.ZodType][] = [
  ["Passage", passageSchema],
  ["Citation", citationSchema],
  ["SearchResponse", searchResponseSchema],
  ["Answer", answerSchema],
  ["Refusal", refusalSchema],
  ["AskResponse", askResponseSchema],
  ["Error", errorResponseSchema],
];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
const json: z.ZodType<Json> = z.json();

/** A schema without what only describes it, in one order, with references written out. */
function normalised(schema: unknown, components: Record<string, unknown>): Json {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value);
    const reference = entries.find(([key]) => key === "$ref")?.[1];
    if (typeof reference === "string") {
      return walk(json.parse(components[reference.replace("#/components/schemas/", "")]));
    }
    const kept = entries.filter(
      ([key, child]) =>
        !(key === "description" && typeof child === "string") &&
        !["$schema", "additionalProperties", "example"].includes(key),
    );
    return Object.fromEntries(
      kept
        .map(([key, child]): [string, Json] => [
          key === "anyOf" ? "oneOf" : key,
          key === "required" && Array.isArray(child) ? [...child].sort() : walk(child),
        ])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
  return walk(json.parse(schema));
}

/** Whether a component of the document says the same as a schema of contract.ts. */
function agrees(component: string, schema: z.ZodType, components: Record<string, unknown>) {
  const published = normalised(components[component], components);
  return JSON.stringify(published) === JSON.stringify(normalised(z.toJSONSchema(schema), {}));
}

const { schemas } = openApi.components;

describe("openapi.yaml", () => {
  it("is an OpenAPI 3.1 document with the two operations", () => {
    expect(openApi.openapi).toMatch(/^3\.1\.\d+$/);
    const operations = Object.entries(openApi.paths).map(([path, { post }]) => ({
      path,
      operationId: post.operationId,
      responses: Object.keys(post.responses).sort(),
    }));
    expect(operations).toEqual([
      {
        path: "/search",
        operationId: "search",
        responses: ["200", "429", "4XX", "5XX", "default"],
      },
      {
        path: "/ask",
        operationId: "ask",
        responses: ["200", "429", "4XX", "501", "503", "5XX", "default"],
      },
    ]);
  });

  it("has no reference that leads nowhere", () => {
    const references = [...JSON.stringify(openApi).matchAll(/"\$ref":"#\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, path = ""] of references) {
      let node: unknown = openApi;
      for (const key of path.split("/")) node = z.record(z.string(), z.unknown()).parse(node)[key];
      expect(node, path).toBeTypeOf("object");
    }
  });

  it("has valid JSON Schemas, and those that the contract speaks of", () => {
    expect(Object.keys(schemas).sort()).toEqual([
      "Answer",
      "AskRequest",
      "AskResponse",
      "Citation",
      "Error",
      "Passage",
      "Question",
      "Refusal",
      "SearchRequest",
      "SearchResponse",
    ]);
    for (const name of Object.keys(schemas)) expect(validatorOf(name), name).toBeTypeOf("function");
  });

  it.each(PAIRS)("says the same as contract.ts: %s", (component, schema) => {
    expect(normalised(schemas[component], schemas)).toEqual(normalised(z.toJSONSchema(schema), {}));
  });

  const passage = z.object({
    properties: z.record(z.string(), z.unknown()),
    required: z.array(z.string()),
  });
  const published = passage.parse(schemas.Passage);
  const { text: _text, ...withoutText } = published.properties;

  it.each([
    [
      "gains a field",
      { ...published, properties: { ...published.properties, score: { type: "number" } } },
    ],
    [
      "loses a field",
      { ...published, properties: withoutText, required: published.required.slice(0, -1) },
    ],
    ["makes a field optional", { ...published, required: published.required.slice(0, -1) }],
    [
      "changes a type",
      { ...published, properties: { ...published.properties, text: { type: "number" } } },
    ],
  ])("disagrees with contract.ts as soon as it %s", (_change, changed) => {
    expect(agrees("Passage", passageSchema, schemas)).toBe(true);
    const components = { ...schemas, Passage: { type: "object", ...changed } };
    expect(agrees("Passage", passageSchema, components)).toBe(false);
    expect(agrees("SearchResponse", searchResponseSchema, components)).toBe(false);
  });

  it.each([
    ["gains a field", passageSchema.extend({ score: z.number() })],
    ["loses a field", passageSchema.omit({ text: true })],
    ["makes a field optional", passageSchema.partial({ text: true })],
    ["changes a type", passageSchema.extend({ text: z.number() })],
  ])("disagrees as soon as contract.ts %s", (_change, schema) => {
    expect(agrees("Passage", schema, schemas)).toBe(false);
  });

  it.each([
    ["a question", { question: "x" }, true],
    ["limit 1", { question: "x", limit: 1 }, true],
    ["limit 20", { question: "x", limit: 20 }, true],
    ["1000 characters", { question: "😀".repeat(1000) }, true],
    ["1001 characters", { question: "😀".repeat(1001) }, false],
    ["no characters", { question: "" }, false],
    ["white space only", { question: " \n " }, false],
    ["a number as question", { question: 1 }, false],
    ["no question", { limit: 5 }, false],
    ["limit 0", { question: "x", limit: 0 }, false],
    ["limit 21", { question: "x", limit: 21 }, false],
    ["limit 1.5", { question: "x", limit: 1.5 }, false],
    ["a string as limit", { question: "x", limit: "5" }, false],
    ["null as limit", { question: "x", limit: null }, false],
  ])("says which searches are allowed: %s", (_name, body, allowed) => {
    expect(validatorOf("SearchRequest")(body)).toBe(allowed);
  });
});
