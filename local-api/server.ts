import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import * as z from "zod";
import { sampleCorpus } from "./corpus.ts";
import { createEngine, type Engine } from "./engine.ts";
import { ModelFailure } from "./model.ts";

export interface LocalApiOptions {
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  /** `127.0.0.1` and no other address: there is no access control. */
  readonly host?: string;
  /** Without an answer model `/ask` says so: 503 with the code `no_answer_model`. */
  readonly answerModel: boolean;
  /** What answers; the sample corpus by default. */
  readonly engine?: Engine;
}

/** A normkompass API that listens. */
export interface LocalApi {
  /** For example `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Passages that it searches. */
  readonly passageCount: number;
  /** Stops listening and closes every connection. */
  close(): Promise<void>;
}

const LOOPBACK = "127.0.0.1";
/** Largest request body, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;
/** Time that a client has to send its whole request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;
/** Longest question, in Unicode characters. */
const MAX_QUESTION = 1000;

const questionSchema = z
  .string()
  .trim()
  .refine((question) => question !== "" && [...question].length <= MAX_QUESTION);
const askSchema = z.object({ question: questionSchema });
const searchSchema = askSchema.extend({ limit: z.int().min(1).max(20).default(5) });

/** What to tell a client about each field of a body. */
const RULES = {
  question: `question must be a text of 1 to ${MAX_QUESTION} characters.`,
  limit: "limit must be a whole number from 1 to 20.",
  body: "The body must be a JSON object.",
} as const;

/** An answer that is an error of the contract. */
class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, headers = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

interface Route {
  readonly method: "GET" | "POST";
  /** @throws {ApiError} */
  answer(body: unknown): unknown;
}

/**
 * Starts a normkompass API on this machine: `POST /search` and `POST /ask` as openapi.yaml has them,
 * and `GET /health`.
 * @throws {RangeError} for a host other than 127.0.0.1
 * @throws what listening fails with, for example `EADDRINUSE`
 */
export async function startLocalApi({
  port,
  host = LOOPBACK,
  answerModel,
  engine = createEngine(sampleCorpus),
}: LocalApiOptions): Promise<LocalApi> {
  if (host !== LOOPBACK) {
    throw new RangeError(`The local normkompass listens on ${LOOPBACK} only, not on ${host}.`);
  }
  const routes = routesOf(engine, answerModel);
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    answer(request, routes).then(
      (body) => send(response, 200, body),
      (error: unknown) => sendError(response, error),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const address = server.address();
  return {
    url: `http://${LOOPBACK}:${typeof address === "object" ? address?.port : port}`,
    passageCount: engine.passageCount,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function routesOf(engine: Engine, answerModel: boolean): ReadonlyMap<string, Route> {
  return new Map<string, Route>([
    [
      "/search",
      {
        method: "POST",
        answer(body) {
          const { question, limit } = parseBody(searchSchema, body);
          return engine.search(question, limit);
        },
      },
    ],
    [
      "/ask",
      {
        method: "POST",
        answer(body) {
          const { question } = parseBody(askSchema, body);
          if (answerModel) return engine.ask(question);
          throw new ApiError(503, "no_answer_model", "No answer model is configured.");
        },
      },
    ],
    ["/health", { method: "GET", answer: () => ({ status: "ok", passages: engine.passageCount }) }],
  ]);
}

/** Caller, path, method, body, answer: the first that is wrong ends it with an `ApiError`. */
async function answer(
  request: IncomingMessage,
  routes: ReadonlyMap<string, Route>,
): Promise<unknown> {
  checkCaller(request);
  const [path = ""] = (request.url ?? "").split("?", 1);
  const route = routes.get(path);
  if (route === undefined) throw new ApiError(404, "not_found", "There is no such path.");
  const { method } = route;
  if (request.method !== method) {
    throw new ApiError(405, "method_not_allowed", `${path} takes ${method} only.`, {
      allow: method,
    });
  }
  return route.answer(method === "POST" ? await readJson(request) : undefined);
}

/**
 * Keeps web pages out, as there is no other access control: a page of another origin says so, and
 * one whose host name was made to point here (DNS rebinding) sends that name as `Host`.
 */
function checkCaller({ headers }: IncomingMessage): void {
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host ?? "");
  if (!isLocal) throw new ApiError(403, "forbidden", "Only localhost is served.");
  if (headers.origin !== undefined) {
    throw new ApiError(403, "forbidden", "Requests from web pages are not served.");
  }
}

/** Reads a body as JSON, whatever its content type. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const tooLarge = new ApiError(
    413,
    "body_too_large",
    `The body has more than ${MAX_BODY_BYTES} bytes.`,
  );
  if (Number(request.headers["content-length"]) > MAX_BODY_BYTES) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  // The stream stays open, so that the error can still be sent over its connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(Buffer.concat(chunks)),
    );
  } catch {
    throw new ApiError(400, "invalid_request", "The body is not JSON in UTF-8.");
  }
}

function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [field] = result.error.issues[0]?.path ?? [];
  const rule = field === "question" || field === "limit" ? field : "body";
  throw new ApiError(400, "invalid_request", RULES[rule]);
}

function sendError(response: ServerResponse, error: unknown): void {
  const { status, code, message, headers } = toApiError(error);
  send(response, status, { error: { code, message } }, headers);
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ModelFailure) return new ApiError(502, "model_failed", error.message);
  return new ApiError(500, "internal", "The local normkompass failed at this request.");
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
    .end(JSON.stringify(body));
}
