import { takeAdvisoryLock, tryAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { searchPending } from '@stellenvisite/db/schema/search';
import { eq, sql } from 'drizzle-orm';
import type { JobAnalysis } from './analyse-job.ts';
import { type AnalysedJob, type AnalyseOptions, analyseJobs } from './analyse-jobs.ts';
import { addKeyTerms } from './job-terms.ts';
import { mergeRuns } from './merge-runs.ts';
import { type Choice, type Entry, filterPending, lockJobs, readEntries } from './pending-entries.ts';
import { writeClasses } from './write-classes.ts';
import { deleteDocs, insertDocs, insertPostings, insertRun } from './write-docs.ts';

export type IndexContext = AnalyseOptions & {
  db: Db;
  onProgress?: (total: number) => void;
};

type Batch = Pick<Choice, 'limit' | 'only'>;

const JOBS_A_BATCH = 2000;

/** The advisory lock of writing: whoever holds it gives out the next doc numbers. */
export const INDEX_LOCK = 'search-index';
/** The advisory lock of analysing a bulk change. The other lock is taken only to write, so that single jobs need not wait. */
const BULK_LOCK = 'search-bulk';

/**
 * Indexes the next pending jobs in one transaction, and returns how many entries of the queue that removed: none when it is
 * empty or another process holds the lock.
 */
export async function indexPending(ctx: IndexContext, batch: Batch): Promise<number> {
  if (!(await isAnyPending(ctx.db, batch.only))) return 0;
  const lock = batch.only === 'single' ? INDEX_LOCK : BULK_LOCK;
  return ctx.db.transaction(async (tx) => ((await tryAdvisoryLock(tx, lock)) ? indexBatch(ctx, tx, batch) : 0));
}

/** Until nothing is pending but what others are changing right now; waits for the lock. Returns how many entries that were. */
export async function indexAllPending(ctx: IndexContext): Promise<number> {
  let total = 0;
  while (await isAnyPending(ctx.db)) {
    const done = await ctx.db.transaction(async (tx) => {
      await takeAdvisoryLock(tx, BULK_LOCK);
      return indexBatch(ctx, tx, { limit: JOBS_A_BATCH });
    });
    if (done === 0) break;
    total += done;
    ctx.onProgress?.(total);
  }
  if (total > 0) while ((await mergeRuns(ctx)) > 0);
  return total;
}

/** Entries stay visible until the transaction that removes them is committed. */
async function isAnyPending(db: Db, only?: Batch['only']): Promise<boolean> {
  const found = await db
    .select({ id: searchPending.id })
    .from(searchPending)
    .where(only && eq(searchPending.isBulk, only === 'bulk'))
    .limit(1);
  return found.length > 0;
}

async function indexBatch(ctx: IndexContext, tx: Tx, { limit, only }: Batch): Promise<number> {
  for (const without: number[] = []; ; ) {
    const chosen = await readEntries(tx, { limit, only, without });
    if (chosen.length === 0) return 0;
    const analysed = await analyseJobs(tx, [...new Set(chosen.map(({ jobId }) => jobId))], ctx);
    const entries = only === 'single' ? chosen : await takeIndexLock(tx, chosen);
    const locked = await lockJobs(tx, [...analysed.keys()]);
    const done = entries.filter(({ jobId }) => analysed.get(jobId)?.version === locked.get(jobId));
    if (done.length > 0) return writeBatch(ctx, tx, done, analysed);
    // What is locked now cannot change again; what others have locked must not block the jobs behind.
    without.push(...entries.filter(({ jobId }) => !locked.has(jobId)).map(({ id }) => id));
  }
}

/** Whoever held the lock before may have indexed some of them. */
async function takeIndexLock(tx: Tx, entries: readonly Entry[]): Promise<Entry[]> {
  await takeAdvisoryLock(tx, INDEX_LOCK);
  return filterPending(tx, entries);
}

/** The entries of deleted jobs are only removed. */
async function writeBatch(
  { pause }: IndexContext,
  tx: Tx,
  done: readonly Entry[],
  analysed: ReadonlyMap<string, AnalysedJob>,
): Promise<number> {
  const jobIds = [...new Set(done.map(({ jobId }) => jobId))];
  const analyses = jobIds.flatMap((id) => analysed.get(id)?.analysis ?? []);
  const terms = await classifiedTerms(tx, analyses);
  await deleteDocs(tx, jobIds);
  const docs = await insertDocs(
    tx,
    analyses.map(({ jobId }) => jobId),
  );
  await insertPostings(tx, docs, terms, pause);
  await insertRun(tx, docs);
  const ids = sql.param(done.map(({ id }) => id));
  await tx.delete(searchPending).where(sql`${searchPending.id} = any(${ids}::int8[])`);
  return done.length;
}

async function classifiedTerms(tx: Tx, analyses: readonly JobAnalysis[]): Promise<Set<string>[]> {
  const corrected = await writeClasses(tx, new Map(analyses.map(({ jobId, class: jobClass }) => [jobId, jobClass])));
  return analyses.map(({ jobId, terms, class: jobClass }) => addKeyTerms(terms, corrected.get(jobId) ?? jobClass));
}
