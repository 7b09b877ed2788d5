import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that the stub received. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the stub answers; a function may do as it likes with the socket. */
export type Script =
  | ((response: ServerResponse, request: Received) => void)
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | object;
    };

/** A normkompass that answers as it is told, on loopback, and remembers what it was sent. */
export interface StubApi {
  readonly url: string;
  readonly received: Received[];
  /** What the next requests get. */
  answer: Script;
  close(): Promise<void>;
}

/** Starts a stub on a free port of 127.0.0.1. */
export async function startStubApi(): Promise<StubApi> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const entry: Received = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks).toString("utf8"),
    };
    received.push(entry);
    reply(stub.answer, response, entry);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stub: StubApi = {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: { status: 404 },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stub;
}

/** Lets the stub answer nothing; resolves once it is asked, with what resolves when the asker has left. */
export function silence(stub: StubApi): Promise<{ readonly closed: Promise<void> }> {
  return new Promise((resolve) => {
    stub.answer = (response) => {
      resolve({ closed: new Promise((closed) => response.once("close", closed)) });
    };
  });
}

function reply(script: Script, response: ServerResponse, request: Received): void {
  if (typeof script === "function") {
    script(response, request);
    return;
  }
  const body = typeof script.body === "object" ? JSON.stringify(script.body) : (script.body ?? "");
  response.writeHead(script.status ?? 200, {
    ...(typeof script.body === "object" && { "content-type": "application/json" }),
    ...script.headers,
  });
  response.end(body);
}
