import type { SavedSearch } from '@stellenvisite/contract/saved-searches.schema';
import type { savedSearches } from '@stellenvisite/db/schema/saved-searches';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

export function toSavedSearch({ id, name, query, seenAt, createdAt }: SavedSearchRow, newCount: number): SavedSearch {
  return { id, name, query, newCount, seenAt: seenAt.toISOString(), createdAt: createdAt.toISOString() };
}
