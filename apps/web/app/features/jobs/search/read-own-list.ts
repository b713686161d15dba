import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../session/api.ts';
import { RESULTS_PAGE } from './search-answer.ts';
import { type SearchFilters, toSearchParams } from './search-filters.ts';

type Asked = { accountId: string; changes: number; answer: Promise<boolean> };

let asked: Asked | null = null;

type Asking = { accountId: string; changes: number };

export type OwnList = {
  /** Null where the common answer is theirs as well. */
  list: JobList | null;
  /** False for a profile by which nothing can be ordered; undefined where another order was chosen. */
  isByMatch?: boolean;
};

/** Reads the search as the person has it: what fits best first unless another order was chosen, and without what is hidden. */
export async function readOwnList(filters: SearchFilters, { accountId, changes }: Asking): Promise<OwnList> {
  const query = `${toSearchParams({ ...filters, view: '' })}&pageSize=${RESULTS_PAGE}&includeUnknown=true`;
  const call = { querySerializer: () => query };
  if (!filters.sort) {
    const { isByMatch, ...list } = await dataOf(api.GET('/api/matched-jobs', call));
    return { list: list as JobList, isByMatch };
  }
  if (!(await hidesAnything(accountId, changes))) return { list: null };
  return { list: (await dataOf(api.GET('/api/jobs', call))) as JobList };
}

/** Checks whether a job seeker has hidden any employer; the answer is cached until the next change. */
function hidesAnything(accountId: string, changes: number): Promise<boolean> {
  if (asked?.accountId === accountId && asked.changes === changes) return asked.answer;
  const answer = dataOf(api.GET('/api/hidden-employers')).then(({ total, agencies }) => total > 0 || agencies);
  asked = { accountId, changes, answer };
  answer.catch(() => {
    if (asked?.answer === answer) asked = null;
  });
  return answer;
}
