/** Time, passed in so that tests can hold it. */
export interface Clock {
  /** Milliseconds; only differences mean anything. */
  now(): number;
  /** Runs `task` once after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** The runtime's own clock. `performance.now()` never runs backwards, `Date.now()` may. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
