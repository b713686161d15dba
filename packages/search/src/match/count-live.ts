import type { FactStore } from '../columns/fact-store.ts';
import { liveDocs } from '../columns/live-docs.ts';
import { type CountedCodes, countLasting } from './count-codes.ts';

type Known = { version: number; employerChanges: number; counts: CountedCodes };

const cachedCounts = new WeakMap<FactStore, Known>();

/** Counts live docs. The counts of all of them are cached until other jobs are live or an employer changes. */
export function countLive(store: FactStore, docs: Uint32Array, now: number): CountedCodes {
  const { count, version } = liveDocs(store, now);
  if (docs.length !== count) return countLasting(store, docs);
  const { employerChanges } = store;
  const known = cachedCounts.get(store);
  if (known?.version === version && known.employerChanges === employerChanges) return known.counts;
  const counts = countLasting(store, docs);
  cachedCounts.set(store, { version, employerChanges, counts });
  return counts;
}
