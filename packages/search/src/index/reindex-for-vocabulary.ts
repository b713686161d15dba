import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db } from '@stellenvisite/db/client';
import { searchDocs, searchPending } from '@stellenvisite/db/schema/jobs/search';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { eq, sql } from 'drizzle-orm';

const SETTING = 'search.reading';

/**
 * Where jobs were indexed with another vocabulary than ours, all are queued to be indexed again; each is found as before until
 * then. Returns how many.
 */
export async function reindexForVocabulary({ db }: { db: Db }, fingerprint: string): Promise<number> {
  if ((await findFingerprint(db)) === fingerprint) return 0;
  return db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, SETTING);
    const before = await findFingerprint(tx);
    if (before === fingerprint) return 0;
    await tx
      .insert(settings)
      .values({ key: SETTING, value: fingerprint })
      .onConflictDoUpdate({ target: settings.key, set: { value: fingerprint, updatedAt: sql`now()` } });
    if (before === undefined) return 0;
    const { rowCount } = await tx.execute(sql`insert into ${searchPending} (job_id, is_bulk)
      select job_id, true from ${searchDocs} where job_id not in (select job_id from ${searchPending}) order by doc`);
    await tx.execute(sql`select pg_notify('search_pending', '')`);
    return rowCount ?? 0;
  });
}

async function findFingerprint(db: Pick<Db, 'select'>): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING));
  return row?.value;
}
