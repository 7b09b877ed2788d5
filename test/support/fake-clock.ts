import type { Clock } from "../../src/clock.ts";

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves time on by `ms` milliseconds and runs what is due. */
  advance(ms: number): void;
  /** Timers that are neither run nor cancelled. */
  readonly waiting: number;
}

export function createFakeClock(): FakeClock {
  let now = 0;
  const timers = new Set<{ readonly due: number; readonly task: () => void }>();
  return {
    now: () => now,
    after(ms, task) {
      const timer = { due: now + ms, task };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(ms) {
      now += ms;
      for (const timer of [...timers].filter(({ due }) => due <= now)) {
        timers.delete(timer);
        timer.task();
      }
    },
    get waiting() {
      return timers.size;
    },
  };
}
