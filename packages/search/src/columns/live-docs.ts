import { type DocBits, setBit, wordsFor } from './doc-bits.ts';
import { type FactStore, RECENT_CHANGES } from './fact-store.ts';

/** The jobs that are live at one moment. The bits are overwritten by the next call: use them before the next await. */
export type LiveDocs = {
  bits: DocBits;
  count: number;
  /** Changes whenever the set changes. */
  version: number;
};

/** Valid from `from` until `until`, for a store that has seen so many changes. */
type Known = LiveDocs & { changes: number; from: number; until: number };

const cachedLive = new WeakMap<FactStore, Known>();

/** Cached until a job begins or ends; until then only the docs that changed are checked again. */
export function liveDocs(store: FactStore, now: number): LiveDocs {
  const known = cachedLive.get(store) ?? createKnown();
  cachedLive.set(store, known);
  const isSameTime = now >= known.from && now < known.until;
  if (isSameTime && known.changes === store.changes) return known;
  ensureCapacity(known, store);
  if (isSameTime && store.changes - known.changes <= RECENT_CHANGES) readChanged(known, store, now);
  else readAll(known, store, now);
  known.changes = store.changes;
  known.version += 1;
  return known;
}

function createKnown(): Known {
  return { bits: new Uint32Array(), count: 0, version: 0, changes: 0, from: Infinity, until: 0 };
}

function ensureCapacity(known: Known, store: FactStore): void {
  if (known.bits.length >= wordsFor(store.size)) return;
  const larger = new Uint32Array(wordsFor(store.isPublished.length));
  larger.set(known.bits);
  known.bits = larger;
}

function readAll(known: Known, store: FactStore, now: number): void {
  known.bits.fill(0);
  Object.assign(known, { count: 0, from: now, until: Infinity });
  for (let doc = 0; doc < store.size; doc += 1) readDoc(known, store, doc, now);
}

function readChanged(known: Known, store: FactStore, now: number): void {
  const { recent, changes } = store;
  known.from = now;
  for (let change = known.changes; change < changes; change += 1) {
    const doc = recent[change % RECENT_CHANGES] ?? 0;
    const word = known.bits[doc >>> 5] ?? 0;
    known.count -= (word >>> (doc & 31)) & 1;
    known.bits[doc >>> 5] = word & ~(1 << (doc & 31));
    readDoc(known, store, doc, now);
  }
}

function readDoc(known: Known, { isPublished, postedAt, validThrough }: FactStore, doc: number, now: number): void {
  const [begins, ends] = [postedAt[doc] ?? 0, validThrough[doc] ?? 0];
  if (isPublished[doc] !== 1 || ends <= now) return;
  const isBegun = begins <= now;
  known.until = Math.min(known.until, isBegun ? ends : begins);
  if (!isBegun) return;
  setBit(known.bits, doc);
  known.count += 1;
}
