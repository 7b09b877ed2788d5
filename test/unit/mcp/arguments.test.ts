import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  NOT_AN_OBJECT,
  readArguments,
  readLimit,
  readQuestion,
} from "../../../src/mcp/arguments.ts";
import { ToolError } from "../../../src/normkompass/errors.ts";

/** The sentence of the `invalid_input` that `read` throws. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ToolError && error.code === "invalid_input") return error.message;
    throw error;
  }
  throw new Error("Nothing was refused");
}

describe("limit", () => {
  it.each([5, "5", " 5 ", 5.0, "05"])("A limit that means 5 is 5: %j", (value) => {
    expect(readLimit(value)).toBe(5);
  });

  it.each([undefined, null, "", "  "])("A limit that is not given is 5: %j", (value) => {
    expect(readLimit(value)).toBe(5);
  });

  it("The bounds of limit are 1 and 20", () => {
    expect([readLimit(1), readLimit("20")]).toEqual([1, 20]);
  });

  it.each([
    5.5,
    0,
    21,
    -1,
    Number.NaN,
    1e9,
    "0x10",
    "1e1",
    "5.0",
    "+5",
    "5 6",
    "five",
    "٥",
    true,
    false,
    [],
    [5],
    {},
  ])("Any other limit is refused with the range: %j", (value) => {
    expect(refusal(() => readLimit(value))).toBe("limit must be a whole number from 1 to 20.");
  });
});

describe("question", () => {
  it.each(["§ 433 Abs. 1 BGB", "§§", "ß", "a\tb\nc\r\nd", "x\u200bx", "👩‍⚖️ fragt", "?"])(
    "A question is not changed: %j",
    (question) => {
      expect(readQuestion(question)).toBe(question);
    },
  );

  it("A question is trimmed and sent in normalisation form C", () => {
    expect(readQuestion(" \u00a0Bu\u0308rgschaft\n\ufeff")).toBe("B\u00fcrgschaft");
  });

  it.each([
    "",
    "   ",
    "\u200b",
    "\u00a0",
    "\ufeff",
    "\u200b \u2060\u00ad",
    "\u3164",
    "\ufe0f",
    "\u202e",
  ])("A question that shows nothing is refused: %j", (question) => {
    expect(refusal(() => readQuestion(question))).toBe(
      "question is blank; send the question as text.",
    );
  });

  it("A question is counted in code points", () => {
    expect(readQuestion("😀".repeat(1000))).toHaveLength(2000);
    expect(refusal(() => readQuestion("😀".repeat(1001)))).toBe(
      "question is 1001 characters long; at most 1000 are allowed.",
    );
    expect(readQuestion(` ${"x".repeat(1000)} `)).toHaveLength(1000);
    expect(refusal(() => readQuestion("x".repeat(1001)))).toContain("at most 1000");
  });

  it.each(["a\ud800b", "\udc00", "😀\ud83d"])("A lone surrogate is refused: %j", (question) => {
    expect(refusal(() => readQuestion(question))).toContain("half of a surrogate pair");
  });

  it.each(["a\u0000b", "a\u0007", "\u001b[31mx", "a\u007fb", "a\u0085b", "a\u000bb", "a\u000cb"])(
    "A control character other than tab and newline is refused: %j",
    (question) => {
      expect(refusal(() => readQuestion(question))).toContain("control character");
    },
  );

  it.each([undefined, null, 5, true, [], {}, ["x"]])(
    "A question that is no string is refused: %j",
    (question) => {
      expect(refusal(() => readQuestion(question))).toBe(
        "question must be a string of 1 to 1000 characters.",
      );
    },
  );

  it("What is accepted is well-formed, trimmed, composed and short enough", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 1100 }), (text) => {
        let question: string;
        try {
          question = readQuestion(text);
        } catch (error) {
          return (
            error instanceof ToolError && !error.message.includes(text.slice(0, 5) || "\u0000")
          );
        }
        const sent = [...question];
        return (
          question.isWellFormed() &&
          question === question.trim().normalize("NFC") &&
          sent.length >= 1 &&
          sent.length <= 1000
        );
      }),
    );
  });
});

describe("keys", () => {
  const read = (args: unknown) => readArguments("search_law", ["question", "limit"], args);

  it("Accepted keys are read and known client noise is dropped", () => {
    const args = { question: "x", limit: null, toolCallId: "t", sessionId: { a: 1 } };
    expect(read(args)).toEqual({ question: "x", limit: null });
  });

  it.each([
    [{ question: "x", maxResults: 20 }, '"maxResults"'],
    [{ query: "x" }, '"query"'],
    [{ Question: "x" }, '"Question"'],
    [{ question: "x", "": 1 }, '""'],
    [JSON.parse('{"question":"x","__proto__":1}'), '"__proto__"'],
    [{ question: "x", toString: 1 }, '"toString"'],
    [{ question: "x", ["k".repeat(100)]: 1 }, `"${"k".repeat(40)}…"`],
  ])("An unknown key is refused by name with the accepted ones: %j", (args, key) => {
    expect(refusal(() => read(args))).toBe(
      `search_law has no argument ${key}; it accepts question and limit.`,
    );
  });

  it.each([undefined, null, "x", 5, { [NOT_AN_OBJECT]: [] }])(
    "Arguments that are no object are refused with the accepted keys: %j",
    (args) => {
      expect(refusal(() => read(args))).toBe(
        "The arguments of search_law must be an object with question and limit.",
      );
    },
  );
});
