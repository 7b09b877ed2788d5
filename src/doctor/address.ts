import { Fault } from "./checks.ts";

/** Where an endpoint's two paths are; safe to show. */
export interface Address {
  readonly mcp: string;
  readonly health: string;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Reads the address of an endpoint, with or without its `/mcp`.
 * @throws {Fault} with a sentence that does not repeat it: what should not be in it may be a secret
 */
export function readAddress(text: string): Address {
  if (!URL.canParse(text)) {
    throw new Fault("--url is not a valid address; write for example https://mcp.example.com/mcp.");
  }
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new Fault(
      "--url must begin with https://; write for example https://mcp.example.com/mcp.",
    );
  }
  if (url.protocol === "http:" && !LOOPBACK.includes(url.hostname)) {
    throw new Fault(
      "--url must begin with https://: over plain http, which is for localhost only, others could read the token.",
    );
  }
  if (url.username !== "" || url.password !== "" || /[?#]/.test(text)) {
    throw new Fault(
      "--url must hold no user name, password, query or fragment; give the token with --token-env.",
    );
  }
  if (!["/", "/mcp", "/mcp/"].includes(url.pathname)) {
    throw new Fault("--url must end after the host or with /mcp, which is where the endpoint is.");
  }
  return { mcp: `${url.origin}/mcp`, health: `${url.origin}/health` };
}
