import { setTimeout as sleep } from 'node:timers/promises';

/** Whoever writes thousands of ads does so in several transactions: reading at the same time would slow down both, and searches. */
const QUIET_MS = 1_000;
const LONGEST_MS = 3_000;

export type Quiet = {
  hear(): void;
  /** Until nothing was heard for a second; not for ever, as somebody may go on and on. */
  wait(): Promise<void>;
  end(): void;
};

export function createQuiet(): Quiet {
  const ended = new AbortController();
  let heardAt = 0;
  return {
    hear() {
      heardAt = performance.now();
    },
    async wait() {
      const latest = performance.now() + LONGEST_MS;
      for (let left = Infinity; left > 0 && !ended.signal.aborted; ) {
        left = Math.min(heardAt + QUIET_MS, latest) - performance.now();
        if (left > 0) await sleep(left, undefined, { signal: ended.signal }).catch(() => undefined);
      }
    },
    end: () => ended.abort(),
  };
}
