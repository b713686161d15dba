import type { Db } from '@stellenvisite/db/client';
import { searchChanges } from '@stellenvisite/db/schema/search';
import { lt, sql } from 'drizzle-orm';

/** Forgets what changed more than a day ago. A process that slept longer reads everything anew. */
export async function pruneChanges({ db }: { db: Db }): Promise<void> {
  await db.delete(searchChanges).where(lt(searchChanges.at, sql`now() - interval '1 day'`));
}
