import type { Db } from '@stellenvisite/db/client';
import { searchChanges } from '@stellenvisite/db/schema/search';
import { lt, sql } from 'drizzle-orm';

/** Deletes changes that are older than a day. A process that read none for longer loads everything anew. */
export async function pruneChanges({ db }: { db: Db }): Promise<void> {
  await db.delete(searchChanges).where(lt(searchChanges.at, sql`now() - interval '1 day'`));
}
