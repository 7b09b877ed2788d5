/** How often to look whether the process that started us is still there, in milliseconds. */
const LOOK_MS = 500;

/**
 * Resolves once this process is told to end: SIGINT, SIGTERM, SIGHUP, or, below npm, the death of the
 * shell that npm put in between, which keeps a signal to npm from arriving here.
 */
export function untilTold(): Promise<undefined> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.once(signal, () => resolve(undefined));
    }
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid !== parent) resolve(undefined);
    }, LOOK_MS);
    timer.unref();
  });
}
