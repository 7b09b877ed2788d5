import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with `N passed, N failed`, and fails one in which no test ran. */
// biome-ignore lint/style/noDefaultExport: what vitest loads as a reporter
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== "pending") counts[state] += 1;
      }
      if (module.state() === "failed" && counts.failed === 0) counts.failed += 1;
    }
    if (counts.passed === 0) process.exitCode = 1;
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
  }
}
