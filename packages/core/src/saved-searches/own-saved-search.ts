import { isId } from '@stellenvisite/contract/ids.schema';
import { savedSearches } from '@stellenvisite/db/schema/saved-searches';
import { and, eq, type SQL } from 'drizzle-orm';
import { DomainError } from '../domain-error.ts';

/** Somebody else's is not found, like one that never was. */
export function ownSavedSearch(userId: string, id: string): SQL | undefined {
  if (!isId(id)) throw new DomainError('saved_search.not_found');
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));
}
