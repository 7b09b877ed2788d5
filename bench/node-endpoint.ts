/** The endpoint under Node in a thread of its own, with limits that are never reached. */
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import * as z from "zod";
import { readHttpServerConfig } from "../src/config.ts";
import { startHttpServer } from "../src/http-server.ts";

/** Starts it with these variables; `stop` ends the thread. */
export async function startNodeEndpoint(
  env: Readonly<Record<string, string>>,
): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const thread = new Worker(import.meta.filename, { workerData: { ...env } });
  const url = await new Promise<string>((resolve) => thread.once("message", resolve));
  return { url, stop: () => thread.terminate() };
}

if (!isMainThread) {
  const env = z.record(z.string(), z.string()).parse(workerData);
  const unlimited = async () => true;
  const { url } = await startHttpServer(
    readHttpServerConfig({ ...env, NORMKOMPASS_MCP_PORT: "0" }),
    () => {},
    { failedAuth: unlimited, searchLaw: unlimited, askLaw: unlimited },
  );
  parentPort?.postMessage(url);
}
