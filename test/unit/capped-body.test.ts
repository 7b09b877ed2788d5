import { describe, expect, it } from "vitest";
import { readCapped } from "../../src/capped-body.ts";

/** A body of `chunks` chunks of ten bytes each, and how many of them were taken. */
function streamed(chunks: number, headers: Readonly<Record<string, string>>) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += 1;
        controller.enqueue(new Uint8Array(10).fill(taken));
        if (taken === chunks) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { message: new Response(body, { headers }), taken: () => taken };
}

describe("a body with a cap", () => {
  it.each([{}, { "content-length": "30" }, { "content-length": "30", "content-encoding": "gzip" }])(
    "is read whole when it is within the cap, whatever was declared: %o",
    async (headers) => {
      const bytes = await readCapped(streamed(3, headers).message, 30);
      expect([...(bytes ?? [])].map(String).join("")).toBe(
        "1".repeat(10) + "2".repeat(10) + "3".repeat(10),
      );
    },
  );

  it("is nothing when there is none", async () => {
    expect(await readCapped(new Response(null), 30)).toEqual(new Uint8Array());
  });

  it.each([
    {},
    { "content-length": "31" },
    // What is unpacked on the way is longer than what was declared.
    { "content-length": "20", "content-encoding": "gzip" },
    { "content-length": "20", "transfer-encoding": "chunked" },
    { "content-length": "-1" },
  ])("is left unread beyond the cap where HTTP does not end it: %o", async (headers) => {
    const { message, taken } = streamed(1000, headers);
    expect(await readCapped(message, 30)).toBeUndefined();
    expect(taken()).toBe(4);
  });

  it("is refused when it is longer than HTTP would have let it be", async () => {
    expect(await readCapped(streamed(4, { "content-length": "20" }).message, 30)).toBeUndefined();
  });
});
