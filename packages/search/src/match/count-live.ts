import type { FactStore } from '../columns/fact-store.ts';
import { startBounds } from '../columns/job-starts.ts';
import { liveDocs } from '../columns/live-docs.ts';
import { type CountedCodes, countLasting, countStarts } from './count-codes.ts';

type Known = { version: number; employerChanges: number; today: number; counts: CountedCodes };

const cachedCounts = new WeakMap<FactStore, Known>();

/** Counts live docs. The counts of all of them are cached until other jobs are live, an employer changes or a day begins. */
export function countLive(store: FactStore, docs: Uint32Array, now: number): CountedCodes {
  const { count, version } = liveDocs(store, now);
  if (docs.length !== count) return countDaily(store, docs, now);
  const { employerChanges } = store;
  const known = cachedCounts.get(store);
  const [today] = startBounds(now);
  const isCurrent = known?.version === version && known.employerChanges === employerChanges && known.today === today;
  if (isCurrent) return known.counts;
  const counts = countDaily(store, docs, now);
  cachedCounts.set(store, { version, employerChanges, today, counts });
  return counts;
}

/** All that does not change within a day. */
function countDaily(store: FactStore, docs: Uint32Array, now: number): CountedCodes {
  return new Map(countLasting(store, docs)).set('start', countStarts(store, docs, now));
}
