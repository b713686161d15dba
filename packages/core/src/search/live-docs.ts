import { type DocBits, setBit, wordsFor } from './doc-bits.ts';
import type { FactStore } from './fact-store.ts';

/** The jobs that are live at one moment, and how many each employer and each spot has of them, by their number in the store. */
export type LiveDocs = { bits: DocBits; byEmployer: Uint32Array; bySpot: Uint32Array };

/** From when until when nothing begins or ends, in a store that has seen so many changes. */
type Known = LiveDocs & { changes: number; from: number; until: number };

const knownLive = new WeakMap<FactStore, Known>();

/** The same as asking each doc; who asks again before a job is changed, begins or ends gets the same answer. */
export function liveDocs(store: FactStore, now: number): LiveDocs {
  const known = knownLive.get(store);
  if (known && known.changes === store.changes && now >= known.from && now < known.until) return known;
  const live = readLive(store, now);
  knownLive.set(store, live);
  return live;
}

function readLive(store: FactStore, now: number): Known {
  const { isPublished, postedAt, validThrough, employer, spot, size, changes } = store;
  const bits = new Uint32Array(wordsFor(size));
  const byEmployer = new Uint32Array(store.employers.size);
  const bySpot = new Uint32Array(store.spots.size);
  let until = Infinity;
  for (let doc = 0; doc < size; doc += 1) {
    const begins = postedAt[doc] ?? 0;
    const ends = validThrough[doc] ?? 0;
    if (isPublished[doc] !== 1 || ends <= now) continue;
    if (begins > now) {
      until = Math.min(until, begins);
      continue;
    }
    until = Math.min(until, ends);
    setBit(bits, doc);
    const [whose, where] = [employer[doc] ?? 0, spot[doc] ?? 0];
    byEmployer[whose] = (byEmployer[whose] ?? 0) + 1;
    bySpot[where] = (bySpot[where] ?? 0) + 1;
  }
  return { bits, byEmployer, bySpot, changes, from: now, until };
}
