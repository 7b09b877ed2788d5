/** A stand-in for the API in a thread of its own, which answers every search at once with five passages. */
import { createServer } from "node:http";
import { isMainThread, parentPort, Worker } from "node:worker_threads";

const BODY = JSON.stringify({
  passages: Array.from({ length: 5 }, (_, index) => ({
    source: "UStG",
    citation: `§ ${index + 1} UStG`,
    title: "Titel der Vorschrift",
    url: `https://www.gesetze-im-internet.de/ustg_1980/__${index + 1}.html`,
    stand: "Zuletzt geändert durch Art. 1 G v. 1.1.2026",
    text: "Ein Satz von der Länge, wie sie in einem Gesetz üblich ist, mit Umlauten. ".repeat(12),
  })),
});

/** Starts it; `stop` ends the thread. */
export async function startInstantApi(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const thread = new Worker(import.meta.filename);
  const port = await new Promise<number>((resolve) => thread.once("message", resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => thread.terminate() };
}

if (!isMainThread) {
  const server = createServer((request, response) => {
    request.resume();
    request.once("end", () => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(BODY);
    });
  });
  server.keepAliveTimeout = 120_000;
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    parentPort?.postMessage(typeof address === "object" && address !== null ? address.port : 0);
  });
}
