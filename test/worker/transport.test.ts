import { exports } from "cloudflare:workers";
import { describeTransport } from "../support/transport-contract.ts";

// In-process requests to localhost have no Host header, so an https address stands for the Worker.
describeTransport("the Worker in workerd", () => ({
  https: true,
  send: (path, init) => exports.default.fetch(new Request(`https://mcp.example.com${path}`, init)),
}));
