import type { FactStore } from '../columns/fact-store.ts';
import { liveDocs } from '../columns/live-docs.ts';
import { type CountedCodes, countLasting } from './count-codes.ts';

type Known = { version: number; employerChanges: number; counts: CountedCodes };

const knownCounts = new WeakMap<FactStore, Known>();

/** Counts live docs. Who has all of them is told what was counted last, until other jobs are live or an employer is another one. */
export function countLive(store: FactStore, docs: Uint32Array, now: number): CountedCodes {
  const { count, version } = liveDocs(store, now);
  if (docs.length !== count) return countLasting(store, docs);
  const { employerChanges } = store;
  const known = knownCounts.get(store);
  if (known?.version === version && known.employerChanges === employerChanges) return known.counts;
  const counts = countLasting(store, docs);
  knownCounts.set(store, { version, employerChanges, counts });
  return counts;
}
