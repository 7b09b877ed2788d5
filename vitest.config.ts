import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { TEST_TOKENS } from "./test/support/tokens.ts";

// Wrangler warns of secrets that it does not find, though the bindings below set them.
process.env.NORMKOMPASS_MCP_TOKEN = TEST_TOKENS;

/** A busy machine may take its time; what is waited for comes at once on an idle one. */
const expect = { poll: { timeout: 15_000 } };

// Set here so that a developer's .dev.vars cannot change a test.
const bindings = { NORMKOMPASS_MCP_TOKEN: TEST_TOKENS };

// biome-ignore lint/style/noDefaultExport: what vitest reads
export default defineConfig({
  test: {
    // The last line names what ran, in a form that any CI can read; none run is a failure.
    reporters: ["default", "./test/support/closing-line.ts"],
    silent: "passed-only",
    projects: [
      {
        test: { name: "unit", include: ["test/unit/**/*.test.ts"], testTimeout: 20_000, expect },
      },
      // Inside workerd. (@cloudflare/vitest-pool-workers is this plugin's former name.)
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: { bindings: { ...bindings, NORMKOMPASS_API_URL: inject("upstream") } },
          })),
        ],
        test: {
          name: "worker",
          include: ["test/worker/*.test.ts"],
          globalSetup: ["test/support/upstream-setup.ts"],
        },
      },
      {
        // With a stand-in for the Workers VPC binding, which nothing simulates: a service that is
        // reached whatever the address says.
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: { ...bindings, NORMKOMPASS_API_URL: "http://normkompass.internal" },
              serviceBindings: {
                NORMKOMPASS: { external: { address: new URL(inject("upstream")).host, http: {} } },
              },
            },
          })),
        ],
        test: {
          name: "vpc",
          include: ["test/worker/vpc/*.test.ts"],
          globalSetup: ["test/support/upstream-setup.ts"],
        },
      },
      {
        test: {
          name: "stdio",
          expect,
          include: ["test/stdio/**/*.test.ts"],
          globalSetup: ["test/support/build-setup.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "e2e",
          expect,
          include: ["test/e2e/**/*.test.ts"],
          globalSetup: ["test/support/build-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
