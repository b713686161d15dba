import type { Context } from '../context.ts';
import { readAddress } from '../job-alerts/canonical-query.ts';
import type { SavedSearchRow } from './saved-search-view.ts';

/** How many live jobs of a saved search were posted since the person last opened it. */
export async function countNewJobs(
  { search }: Pick<Context, 'search'>,
  { query, seenAt }: SavedSearchRow,
): Promise<number> {
  const asked = readAddress(query);
  // A filter that a later version no longer knows finds nothing new; the person sees why when they open it.
  return asked ? search.count(asked, { postedAfter: seenAt }) : 0;
}
