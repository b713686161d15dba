import { tryAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import {
  searchChanges,
  searchDocs,
  searchPending,
  searchPostings,
  searchRuns,
} from '@stellenvisite/db/schema/jobs/search';
import { between, count, eq, lt, sql } from 'drizzle-orm';
import { MERGE_LOCK } from './merge-runs.ts';

/** Smaller runs are merged soon anyway. */
const SMALLEST_RUN = 1_000;
const LEAST_LIVE = 0.4;

/**
 * Postings are only ever added, so edited and closed jobs leave dead docs behind. A run of mostly dead ones is emptied: its
 * last jobs are queued to be indexed again, and once it has no live doc it is deleted. Returns how many runs were deleted.
 */
export async function dropDeadRuns({ db }: { db: Db }): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await tryAdvisoryLock(tx, MERGE_LOCK))) return 0;
    let dropped = 0;
    for (const { firstDoc, lastDoc, live } of await countLive(tx)) {
      const size = lastDoc - firstDoc + 1;
      if (live === 0) {
        await tx.delete(searchPostings).where(between(searchPostings.lastDoc, firstDoc, lastDoc));
        await tx.delete(searchRuns).where(eq(searchRuns.lastDoc, lastDoc));
        dropped += 1;
      } else if (size >= SMALLEST_RUN && live < size * LEAST_LIVE) {
        await queueDocs(tx, firstDoc, lastDoc);
      }
    }
    return dropped;
  });
}

function countLive(tx: Tx) {
  return tx
    .select({ firstDoc: searchRuns.firstDoc, lastDoc: searchRuns.lastDoc, live: count(searchDocs.doc) })
    .from(searchRuns)
    .leftJoin(searchDocs, between(searchDocs.doc, searchRuns.firstDoc, searchRuns.lastDoc))
    .groupBy(searchRuns.lastDoc);
}

async function queueDocs(tx: Tx, firstDoc: number, lastDoc: number): Promise<void> {
  await tx.execute(sql`
    insert into ${searchPending} (job_id, is_bulk)
    select job_id, true from ${searchDocs} where doc between ${firstDoc} and ${lastDoc}
      and not exists (select from ${searchPending} p where p.job_id = search_docs.job_id)
  `);
  await tx.execute(sql`select pg_notify('search_pending', '')`);
}

/** Deletes changes that are older than a day. A process that read none for longer loads everything again. */
export async function pruneChanges({ db }: { db: Db }): Promise<void> {
  await db.delete(searchChanges).where(lt(searchChanges.at, sql`now() - interval '1 day'`));
}
