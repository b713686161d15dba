import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** As long as one slice of work: in an idle process a bulk change takes half of the time. */
const MIN_PAUSE_MS = 2;
/** In a fully loaded process pauses are longer by this factor, because waiting times grow steeply with load. */
const FULL_LOAD_FACTOR = 20;
/** At most this many slices follow each other without a pause. */
const MAX_SKIPPED_PAUSES = 4;
/** Weight of one sample in the moving average of the load: about the last thirty pauses. */
const SMOOTHING = 1 / 30;

/** Sleeps, and measures how long that took and the share of it during which the process was busy. */
type Sleep = (ms: number) => Promise<{ tookMs: number; busy: number }>;

type ThrottleOptions = { isStopping: () => boolean; sleep?: Sleep };

/** Pauses between two slices of background work; the busier the process, the longer the pause. */
export function createThrottle({ isStopping, sleep = sleepMeasured }: ThrottleOptions): () => Promise<void> {
  let busy = 0;
  let debtMs = 0;
  return async () => {
    if (isStopping()) return;
    const dueMs = MIN_PAUSE_MS + MIN_PAUSE_MS * FULL_LOAD_FACTOR * busy;
    debtMs += dueMs;
    if (debtMs <= 0) return;
    const slept = await sleep(debtMs);
    // An overloaded process wakes late; without this credit each pause would be that long.
    debtMs = Math.max(debtMs - slept.tookMs, -MAX_SKIPPED_PAUSES * dueMs);
    busy += (slept.busy - busy) * SMOOTHING;
  };
}

async function sleepMeasured(ms: number): ReturnType<Sleep> {
  const before = performance.eventLoopUtilization();
  const began = performance.now();
  await sleep(ms);
  return { tookMs: performance.now() - began, busy: performance.eventLoopUtilization(before).utilization };
}
