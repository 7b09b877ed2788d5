import { createServer, type ServerResponse } from "node:http";

/** A stand-in for the API that answers searches at once and questions when it is told to. */
export interface SlowApi {
  readonly url: string;
  /** Answers a question `ms` after it has come, or, from two on, `together` when so many wait. */
  answerAfter(ms: number, together?: number): void;
  /** Questions that wait for their answer. */
  waiting(): number;
  /** Questions whose asker left before the answer. */
  aborted(): number;
  stop(): void;
}

const PASSAGES = Array.from({ length: 5 }, (_, index) => ({
  source: "UStG",
  citation: `§ ${index + 1} UStG`,
  title: "Titel",
  url: "https://www.gesetze-im-internet.de/ustg_1980/__1.html",
  stand: "2026",
  text: "x".repeat(1000),
}));

/** The answer holds the question, so that crossed answers show. */
const answerTo = (question: string) => ({
  refused: false,
  answer: question,
  citations: [{ source: "UStG", path: "§ 1 UStG", url: "u", quote: question }],
  stand: "2026",
});

/** Starts it on a free port of 127.0.0.1. */
export async function startSlowApi(): Promise<SlowApi> {
  let delay = 0;
  let together = 1;
  let aborted = 0;
  const held = new Set<() => void>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.url === "/search") return end(response, { passages: PASSAGES });
    const answer = () => end(response, answerTo(JSON.parse(body).question));
    held.add(answer);
    response.once("close", () => {
      held.delete(answer);
      if (!response.writableEnded) aborted += 1;
    });
    if (held.size < together) return;
    for (const due of together === 1 ? [answer] : held) setTimeout(due, delay);
  });
  // Idle connections stay open: one that closes just as it is used again would count as a failure.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", 4096, resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    answerAfter(ms, questions = 1) {
      delay = ms;
      together = questions;
    },
    waiting: () => held.size,
    aborted: () => aborted,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function end(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
