import { acquireAdvisoryLock, tryAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import {
  jobClasses,
  searchDocs,
  searchPending,
  searchPostings,
  searchRuns,
} from '@stellenvisite/db/schema/jobs/search';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { JobClass } from '../classify/classify-job.ts';
import {
  type AnalysedJob,
  type AnalyseOptions,
  analyseJobs,
  inSlices,
  type JobAnalysis,
  type Pause,
} from './analyse-jobs.ts';
import { addKeyTerms, type JobKeys } from './job-terms.ts';
import { mergeRuns } from './merge-runs.ts';
import { type Choice, type Entry, filterPending, lockJobs, readEntries } from './pending-entries.ts';

const BYTES_A_DOC = 4;

/** So few that neither this process nor PostgreSQL works on them for longer than a time slice or two. */
const TERMS_AT_ONCE = 400;

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
      await acquireAdvisoryLock(tx, BULK_LOCK);
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
    const entries = only === 'single' ? chosen : await acquireIndexLock(tx, chosen);
    const locked = await lockJobs(tx, [...analysed.keys()]);
    const done = entries.filter(({ jobId }) => analysed.get(jobId)?.version === locked.get(jobId));
    if (done.length > 0) return writeBatch(ctx, tx, done, analysed);
    // A job that is locked now cannot change again, so the next round indexes it; jobs that others have locked must not block the ones
    // behind.
    without.push(...entries.filter(({ jobId }) => !locked.has(jobId)).map(({ id }) => id));
  }
}

/** Acquires the lock and drops the entries that its previous owner has indexed. */
async function acquireIndexLock(tx: Tx, entries: readonly Entry[]): Promise<Entry[]> {
  await acquireAdvisoryLock(tx, INDEX_LOCK);
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

/**
 * Stores the class of each job, but for those the employer corrected, and returns the corrections. Every row is locked by then,
 * so a correction is either among them or queued after this.
 */
async function writeClasses(tx: Tx, read: ReadonlyMap<string, JobClass>): Promise<Map<string, JobKeys>> {
  const rows = [...read].map(([jobId, { occupation, level, specialty, department, confidence, reason }]) => ({
    ...{ job_id: jobId, occupation, level, specialty, department, confidence, reason },
  }));
  await tx.execute(sql`
    insert into ${jobClasses} as stored (job_id, occupation, level, specialty, department, confidence, reason)
    select job_id, occupation, level, specialty, department, confidence, reason
      from json_populate_recordset(null::${jobClasses}, ${JSON.stringify(rows)}::json)
      order by job_id
    on conflict (job_id) do update set occupation = excluded.occupation, level = excluded.level,
      specialty = excluded.specialty, department = excluded.department, confidence = excluded.confidence,
      reason = excluded.reason, updated_at = now()
    where not stored.is_corrected
      and (stored.occupation, stored.level, stored.specialty, stored.department, stored.confidence, stored.reason)
        is distinct from
        (excluded.occupation, excluded.level, excluded.specialty, excluded.department, excluded.confidence, excluded.reason)
  `);
  const corrected = await tx
    .select()
    .from(jobClasses)
    .where(and(inArray(jobClasses.jobId, [...read.keys()]), eq(jobClasses.isCorrected, true)));
  return new Map(corrected.map((row) => [row.jobId, row]));
}

/** The trigger of the table records the change for every process. */
async function deleteDocs(tx: Tx, jobIds: readonly string[]): Promise<void> {
  await tx.delete(searchDocs).where(sql`${searchDocs.jobId} = any(${sql.param(jobIds)}::uuid[])`);
}

/** Numbers in the order of the jobs, all above every one given before: only one process writes at a time. */
async function insertDocs(tx: Tx, jobIds: readonly string[]): Promise<number[]> {
  const { rows } = await tx.execute<{ doc: number }>(sql`
    insert into ${searchDocs} (job_id)
    select id from unnest(${sql.param(jobIds)}::uuid[]) with ordinality as job (id, place) order by place
    returning doc
  `);
  return rows.map(({ doc }: { doc: number }) => doc);
}

/** One row a term for all docs of the run. */
async function insertPostings(
  tx: Tx,
  docs: readonly number[],
  terms: readonly Set<string>[],
  pause: Pause | undefined,
): Promise<void> {
  const docsOf = new Map<string, number[]>();
  const endSlice = inSlices();
  for (const [index, doc] of docs.entries()) {
    for (const term of terms[index] ?? []) {
      const known = docsOf.get(term);
      if (known) known.push(doc);
      else docsOf.set(term, [doc]);
    }
    await endSlice();
  }
  const rows = [...docsOf];
  for (let start = 0; start < rows.length; start += TERMS_AT_ONCE) {
    if (start > 0) await pause?.();
    await insertRows(tx, rows.slice(start, start + TERMS_AT_ONCE));
  }
}

async function insertRows(tx: Tx, rows: readonly [string, number[]][]): Promise<void> {
  await tx.execute(sql`
    insert into ${searchPostings} (term, last_doc, docs)
    select * from unnest(
      ${sql.param(rows.map(([term]) => term))}::text[],
      ${sql.param(rows.map(([, docs]) => docs.at(-1)))}::int[],
      ${sql.param(rows.map(([, docs]) => toBytes(docs)))}::bytea[])
  `);
}

async function insertRun(tx: Tx, docs: readonly number[]): Promise<void> {
  const [firstDoc] = docs;
  const lastDoc = docs.at(-1);
  if (firstDoc === undefined || lastDoc === undefined) return;
  await tx.insert(searchRuns).values({ firstDoc, lastDoc });
}

function toBytes(docs: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(docs.length * BYTES_A_DOC);
  docs.forEach((doc, index) => {
    bytes.writeUInt32LE(doc, index * BYTES_A_DOC);
  });
  return bytes;
}
