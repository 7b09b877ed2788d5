import { exports } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { request, testApp } from "../support/app.ts";
import { REFUSAL } from "../support/fixtures.ts";
import { call } from "../support/messages.ts";

const QUESTION = { question: "Wann gilt ein Landfahrzeug als neu?" };
const realFetch = (url: string, init: RequestInit) => fetch(url, init);

/** The result of a search with the API at `url`, as this runtime's own fetch reaches it. */
async function searchAt(url: string): Promise<unknown> {
  const { app } = testApp({ NORMKOMPASS_API_URL: url }, { fetch: realFetch });
  return (await app(request(call("search_law", QUESTION)))).json();
}

describe("the API, as workerd reaches it", () => {
  it("A redirect is not followed in workerd either", async () => {
    const upstream = inject("upstream");
    expect(await searchAt(`${upstream}/redirect`)).toMatchObject({
      result: { isError: true, _meta: { "normkompass-mcp/code": "api_access_denied" } },
    });
    const paths = await (await fetch(`${upstream}/requests`)).json();
    expect(paths).toContain("/redirect/search");
    expect(paths).not.toContain("/landed");
  });

  it("A refusal passes through the deployed entry unchanged", async () => {
    const asked = request(call("ask_law", { question: "Mindestlohn?" }));
    expect(await (await exports.default.fetch(asked)).json()).toMatchObject({
      result: { structuredContent: REFUSAL },
    });
  });
});
