import { timingSafeEqual } from "node:crypto";
import { expect, it, vi } from "vitest";
import { createBearerCheck } from "../../../src/http/bearer.ts";

vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  return { ...crypto, timingSafeEqual: vi.fn(crypto.timingSafeEqual) };
});

it("Every token is compared, without an early exit", () => {
  const names = ["first", "second", "third"];
  const check = createBearerCheck(
    names.map((name) => ({ name, token: `${name}-token-0123456789` })),
  );
  const sent = [
    ...names.map((name) => `Bearer ${name}-token-0123456789`),
    "Bearer x",
    "Basic x",
    "",
  ];
  const results = sent.map((header) => {
    vi.mocked(timingSafeEqual).mockClear();
    const result = check(header);
    const compared = vi.mocked(timingSafeEqual).mock.calls;
    // Digests of one length: what was sent shows in neither the number nor the size of comparisons.
    expect(compared.map(([a, b]) => [a.byteLength, b.byteLength])).toEqual(Array(3).fill([32, 32]));
    return result;
  });
  expect(results).toEqual([
    { token: "first" },
    { token: "second" },
    { token: "third" },
    { refused: "invalid" },
    { refused: "invalid" },
    { refused: "invalid" },
  ]);
});
