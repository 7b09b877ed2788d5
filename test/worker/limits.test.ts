import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { request } from "../support/app.ts";
import { call } from "../support/messages.ts";
import { BUSY_TOKEN } from "../support/tokens.ts";

it("The rate limiting bindings of wrangler.toml hold for ask_law", async () => {
  const ask = async () => {
    const message = call("ask_law", { question: "Mindestlohn?" });
    const response = await exports.default.fetch(
      request(message, { authorization: `Bearer ${BUSY_TOKEN}` }),
    );
    return JSON.stringify(await response.json()).includes("rate_limited");
  };
  const limited: boolean[] = [];
  for (let count = 0; count < 22; count += 1) limited.push(await ask());
  expect(limited).toEqual([...Array(20).fill(false), true, true]);
});
