import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import type { JobDetail, JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import type { FilterName, SearchFilters } from './search-filters.ts';

/** How many results are on a page. */
export const RESULTS_PAGE = 20;

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
  /** The whole job that is shown next to the list, so that it is there with the page. */
  opened?: JobDetail | undefined;
  /** Without another choice the jobs that fit the person best come first: of a job seeker's own answer alone. */
  isByMatch?: boolean;
};

/** Returns the same search with another list of hits. */
export function withList(answer: SearchAnswer, list: JobList): SearchAnswer {
  return { ...answer, list, ...pagesOf(list) };
}

export function pagesOf(list: JobList): Pick<SearchAnswer, 'pageCount' | 'isBeyond'> {
  const listed = countListed(list);
  const pageCount = Math.ceil(listed / RESULTS_PAGE);
  return { pageCount, isBeyond: listed > 0 && list.page > pageCount };
}

/** How many jobs the list has, those of unknown roster included. */
export function countListed({ total, unknown = 0 }: Pick<JobList, 'total' | 'unknown'>): number {
  return total + unknown;
}
