import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import { dataOf } from '../../../api/data-of.ts';
import { api } from '../../../session/api.ts';
import { RESULTS_PAGE } from './search-answer.ts';
import { type SearchFilters, toSearchParams } from './search-filters.ts';

type Asked = { accountId: string; changes: number; answer: Promise<boolean> };

let asked: Asked | null = null;

type Asking = { accountId: string; changes: number };

/** The search as the person has it; null where nothing is hidden, and the common answer is theirs. */
export async function readOwnList(filters: SearchFilters, { accountId, changes }: Asking): Promise<JobList | null> {
  if (!(await hidesAnything(accountId, changes))) return null;
  const query = `${toSearchParams({ ...filters, view: '' })}&pageSize=${RESULTS_PAGE}&includeUnknown=true`;
  return (await dataOf(api.GET('/api/jobs', { querySerializer: () => query }))) as JobList;
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
