import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import * as z from "zod";
import { readWorkerConfig } from "../../src/config.ts";
import { accessRequired, accessUnavailable, tooManyGuesses } from "../../src/http/challenge.ts";
import * as errors from "../../src/normkompass/errors.ts";
import { request, testApp } from "../support/app.ts";

const ROOT = join(import.meta.dirname, "../..");
const PAGE = "docs/deploy.md";
const page = readFileSync(join(ROOT, PAGE), "utf8");

/** A text without what differs from one deployment, or one call, to the next. */
function fixedWords(text: string): string {
  return text
    .replace(/https?:\/\/[\w.-]+(:\d+)?/g, "…")
    .replace(/\d+/g, "…")
    .replace(/\s+/g, " ")
    .trim();
}

/** The paragraphs of "When it fails": their headings and what stands below each. */
const paragraphs = page
  .split(/^### /m)
  .slice(1)
  .map((text) => {
    const [heading = "", ...body] = (text.split(/^## /m)[0] ?? "").split("\n");
    return { heading, body: fixedWords(body.join("\n")) };
  });

/** What a paragraph under `heading` says besides `sentence`, or `undefined` where there is none. */
function adviceFor(heading: string, sentence: string): string | undefined {
  const words = fixedWords(sentence);
  const found = paragraphs.find(
    (paragraph) => paragraph.heading.startsWith(heading) && paragraph.body.includes(words),
  );
  return found?.body.replace(words, "").replace(/^[\s"]+/, "");
}

const BASE_URL = "https://api.example.com";

// A variant that is added and not listed here does not pass the type check.
const links = {
  network: "network",
  "broken-off": "broken-off",
  tunnel: "tunnel",
  service: "service",
  origin: "origin",
  loop: "loop",
  unset: "unset",
} satisfies { readonly [Link in errors.BrokenLink]: Link };

const denials = {
  login: "login",
  redirect: "redirect",
  credentials: "credentials",
  "bot-rules": "bot-rules",
} satisfies { readonly [Denial in errors.Denial]: Denial };

const unexpected = {
  shape: { kind: "shape", path: "passages[0].stand" },
  html: { kind: "html" },
  "not-json": { kind: "not-json" },
  "not-utf-8": { kind: "not-utf-8" },
  empty: { kind: "empty" },
  "too-large": { kind: "too-large" },
  "no-citation": { kind: "no-citation" },
  status: { kind: "status", status: 204 },
} satisfies Record<errors.Unexpected["kind"], errors.Unexpected>;

/** By the function that makes them, every error with a sentence of its own. */
const made = {
  apiUnreachable: Object.values(links).map((link) => errors.apiUnreachable(BASE_URL, link, 502)),
  timeout: [errors.timeout(120), errors.timeout(120, 524)],
  apiAccessDenied: Object.values(denials).map((denial) => errors.apiAccessDenied(denial, 403)),
  noAnswerModel: [errors.noAnswerModel(501)],
  rateLimited: [errors.rateLimited(30, 429)],
  tooManyCalls: [errors.tooManyCalls("ask_law", 60)],
  apiRejected: [errors.apiRejected(404)],
  apiError: [errors.apiError(500)],
  unexpectedResponse: Object.values(unexpected).map((what) => errors.unexpectedResponse(what)),
  internalError: [errors.internalError()],
} satisfies Record<
  Exclude<keyof typeof errors, "ToolError" | "invalidInput">,
  readonly errors.ToolError[]
>;

const codes = {
  invalid_input: true,
  api_unreachable: true,
  timeout: true,
  api_access_denied: true,
  no_answer_model: true,
  rate_limited: true,
  api_rejected: true,
  api_error: true,
  unexpected_response: true,
  internal_error: true,
} satisfies Record<errors.ErrorCode, true>;

describe("tool errors", () => {
  const all = Object.values(made).flat();

  it.each(all.map((error) => [error.message, error] as const))(
    "There is a paragraph for: %s",
    (sentence, { code }) => {
      const advice = adviceFor(`\`${code}\``, sentence);
      expect(advice, `${PAGE} has no paragraph for ${code} with this sentence`).toBeDefined();
      expect(advice?.length, "the paragraph says nothing but the sentence").toBeGreaterThan(40);
    },
  );

  it("Every function of errors.ts that makes one is tried", () => {
    const functions = Object.keys(errors).filter((name) => !["ToolError"].includes(name));
    expect([...Object.keys(made), "invalidInput"].sort()).toEqual(functions.sort());
  });

  it("Every code has a paragraph, and every paragraph a code that exists", () => {
    const headings = paragraphs.map(({ heading }) => /^`(\w+)` · \S/.exec(heading)?.[1]);
    const documented = new Set(headings.filter((code) => code !== undefined));
    expect([...documented].sort()).toEqual(Object.keys(codes).sort());
  });
});

const answerSchema = z.union([
  z.object({ error_description: z.string() }).transform((body) => body.error_description),
  z.object({ error: z.object({ message: z.string() }) }).transform((body) => body.error.message),
]);

describe("statuses of the endpoint", () => {
  const call = (init: RequestInit, url?: string) => {
    const { app } = testApp();
    return app(new Request(request(1, {}, url === undefined ? {} : { url }), init));
  };
  const headers = (more: Readonly<Record<string, string>>) => {
    const all = new Headers(request(1).headers);
    for (const [name, value] of Object.entries(more)) all.set(name, value);
    return { headers: all };
  };
  const bug = () => {
    throw new Error();
  };
  const cases: readonly (readonly [string, () => Response | Promise<Response>])[] = [
    ["HTTP 400", () => call({ body: "{" })],
    ["HTTP 400", () => call({ body: "[]" })],
    ["HTTP 401", () => call(headers({ authorization: "Bearer wrong-token-0123456789" }))],
    ["HTTP 401", accessRequired],
    ["HTTP 403 · Origin", () => call(headers({ origin: "https://evil.example" }))],
    ["HTTP 403 · Host", () => call({}, "http://mcp.example.com/mcp")],
    ["HTTP 404", () => call({}, "https://mcp.example.com/sse")],
    ["HTTP 405", () => call({ method: "DELETE" })],
    ["HTTP 406", () => call(headers({ accept: "text/html" }))],
    ["HTTP 413", () => call({ body: " ".repeat(70_000) })],
    ["HTTP 415", () => call(headers({ "content-type": "text/plain" }))],
    ["HTTP 429", () => tooManyGuesses(60)],
    ["HTTP 500", () => testApp({}, { limiters: brokenLimiters(bug) }).app(wrongToken())],
    ["HTTP 503", () => testApp({ NORMKOMPASS_MCP_TOKEN: "" }).app(request(1))],
    ["HTTP 503", accessUnavailable],
  ];

  function wrongToken(): Request {
    return request(1, { authorization: "Bearer wrong-token-0123456789" });
  }

  function brokenLimiters(limit: () => never) {
    return { failedAuth: limit, searchLaw: limit, askLaw: limit };
  }

  it.each(cases)("There is a paragraph for %s with its sentence", async (heading, answer) => {
    const response = await answer();
    expect(response.status).toBe(Number(/\d+/.exec(heading)?.[0]));
    const sentence = answerSchema.parse(await response.json());
    const advice = adviceFor(heading, sentence);
    expect(advice, `${PAGE} has no paragraph ${heading} with: ${sentence}`).toBeDefined();
    expect(advice?.length, "the paragraph says nothing but the sentence").toBeGreaterThan(40);
  });

  it("An unexpanded variable is explained in the words of the 401", async () => {
    const response = await call(headers({ authorization: "Bearer $TOKEN" }));
    const sentence = answerSchema.parse(await response.json());
    const hint = / What was sent .*/.exec(sentence)?.[0] ?? "no hint";
    expect(adviceFor("HTTP 401", hint)).toBeDefined();
  });
});

describe("settings", () => {
  it("Every variable that the configuration reads is named", () => {
    const read = new Set<string>();
    const none = {};
    readWorkerConfig(
      new Proxy(none, {
        get(target, name) {
          if (typeof name === "string" && /^[A-Z]/.test(name)) read.add(name);
          return Reflect.get(target, name);
        },
      }),
    );
    expect(read).toContain("NORMKOMPASS_MCP_TOKEN");
    expect(read.size).toBeGreaterThan(10);
    for (const name of read) expect(page).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it("Every variable that is named exists", () => {
    const source = readFileSync(join(ROOT, "src/config.ts"), "utf8");
    const ownNames = /NORMKOMPASS_TOKEN/;
    for (const [name] of page.matchAll(/\b(NORMKOMPASS|ACCESS)_[A-Z_]+\b/g)) {
      if (!ownNames.test(name)) expect(source).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});

describe("snippets", () => {
  const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text]) => ({
    language,
    text: text ?? "",
  }));
  const inLanguage = (wanted: string) => blocks.filter(({ language }) => language === wanted);

  it("Every JSON snippet parses and sends a bearer token to /mcp", () => {
    const snippets = inLanguage("json").map(({ text }) => text);
    expect(snippets.length).toBeGreaterThan(3);
    for (const text of snippets) {
      expect(() => JSON.parse(text)).not.toThrow();
      expect(text).toContain("https://mcp.example.com/mcp");
      expect(text).toMatch(/"Bearer [^"]+"/);
    }
  });

  it("The tunnel's configuration demands Access under every rule that leads to a service", () => {
    const ruleSchema = z.object({
      hostname: z.string().optional(),
      service: z.string(),
      originRequest: z
        .object({
          access: z.object({
            required: z.literal(true),
            teamName: z.string(),
            audTag: z.array(z.string()).length(1),
          }),
        })
        .optional(),
    });
    const [config] = inLanguage("yaml").map(({ text }) => parseYaml(text));
    const { ingress } = z.object({ ingress: z.array(ruleSchema) }).parse(config);
    const open = ingress.filter(({ originRequest }) => originRequest === undefined);
    expect(open).toEqual([{ service: "http_status:404" }]);
    expect(ingress.at(-1)).toEqual(open[0]);
  });

  it("A secret that is put comes from printf %s, never from echo", () => {
    const shell = inLanguage("sh")
      .map(({ text }) => text)
      .join("\n");
    expect(shell).not.toMatch(/\becho\b/);
    for (const [line] of page.matchAll(/^.*wrangler secret put.*$/gm))
      expect(line).toMatch(/printf %s/);
  });
});

describe("links", () => {
  /** The anchor that GitHub gives a heading. */
  function anchor(heading: string): string {
    return heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, "")
      .replace(/ /g, "-");
  }

  function anchorsOf(markdown: string): readonly string[] {
    const text = markdown.replace(/^```.*?^```$/gms, "");
    return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchor(heading));
  }

  it("Every link within the repository leads to a file and a heading that exist", () => {
    const targets = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) => target);
    const internal = targets.filter((target) => !/^https:\/\//.test(target));
    expect(internal.length).toBeGreaterThan(5);
    for (const target of internal) {
      const [path = "", fragment] = target.split("#");
      const file = path === "" ? join(ROOT, PAGE) : join(ROOT, dirname(PAGE), path);
      expect(existsSync(file), target).toBe(true);
      if (fragment !== undefined) {
        expect(anchorsOf(readFileSync(file, "utf8")), target).toContain(fragment);
      }
    }
  });
});
