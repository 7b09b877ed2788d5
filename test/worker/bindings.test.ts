import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import worker from "../../src/worker.ts";
import { request } from "../support/app.ts";
import { LIST } from "../support/messages.ts";

it("A Worker without its rate limiting bindings stays closed", async () => {
  const { ASK_LAW_LIMIT: _left, ...rest } = env;
  // What wrangler's types promise, a deployment with another file does not keep.
  const response = await worker.fetch(
    request(LIST) as Parameters<typeof worker.fetch>[0],
    rest as Env,
    {} as ExecutionContext,
  );
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error: "not_configured",
    error_description: expect.stringContaining(
      "The rate limiting bindings of wrangler.toml are missing: ASK_LAW_LIMIT;",
    ),
  });
});
