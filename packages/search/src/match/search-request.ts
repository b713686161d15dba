import type { Db } from '@stellenvisite/db/client';
import type { FactStore } from '../columns/fact-store.ts';
import type { SearchIndex } from '../index/search-index.ts';

export type Engine = { db: Db; now: () => Date; index: SearchIndex };

/**
 * One call of the public interface. A call counts in several places, the searches it offers included: one refresh of the index
 * serves all of them, and what is committed later is for the next call.
 */
export type SearchRequest = Engine & RequestOptions & { facts(): Promise<FactStore> };

/** Restrictions that apply to all results and counts of a call. */
export type RequestOptions = { withoutEmployers?: readonly string[] | undefined };

export function openRequest(engine: Engine, { withoutEmployers }: RequestOptions = {}): SearchRequest {
  const startedAt = performance.now();
  return { ...engine, withoutEmployers, facts: () => engine.index.factsSince(startedAt) };
}
