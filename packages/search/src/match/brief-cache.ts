import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 3_000;

/**
 * Keeps what suggestions count for some seconds, whatever is committed meanwhile: the letters of one word lead to the same few
 * names, and each count is a search. Those who ask for the same entry at once share one computation.
 */
export type BriefCache = <T extends object | number>(key: string, compute: () => Promise<T>) => Promise<T>;

/** Without an age nothing is cached. */
export function createBriefCache(maxAgeMs: number | undefined): BriefCache {
  if (maxAgeMs === undefined) return (_key, compute) => compute();
  const entries = new LRUCache<string, object | number, () => Promise<object | number>>({
    max: MAX_ENTRIES,
    ttl: maxAgeMs,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return <T extends object | number>(key: string, compute: () => Promise<T>) =>
    entries.forceFetch(key, { context: compute }) as Promise<T>;
}
