import type { Context } from '../context.ts';
import type { ActorContext } from '../permissions/require-person.ts';
import { readAddress } from './canonical-query.ts';
import type { SavedSearchRow } from './saved-search-view.ts';

/** Who asks, and what is needed to search. */
export type SavedSearchContext = ActorContext & Pick<Context, 'search'>;

/** How many live jobs of a saved search were posted since the person last opened it. */
export async function countNewJobs({ search }: SavedSearchContext, { query, seenAt }: SavedSearchRow): Promise<number> {
  const asked = readAddress(query);
  // A filter that a later version no longer knows finds nothing new; the person sees why when they open it.
  return asked ? search.count(asked, { postedAfter: seenAt }) : 0;
}
