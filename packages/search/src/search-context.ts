import type { Db, Tx } from '@stellenvisite/db/client';
import type { SearchIndex } from './index/search-index.ts';

/** What a search needs to know of the world. */
export type SearchContext = { db: Db | Tx; now: () => Date; searchIndex?: SearchIndex };
