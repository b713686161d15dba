import { setTimeout as sleep } from 'node:timers/promises';

/** Thousands of jobs are written in several transactions; indexing at the same time would slow down the writer and the searches. */
const IDLE_MS = 1_000;
const MAX_WAIT_MS = 3_000;

export type WriterActivity = {
  /** Called when a writer has committed something. */
  recordWrite(): void;
  /** Waits until nothing was written for a second, at most three seconds because a writer may go on without a pause. */
  waitForIdle(): Promise<void>;
  stop(): void;
};

export function watchWriterActivity(): WriterActivity {
  const stopped = new AbortController();
  let writtenAt = 0;
  return {
    recordWrite() {
      writtenAt = performance.now();
    },
    async waitForIdle() {
      const latest = performance.now() + MAX_WAIT_MS;
      for (let left = Infinity; left > 0 && !stopped.signal.aborted; ) {
        left = Math.min(writtenAt + IDLE_MS, latest) - performance.now();
        if (left > 0) await sleep(left, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    },
    stop: () => stopped.abort(),
  };
}
