import type { Clock } from "../clock.ts";

/** Time between two notices, in milliseconds: well below the minute after which clients give up. */
const INTERVAL_MS = 10_000;

/** One progress notice (MCP: ProgressNotification), in seconds waited. */
export interface ProgressNotice {
  readonly progress: number;
  readonly total: number;
  readonly message: string;
}

/**
 * Tells a waiting client every ten seconds how long it has waited, out of `totalSeconds` at most.
 * @returns a function that ends it; to be called before the result goes out
 */
export function startProgress(
  clock: Clock,
  totalSeconds: number,
  send: (notice: ProgressNotice) => Promise<void>,
): () => void {
  const started = clock.now();
  let stop = () => {};
  const wait = () => {
    stop = clock.after(INTERVAL_MS, () => {
      const progress = Math.round((clock.now() - started) / 1000);
      const message = `The normkompass API is working on the answer (${progress} of at most ${totalSeconds} s).`;
      // A client that is gone is told by its aborted call; there is nothing to do about the notice.
      send({ progress, total: totalSeconds, message }).catch(() => {});
      wait();
    });
  };
  wait();
  return () => stop();
}
