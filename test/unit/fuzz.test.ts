import { describe, expect, it } from "vitest";
import { properties, type Sabotage } from "../support/fuzz.ts";

const RUNS = 600;

describe("whatever is sent", () => {
  it.each(properties().map((property) => [property.name, property] as const))(
    "A property holds for everything that is sent: %s",
    async (_name, property) => {
      await property.run(RUNS);
    },
    60_000,
  );
});

/** Changes every answer's text. */
const rewrite =
  (change: (text: string) => string, status?: number): Sabotage =>
  (app) =>
  async (request) => {
    const response = await app(request);
    return new Response(change(await response.text()), {
      status: status ?? response.status,
      headers: response.headers,
    });
  };

describe("a property that could not fail", () => {
  it.each<[string, number, Sabotage]>([
    ["an answer that leaks", 4, rewrite((text) => `${text} hunter22-leak`)],
    ["a 500", 0, rewrite((text) => text, 500)],
    [
      "a result of another shape",
      0,
      rewrite((text) =>
        text.replace('"refused":true', '"refused":"no"').replace('"omitted":0', '"omitted":"no"'),
      ),
    ],
    [
      "a code that is none",
      0,
      rewrite((text) =>
        text.replace(/"normkompass-mcp\/code":"\w+"/, '"normkompass-mcp/code":"x"'),
      ),
    ],
    ["an answer that is doubled", 0, rewrite((text) => text.replace(/^data: .*$/m, "$&\n\n$&"))],
    [
      "a door left open",
      2,
      (app) => async (request) => {
        const response = await app(request);
        return response.status === 401
          ? new Response("{}", { headers: { "content-type": "application/json" } })
          : response;
      },
    ],
    [
      "a cap that is not there",
      3,
      (app) => async (request) => {
        const response = await app(request);
        return response.status === 413 ? Response.json({}) : response;
      },
    ],
    [
      "a passage that is lost",
      4,
      rewrite((text) => text.replace(/"omitted":\d+\}\}/, '"omitted":99}}')),
    ],
    ["an answer that never comes to an end", 4, () => () => new Promise(() => {})],
  ])(
    "A property finds what is wrong with the endpoint: %s",
    async (_name, index, sabotage) => {
      const failed = properties(sabotage, 50)[index]?.run(RUNS);
      await expect(failed).rejects.toThrow(/Property failed/);
    },
    60_000,
  );
});
