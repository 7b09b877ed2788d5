import worker from "../../src/worker.ts";

/**
 * The Worker with limits that are counted inside: locally the binding is simulated by another Worker behind a
 * socket, which takes longer than all the rest; on Cloudflare it counts on the machine that the Worker runs on.
 */
const counts = new Map<string, number>();
const inside = {
  async limit({ key }: { key: string }) {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { success: count < Number.MAX_SAFE_INTEGER };
  },
};

// biome-ignore lint/style/noDefaultExport: the entry that Workers ask for
export default {
  fetch: (request, env, context) =>
    worker.fetch(
      request,
      { ...env, FAILED_AUTH_LIMIT: inside, SEARCH_LAW_LIMIT: inside, ASK_LAW_LIMIT: inside },
      context,
    ),
} satisfies ExportedHandler<Env>;
