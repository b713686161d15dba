import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import type { SearchAnswer } from './search-answer.ts';
import { NO_FILTERS, type SearchFilters } from './search-filters.ts';

/** An answer without hits, unless stated otherwise. */
export function answerTo(filters: Partial<SearchFilters>, list: Partial<JobList> = {}): SearchAnswer {
  return {
    list: {
      items: [],
      total: 0,
      page: 1,
      pageSize: 20,
      facets: {} as JobList['facets'],
      understood: [],
      relaxations: [],
      ...list,
    },
    filters: { ...NO_FILTERS, ...filters },
    misunderstood: [],
    pageCount: 0,
    isBeyond: false,
    asOf: '2026-11-15T08:00:00Z',
    isPlaceUnknown: false,
    nearest: [],
  };
}
