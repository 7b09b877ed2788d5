import { createMcpHandler } from "agents/mcp/server";
import { expect, it, vi } from "vitest";
import { request, testApp } from "../../support/app.ts";
import { modern } from "../../support/messages.ts";
import { TOKEN } from "../../support/tokens.ts";

vi.mock("agents/mcp/server", async (original) => {
  const server = await original<typeof import("agents/mcp/server")>();
  return { ...server, createMcpHandler: vi.fn(server.createMcpHandler) };
});

it("The MCP handler gets every header but the bearer token", async () => {
  const seen: Headers[] = [];
  vi.mocked(createMcpHandler).mockReturnValue(
    Object.assign(async () => new Response(), {
      notify: {} as ReturnType<typeof createMcpHandler>["notify"],
      fetch: async ({ headers }: Request) => {
        seen.push(headers);
        return new Response();
      },
    }),
  );
  const { message, headers } = modern("tools/list");
  await testApp().app(request(message, { ...headers, "x-other": "1", traceparent: "00-a-b-01" }));
  expect(Object.fromEntries(seen[0] ?? [])).toEqual({
    ...headers,
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    traceparent: "00-a-b-01",
    "x-other": "1",
  });
  expect(JSON.stringify([...(seen[0] ?? [])])).not.toContain(TOKEN);
});
