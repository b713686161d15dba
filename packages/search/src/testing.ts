import type { Db } from '@stellenvisite/db/client';
import { indexAllPending } from './index/index-pending.ts';
import { createSearch, type Search, type SearchOptions } from './search.ts';

export { classifyJob, type JobClass } from './classify/classify-job.ts';
export { findDisagreements } from './index/find-disagreements.ts';
export { docOf } from './index/search-market.fixture.ts';

type IndexingSearchOptions = Pick<SearchOptions, 'now'> & {
  db: Db;
  /** Where the index is written, if `db` is a replica. */
  primary?: Db;
};

/** For tests that run no indexer: every call indexes what is pending first. */
export function createIndexingSearch({ db, primary = db, now }: IndexingSearchOptions): Search {
  const search = createSearch({ db, now });
  const afterIndexing =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      await indexAllPending({ db: primary });
      return call(...args);
    };
  return {
    ...search,
    search: afterIndexing(search.search),
    count: afterIndexing(search.count),
    match: afterIndexing(search.match),
    suggest: afterIndexing(search.suggest),
    similar: afterIndexing(search.similar),
    payBand: afterIndexing(search.payBand),
    cluster: afterIndexing(search.cluster),
    listSection: afterIndexing(search.listSection),
    refresh: afterIndexing(search.refresh),
  };
}
