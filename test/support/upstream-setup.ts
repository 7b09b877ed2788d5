import type { TestProject } from "vitest/node";
import { ANSWER, REFUSAL, SEARCH } from "./fixtures.ts";
import { startStubApi } from "./stub-api.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a stand-in normkompass that tests inside workerd can reach. */
    upstream: string;
  }
}

/**
 * A normkompass for tests that run inside workerd and so cannot start one. It searches, answers, and
 * refuses a question that holds "Mindestlohn"; it breaks the connection of one that holds "down"; below `/redirect` it redirects to `/landed`, and `/requests` lists the paths it was asked for.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stub = await startStubApi();
  stub.answer = (response, { path, body }) => {
    const json = (value: unknown) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(value));
    };
    if (body.includes("down")) response.destroy();
    else if (path.startsWith("/redirect")) {
      response.writeHead(307, { location: `${stub.url}/landed` }).end();
    } else if (path === "/requests") json(stub.received.map((request) => request.path));
    else if (path === "/search") json(SEARCH);
    else json(body.includes("Mindestlohn") ? REFUSAL : ANSWER);
  };
  project.provide("upstream", stub.url);
  return () => stub.close();
}
