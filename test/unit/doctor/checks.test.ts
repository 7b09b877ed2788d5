import { describe, expect, it } from "vitest";
import { ConfigError } from "../../../src/config.ts";
import { type CheckResult, createCheck, Fault } from "../../../src/doctor/checks.ts";
import { isHealthy, renderJson, renderLine, wantsColour } from "../../../src/doctor/render.ts";
import { noAnswerModel } from "../../../src/normkompass/errors.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

const result = (overrides: Partial<CheckResult> = {}): CheckResult => ({
  name: "api",
  status: "ok",
  message: "The API answers.",
  ms: 12,
  ...overrides,
});

function setup() {
  const clock = createFakeClock();
  const reported: CheckResult[] = [];
  const check = createCheck(clock, (result) => void reported.push(result));
  return { clock, reported, check };
}

describe("a check", () => {
  it("Each result is reported at once, with the time that its check took", async () => {
    const { clock, reported, check } = setup();
    const value = await check("api", async () => {
      clock.advance(1234.4);
      return { status: "ok", message: "Fine.", value: 7 };
    });
    expect(value).toBe(7);
    expect(reported).toEqual([{ name: "api", status: "ok", message: "Fine.", ms: 1234 }]);
  });

  it.each([
    ["a fault", new Fault("Do this."), "Do this."],
    ["a setting", new ConfigError("X is wrong."), "X is wrong."],
    ["the API", noAnswerModel(501), noAnswerModel(501).message],
  ])("A failure is reported with its sentence: %s", async (_name, thrown, message) => {
    const { reported, check } = setup();
    const value = await check("api", () => {
      throw thrown;
    });
    expect(value).toBeUndefined();
    expect(reported).toEqual([{ name: "api", status: "failed", message, ms: 0 }]);
  });

  it("A bug is reported without what it holds", async () => {
    const { reported, check } = setup();
    await check("api", () => {
      throw new TypeError("Bearer hunter22");
    });
    expect(reported).toMatchObject([
      { status: "failed", message: expect.stringContaining("internal error") },
    ]);
    expect(JSON.stringify(reported)).not.toContain("hunter22");
  });
});

describe("the report", () => {
  it("A line holds a mark, the name, the sentence and the time", () => {
    const plain = [
      result(),
      result({ name: "ask", status: "remark", message: "No model.", ms: 999 }),
      result({ name: "without-token", status: "failed", message: "Open!", ms: 1000 }),
      result({ status: "skipped", message: "Not checked.", ms: 0 }),
    ];
    expect(plain.map((one) => renderLine(one, false)).join("")).toMatchInlineSnapshot(`
      "✔ api            The API answers. (12 ms)
      ✔ ask            Remark: No model. (999 ms)
      ✘ without-token  Open! (1.0 s)
      – api            Not checked.
      "
    `);
  });

  it("Marks are coloured on a terminal only, and not with NO_COLOR", () => {
    expect(renderLine(result(), true)).toContain("\u001b[32m✔\u001b[0m api ");
    expect(renderLine(result({ status: "failed" }), true)).toContain("\u001b[31m✘\u001b[0m api ");
    expect(wantsColour(true, undefined)).toBe(true);
    expect(wantsColour(true, "")).toBe(true);
    expect(wantsColour(true, "1")).toBe(false);
    expect(wantsColour(false, undefined)).toBe(false);
  });

  it("Only a failure makes it unhealthy", () => {
    const fine = [result(), result({ status: "remark" }), result({ status: "skipped" })];
    expect(isHealthy(fine)).toBe(true);
    expect(isHealthy([...fine, result({ status: "failed" })])).toBe(false);
    expect(JSON.parse(renderJson(fine))).toEqual({ ok: true, checks: fine });
  });
});
