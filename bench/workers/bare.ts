import { createHash, timingSafeEqual } from "node:crypto";

interface Env {
  readonly NORMKOMPASS_API_URL: string;
  readonly NORMKOMPASS_MCP_TOKEN: string;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest();

/** The least that a Worker can do: check the same bearer and pass the JSON through, no MCP. */
// biome-ignore lint/style/noDefaultExport: the entry that Workers ask for
export default {
  async fetch(request, env) {
    const sent = request.headers.get("authorization")?.replace(/^bearer /i, "") ?? "";
    if (!timingSafeEqual(sha256(sent), sha256(env.NORMKOMPASS_MCP_TOKEN))) {
      return new Response(null, { status: 401 });
    }
    return fetch(`${env.NORMKOMPASS_API_URL}/search`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: request.body,
    });
  },
} satisfies ExportedHandler<Env>;
