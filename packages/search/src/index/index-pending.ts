import { takeAdvisoryLock, tryAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { searchPending } from '@stellenvisite/db/schema/search';
import { eq, sql } from 'drizzle-orm';
import { addKeyTerms } from './job-terms.ts';
import { mergeRuns } from './merge-runs.ts';
import { type ReadAd, type ReadOptions, readAds } from './read-ads.ts';
import { type Choice, type Entry, holdJobs, keepPending, readEntries } from './read-batch.ts';
import type { JobReading } from './read-job.ts';
import { writeClasses } from './write-classes.ts';
import { deleteDocs, insertDocs, insertPostings, insertRun } from './write-docs.ts';

export type IndexContext = ReadOptions & {
  db: Db;
  onProgress?: (total: number) => void;
};

type Batch = Pick<Choice, 'limit' | 'only'>;

const JOBS_A_BATCH = 2000;

/** The name of the turn: whoever has it gives out the next doc numbers. */
export const INDEX_LOCK = 'search-index';
/** Of several processes one reads a bulk change. It takes the other turn only to write, so that single ads pass it by. */
const BULK_LOCK = 'search-bulk';

/**
 * Brings the next ads that changed into the index, all in one transaction, and answers how many entries that took off the
 * list: none when it is empty or another process is at it.
 */
export async function indexPending(ctx: IndexContext, batch: Batch): Promise<number> {
  if (!(await isAnyPending(ctx.db, batch.only))) return 0;
  const turn = batch.only === 'single' ? INDEX_LOCK : BULK_LOCK;
  return ctx.db.transaction(async (tx) => ((await tryAdvisoryLock(tx, turn)) ? indexBatch(ctx, tx, batch) : 0));
}

/** Until nothing is left but what others are changing right now; waits for its turn. Answers how many entries that were. */
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

/** Entries stay visible until the transaction that deals with them is done. */
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
    const noted = await readEntries(tx, { limit, only, without });
    if (noted.length === 0) return 0;
    const ads = await readAds(tx, [...new Set(noted.map(({ jobId }) => jobId))], ctx);
    const entries = only === 'single' ? noted : await takeIndexLock(tx, noted);
    const held = await holdJobs(tx, [...ads.keys()]);
    const done = entries.filter(({ jobId }) => ads.get(jobId)?.version === held.get(jobId));
    if (done.length > 0) return writeBatch(ctx, tx, done, ads);
    // What is held now cannot change again; what others hold must not keep back the ads behind.
    without.push(...entries.filter(({ jobId }) => !held.has(jobId)).map(({ id }) => id));
  }
}

/** Whoever had the turn before may have dealt with some of them. */
async function takeIndexLock(tx: Tx, entries: readonly Entry[]): Promise<Entry[]> {
  await takeAdvisoryLock(tx, INDEX_LOCK);
  return keepPending(tx, entries);
}

/** The entries of ads that are gone ask for nothing more. */
async function writeBatch(
  { rest }: IndexContext,
  tx: Tx,
  done: readonly Entry[],
  ads: ReadonlyMap<string, ReadAd>,
): Promise<number> {
  const jobIds = [...new Set(done.map(({ jobId }) => jobId))];
  const readings = jobIds.flatMap((id) => ads.get(id)?.reading ?? []);
  const terms = await classifiedTerms(tx, readings);
  await deleteDocs(tx, jobIds);
  const docs = await insertDocs(
    tx,
    readings.map(({ jobId }) => jobId),
  );
  await insertPostings(tx, docs, terms, rest);
  await insertRun(tx, docs);
  const ids = sql.param(done.map(({ id }) => id));
  await tx.delete(searchPending).where(sql`${searchPending.id} = any(${ids}::int8[])`);
  return done.length;
}

async function classifiedTerms(tx: Tx, readings: readonly JobReading[]): Promise<Set<string>[]> {
  const corrected = await writeClasses(tx, new Map(readings.map(({ jobId, read }) => [jobId, read])));
  return readings.map(({ jobId, terms, read }) => addKeyTerms(terms, corrected.get(jobId) ?? read));
}
