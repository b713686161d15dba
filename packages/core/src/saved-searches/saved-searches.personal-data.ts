import type { Db, Tx } from '@stellenvisite/db/client';
import { savedSearches } from '@stellenvisite/db/schema/saved-searches';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';

export const savedSearchesPersonalData: PersonalData = {
  tables: [{ name: 'saved_searches', export: { file: 'saved-searches.json' }, erasure: 'cascade' }],
  files: { 'saved-searches.json': (db, { userId }) => listSavedSearches(db, userId) },
};

function listSavedSearches(db: Db | Tx, userId: string) {
  const columns = {
    name: savedSearches.name,
    query: savedSearches.query,
    seenAt: savedSearches.seenAt,
    createdAt: savedSearches.createdAt,
  };
  return db
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.createdAt));
}
