/** `npm run mcpb`: the desktop extension, `build/normkompass-mcp-<version>.mcpb`. */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packExtension } from "@anthropic-ai/mcpb";
import { TOOLS } from "../src/mcp/server.ts";
import { NAME, VERSION } from "../src/version.ts";
import { buildCommand } from "./build.ts";

const ROOT = join(import.meta.dirname, "..");

/**
 * The manifest (MCPB specification, manifest version 0.4). A setting that is left empty becomes an
 * empty variable, which counts as not set.
 */
const MANIFEST = {
  manifest_version: "0.4",
  name: NAME,
  display_name: "normkompass",
  version: VERSION,
  description: "Search German federal law and ask it questions, with checked citations.",
  long_description:
    "Searches UStG, UStDV, AO, BDSG and DDG, and answers questions only with word-for-word checked citations, or refuses. It is a client of a normkompass API that you run; questions go there and nowhere else. Not legal advice.",
  author: { name: `The ${NAME} contributors` },
  license: "MIT",
  keywords: ["law", "germany", "citations"],
  server: {
    type: "node",
    entry_point: "server/cli.js",
    mcp_config: {
      command: "node",
      args: ["${__dirname}/server/cli.js"],
      env: {
        NORMKOMPASS_API_URL: "${user_config.api_url}",
        NORMKOMPASS_ACCESS_CLIENT_ID: "${user_config.access_client_id}",
        NORMKOMPASS_ACCESS_CLIENT_SECRET: "${user_config.access_client_secret}",
      },
    },
  },
  tools: TOOLS.map(({ name, title }) => ({ name, description: title })),
  compatibility: { runtimes: { node: ">=20" } },
  user_config: {
    api_url: {
      type: "string",
      title: "Address of the normkompass API",
      description: "For example http://localhost:3000, or the address that your tunnel gives it.",
      default: "http://localhost:3000",
      required: true,
    },
    access_client_id: {
      type: "string",
      title: "Cloudflare Access client id",
      description: "Only where Cloudflare Access protects the API. Leave empty otherwise.",
      default: "",
      sensitive: true,
      required: false,
    },
    access_client_secret: {
      type: "string",
      title: "Cloudflare Access client secret",
      description: "The other half of the same service token.",
      default: "",
      sensitive: true,
      required: false,
    },
  },
};

/**
 * Builds the extension into `folder` and gives its path.
 * @throws {Error} when the packer finds the manifest invalid
 */
export async function buildExtension(folder: string): Promise<string> {
  const content = await mkdtemp(join(tmpdir(), "normkompass-mcpb-"));
  try {
    await buildCommand(join(content, "server"));
    await writeFile(join(content, "manifest.json"), JSON.stringify(MANIFEST, null, 2));
    // The server is made of ES modules.
    await writeFile(join(content, "package.json"), JSON.stringify({ type: "module" }));
    await copyFile(join(ROOT, "LICENSE"), join(content, "LICENSE"));
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${NAME}-${VERSION}.mcpb`);
    if (!(await packExtension({ extensionPath: content, outputPath: path, silent: true }))) {
      throw new Error("The extension could not be packed; `npx mcpb validate` says why.");
    }
    return path;
  } finally {
    await rm(content, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const path = await buildExtension(join(ROOT, "build"));
  process.stdout.write(`${path}\n`);
}
