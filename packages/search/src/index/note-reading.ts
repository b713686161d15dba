import type { Db } from '@stellenvisite/db/client';
import { searchDocs, searchPending } from '@stellenvisite/db/schema/search';
import { settings } from '@stellenvisite/db/schema/settings';
import { takeTurn } from '@stellenvisite/db/take-turn';
import { eq, sql } from 'drizzle-orm';
import { readingMark } from './reading-mark.ts';

const SETTING = 'search.reading';

/**
 * Where ads were indexed by another vocabulary than ours, all are noted to be read anew; each is found as before until then.
 * Answers how many.
 */
export async function noteReading({ db }: { db: Db }, mark = readingMark()): Promise<number> {
  if ((await findMark(db)) === mark) return 0;
  return db.transaction(async (tx) => {
    await takeTurn(tx, SETTING);
    const before = await findMark(tx);
    if (before === mark) return 0;
    await tx
      .insert(settings)
      .values({ key: SETTING, value: mark })
      .onConflictDoUpdate({ target: settings.key, set: { value: mark, updatedAt: sql`now()` } });
    if (before === undefined) return 0;
    const { rowCount } = await tx.execute(sql`insert into ${searchPending} (job_id, is_bulk)
      select job_id, true from ${searchDocs} where job_id not in (select job_id from ${searchPending}) order by doc`);
    await tx.execute(sql`select pg_notify('search_pending', '')`);
    return rowCount ?? 0;
  });
}

async function findMark(db: Pick<Db, 'select'>): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING));
  return row?.value;
}
