import type { SearchIndex } from '@stellenvisite/search/index/search-index';
import type { Context } from '../context.ts';
import { createMarketMemory, type MarketMemory } from '../market/market-memory.ts';

const MAX_ENTRIES = 3_000;
const MAX_AGE_MS = 5_000;

const memories = new WeakMap<SearchIndex, MarketMemory>();

/**
 * The letters of one word lead to the same few names, each of them a search to count. A market in motion forgets its answers
 * every moment, so these are kept for some seconds whatever happens; the search that follows counts anew.
 */
export function rememberBriefly<T>(ctx: Context, name: string, compute: () => Promise<T>): Promise<T> {
  const { searchIndex, memory } = ctx;
  if (!searchIndex || !memory) return compute();
  const known = memories.get(searchIndex) ?? createMarketMemory({ maxEntries: MAX_ENTRIES, maxAgeMs: MAX_AGE_MS });
  memories.set(searchIndex, known);
  return known.get(name, compute);
}
