import type { JobList } from '@stellenvisite/contract/job-search.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { FilterName, SearchFilters } from './search-filters.ts';

export type SearchAnswer = {
  list: JobList;
  /** The search that was answered: without what was not understood. */
  filters: SearchFilters;
  misunderstood: readonly FilterName[];
  pageCount: number;
  /** The page lies behind the last one. */
  isBeyond: boolean;
  /** When the list was read. */
  asOf: string;
  isPlaceUnknown: boolean;
  /** Where nothing is found: the first jobs of the first wider search. */
  nearest: readonly JobItem[];
};
