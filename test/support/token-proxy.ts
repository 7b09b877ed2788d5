import { createServer, request as send } from "node:http";
import * as z from "zod";

const addressSchema = z.object({ port: z.number() });

/** A proxy on loopback in front of an endpoint. */
export interface TokenProxy {
  /** The endpoint's path behind the proxy: `http://127.0.0.1:<port>/mcp`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Adds a bearer token for a client that cannot send one. Everything else goes through as it is, both
 * ways: `Host` and `Origin`, the protocol's own headers, bodies, and streams as they come.
 *
 * @param rewrite gives another value for a header of the request; to play a broken endpoint
 */
export async function startTokenProxy(
  endpoint: string,
  token: string,
  rewrite = (_name: string, value: string) => value,
): Promise<TokenProxy> {
  const { hostname, port, pathname } = new URL(endpoint);
  const server = createServer((request, response) => {
    const headers = request.rawHeaders.map((value, index, all) => {
      const name = all[index - 1];
      return index % 2 === 1 && name !== undefined ? rewrite(name.toLowerCase(), value) : value;
    });
    headers.push("Authorization", `Bearer ${token}`);
    const { method, url } = request;
    // A connection each: one that is kept could be closed from the other side just when it is used.
    const upstream = send({ hostname, port, method, path: url, headers, agent: false });
    upstream.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      response.flushHeaders();
      answer.on("error", () => response.destroy()).pipe(response);
    });
    upstream.on("error", () => response.destroy());
    response.on("close", () => upstream.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = addressSchema.parse(server.address());
  return {
    url: `http://127.0.0.1:${own.port}${pathname}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
