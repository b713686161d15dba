import { type DocBits, wordsFor } from './doc-bits.ts';
import type { FactStore } from './fact-store.ts';

/**
 * Buffers a search works in: a list of docs, their points and a bit for every doc. For a million docs these are six megabytes,
 * which the pool hands to the next search instead of leaving them to the garbage collector.
 */
export type ScratchBuffers = { docs: Uint32Array; points: Uint16Array; bits: DocBits };

/** Searches hardly ever overlap: only those that wait for the database half-way do. */
const POOL_SIZE = 1;
const pools = new WeakMap<FactStore, ScratchBuffers[]>();

/** Whoever acquires buffers releases them and keeps no reference into them. */
export function acquireBuffers(store: FactStore): ScratchBuffers {
  const pool = pools.get(store) ?? [];
  pools.set(store, pool);
  const buffers = pool.pop();
  if (buffers && buffers.docs.length >= store.size) return buffers;
  const capacity = store.isPublished.length;
  return {
    docs: new Uint32Array(capacity),
    points: new Uint16Array(capacity),
    bits: new Uint32Array(wordsFor(capacity)),
  };
}

export function releaseBuffers(store: FactStore, buffers: ScratchBuffers): void {
  const pool = pools.get(store);
  if (pool && pool.length < POOL_SIZE) pool.push(buffers);
}
