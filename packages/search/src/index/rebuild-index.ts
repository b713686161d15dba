import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { searchDocs, searchPending, searchPostings, searchRuns } from '@stellenvisite/db/schema/jobs/search';
import { sql } from 'drizzle-orm';
import { INDEX_LOCK, type IndexContext, indexAllPending } from './index-pending.ts';
import { MERGE_LOCK } from './merge-runs.ts';

/**
 * Deletes the index and indexes every published job again; what employers corrected stays. Servers may run meanwhile: they see
 * every deleted doc, and find each job again as soon as it is indexed. Returns how many jobs that were.
 */
export async function rebuildIndex(ctx: IndexContext): Promise<number> {
  await ctx.db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, INDEX_LOCK);
    await acquireAdvisoryLock(tx, MERGE_LOCK);
    await tx.delete(searchDocs);
    await tx.delete(searchPostings);
    await tx.delete(searchRuns);
    await tx.delete(searchPending);
    await tx.execute(
      sql`insert into ${searchPending} (job_id, is_bulk) select id, true from ${jobs} where status = 'published' order by posted_at desc`,
    );
    await tx.execute(sql`select pg_notify('search_pending', '')`);
  });
  return indexAllPending(ctx);
}
