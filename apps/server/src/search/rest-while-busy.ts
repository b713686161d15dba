import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** As long as a slice of reading: where nobody searches, a bulk change takes half of the process. */
const SHORTEST_MS = 2;
/** Of a busy process it takes a small part: what waits in line grows steeply with what is done at all. */
const TIMES_LONGER = 20;
/** So many slices at most follow each other without a rest. */
const MOST_IN_ADVANCE = 4;
/** The last thirty rests or so. */
const SHARE_OF_ONE = 1 / 30;

/** Sleeps, and tells how long that took and which part of it the process was at work. */
type Sleep = (ms: number) => Promise<{ tookMs: number; busy: number }>;

type RestOptions = { isHurried: () => boolean; sleep?: Sleep };

/** Rests the longer, the more the process has to do; what it does during a rest, it does for others. */
export function createRest({ isHurried, sleep = sleepWatching }: RestOptions): () => Promise<void> {
  let busy = 0;
  let owedMs = 0;
  return async () => {
    if (isHurried()) return;
    const dueMs = SHORTEST_MS + SHORTEST_MS * TIMES_LONGER * busy;
    owedMs += dueMs;
    if (owedMs <= 0) return;
    const slept = await sleep(owedMs);
    // An overloaded process wakes late, and would hardly get on if each rest took so long.
    owedMs = Math.max(owedMs - slept.tookMs, -MOST_IN_ADVANCE * dueMs);
    busy += (slept.busy - busy) * SHARE_OF_ONE;
  };
}

async function sleepWatching(ms: number): ReturnType<Sleep> {
  const before = performance.eventLoopUtilization();
  const began = performance.now();
  await sleep(ms);
  return { tookMs: performance.now() - began, busy: performance.eventLoopUtilization(before).utilization };
}
