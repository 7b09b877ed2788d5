import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sampleCorpus, wordingOf } from "../../../local-api/corpus.ts";
import { createEngine } from "../../../local-api/engine.ts";
import { readModelConfig } from "../../../local-api/model.ts";
import { startLocalApi } from "../../../local-api/server.ts";
import { type StubApi, startStubApi } from "../../support/stub-api.ts";

const QUESTION = "Wann gilt ein Landfahrzeug als neu?";
const KEY = "key-of-the-model";

let stub: StubApi;
beforeAll(async () => {
  stub = await startStubApi();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.received.length = 0;
});

/** The endpoint says this, whatever it is asked. */
function says(content: unknown) {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  stub.answer = { body: { choices: [{ message: { role: "assistant", content: text } }] } };
}

const ask = (question = QUESTION) =>
  createEngine(sampleCorpus, { url: `${stub.url}/v1`, model: "a-model", key: KEY }).ask(question);

/** A sentence of the passage that the search puts first, which the model sees as number 1. */
function firstSentence(): string {
  const [passage] = createEngine(sampleCorpus).search(QUESTION, 1).passages;
  return passage === undefined ? "" : (wordingOf(passage, sampleCorpus).split(". ")[0] ?? "");
}

describe("an answer model", () => {
  it("An answer of the model is sent on with the quotes that stand in their passages", async () => {
    const quote = firstSentence();
    says({ answer: "In zwei Fällen.", citations: [{ passage: 1, quote }] });
    expect(await ask()).toEqual({
      refused: false,
      answer: "In zwei Fällen.",
      citations: [
        {
          source: "UStG",
          path: "§ 1b Abs. 3 UStG",
          url: "https://www.gesetze-im-internet.de/ustg_1980/__1b.html",
          quote,
        },
      ],
      stand: "Beispieltext (nicht der Gesetzeswortlaut)",
    });
    const [sent] = stub.received;
    expect(sent).toMatchObject({
      path: "/v1/chat/completions",
      headers: { authorization: `Bearer ${KEY}` },
    });
    const body = JSON.parse(sent?.body ?? "");
    expect(body).toMatchObject({ model: "a-model", temperature: 0 });
    expect(JSON.stringify(body.messages)).toContain("[1] § 1b Abs. 3 UStG");
    expect(JSON.stringify(body.messages)).toContain(`Frage: ${QUESTION}`);
  });

  it.each<[string, () => unknown]>([
    [
      "a quote that is nowhere",
      () => ({ answer: "x", citations: [{ passage: 1, quote: "Das steht hier nicht." }] }),
    ],
    [
      "a quote with a changed letter",
      () => ({ answer: "x", citations: [{ passage: 1, quote: `${firstSentence()}!` }] }),
    ],
    [
      "a quote of another passage",
      () => ({ answer: "x", citations: [{ passage: 2, quote: firstSentence() }] }),
    ],
    [
      "one lie among truths",
      () => ({
        answer: "x",
        citations: [
          { passage: 1, quote: firstSentence() },
          { passage: 1, quote: "Lüge" },
        ],
      }),
    ],
    [
      "a passage that it was not given",
      () => ({ answer: "x", citations: [{ passage: 99, quote: firstSentence() }] }),
    ],
    [
      "a passage before the first",
      () => ({ answer: "x", citations: [{ passage: 0, quote: firstSentence() }] }),
    ],
    ["no citation", () => ({ answer: "x", citations: [] })],
    ["an empty quote", () => ({ answer: "x", citations: [{ passage: 1, quote: "" }] })],
    ["no answer", () => ({ answer: " ", citations: [{ passage: 1, quote: firstSentence() }] })],
    ["a refusal", () => ({ refused: true })],
    ["no JSON", () => "Das weiß ich nicht."],
  ])("What the model cannot prove is a refusal: %s", async (_name, content) => {
    says(content());
    expect(await ask()).toMatchObject({ refused: true });
    expect(stub.received).toHaveLength(1);
  });

  it("Nothing is asked where the search finds nothing", async () => {
    expect(await ask("Quantenchromodynamik")).toMatchObject({ refused: true });
    expect(stub.received).toEqual([]);
  });

  it.each<[string, () => void]>([
    [
      "500",
      () => {
        stub.answer = { status: 500, body: "secret of the model" };
      },
    ],
    [
      "a redirect",
      () => {
        stub.answer = { status: 302, headers: { location: "http://127.0.0.1:1/" } };
      },
    ],
    [
      "another shape",
      () => {
        stub.answer = { body: { choices: [] } };
      },
    ],
    [
      "a reset",
      () => {
        stub.answer = (response) => response.destroy();
      },
    ],
  ])(
    "A model that does not answer is an error of the API, without a word of it: %s",
    async (_name, break_) => {
      break_();
      const engine = createEngine(sampleCorpus, {
        url: `${stub.url}/v1`,
        model: "a-model",
        key: KEY,
      });
      const api = await startLocalApi({ port: 0, answerModel: true, engine });
      try {
        const response = await fetch(`${api.url}/ask`, {
          method: "POST",
          body: JSON.stringify({ question: QUESTION }),
        });
        expect(response.status).toBe(502);
        expect(await response.json()).toEqual({
          error: { code: "model_failed", message: "The answer model gave no usable answer." },
        });
      } finally {
        await api.close();
      }
    },
  );

  it("Its settings are read together", () => {
    expect(readModelConfig({})).toBeUndefined();
    const url = "http://localhost:11434/v1/";
    expect(
      readModelConfig({ NORMKOMPASS_LOCAL_MODEL_URL: url, NORMKOMPASS_LOCAL_MODEL: " m " }),
    ).toEqual({ url: "http://localhost:11434/v1", model: "m" });
    for (const env of [
      { NORMKOMPASS_LOCAL_MODEL_URL: url },
      { NORMKOMPASS_LOCAL_MODEL: "m" },
      { NORMKOMPASS_LOCAL_MODEL_URL: "localhost:11434", NORMKOMPASS_LOCAL_MODEL: "m" },
    ]) {
      expect(() => readModelConfig(env)).toThrow(/^NORMKOMPASS_LOCAL_MODEL_URL /);
    }
  });
});
