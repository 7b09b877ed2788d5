import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { request } from "../../support/app.ts";
import { SEARCH } from "../../support/fixtures.ts";
import { call } from "../../support/messages.ts";

const search = async (question: string) =>
  (await exports.default.fetch(request(call("search_law", { question })))).json();

describe("a Workers VPC binding", () => {
  it("The API is reached through the binding and not through the public internet", async () => {
    expect(await search("Landfahrzeug")).toMatchObject({
      result: { structuredContent: { ...SEARCH, omitted: 0 } },
    });
  });

  it("A connection that the binding cannot make is api_unreachable", async () => {
    expect(await search("down")).toMatchObject({
      result: {
        isError: true,
        content: [
          { text: expect.stringContaining("http://normkompass.internal cannot be reached") },
        ],
      },
    });
  });
});
