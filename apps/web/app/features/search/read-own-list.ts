import type { JobList } from '@stellenvisite/contract/job-search.schema';
import { dataOf } from '../../api/data-of.ts';
import { api } from '../../session/api.ts';
import { hidesAnything } from '../hidden-employers/shared/hides-anything.ts';
import { RESULTS_PAGE } from './search-answer.ts';
import { type SearchFilters, toSearchParams } from './search-filters.ts';

type Asking = { accountId: string; changes: number };

/** The search as the person has it; null where nothing is hidden, and the common answer is theirs. */
export async function readOwnList(filters: SearchFilters, { accountId, changes }: Asking): Promise<JobList | null> {
  if (!(await hidesAnything(accountId, changes))) return null;
  const query = `${toSearchParams({ ...filters, view: '' })}&pageSize=${RESULTS_PAGE}`;
  return (await dataOf(api.GET('/api/jobs', { querySerializer: () => query }))) as JobList;
}
