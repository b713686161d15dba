import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db, Tx } from '@stellenvisite/db/client';
import { searchPending } from '@stellenvisite/db/schema/search';
import { takeTurn, tryTurn } from '@stellenvisite/db/take-turn';
import { inArray } from 'drizzle-orm';
import { addKeyTerms } from './job-terms.ts';
import { mergeRuns } from './merge-runs.ts';
import { type PendingJob, readBatch } from './read-batch.ts';
import { type JobReading, readJob } from './read-job.ts';
import { writeClasses } from './write-classes.ts';
import { deleteDocs, insertDocs, insertPostings, insertRun } from './write-docs.ts';

export const INDEX_STEPS = ['turn', 'read', 'classes', 'old-docs', 'docs', 'postings', 'run', 'done'] as const;
export type IndexStep = (typeof INDEX_STEPS)[number];

export type IndexContext = {
  db: Db;
  /** Told of an ad whose words could not be read; it is indexed by what could. */
  onBroken?: (jobId: string, error: unknown) => void;
  /** Awaited between slices of reading. */
  rest?: () => Promise<unknown>;
  onProgress?: (total: number) => void;
  /** Where tests end the process. */
  afterStep?: (step: IndexStep) => void | Promise<void>;
};

const JOBS_A_BATCH = 2000;
/** Reading goes on in slices, as searches are answered by the same process. */
const SLICE_MS = 2;

/** The name of the turn: whoever has it gives out the next doc numbers. */
export const INDEX_TURN = 'search-index';

/**
 * Brings the next ads that changed into the index, all in one transaction, and answers how many entries that took off the
 * list: none when it is empty or another process is at it.
 */
export async function indexPending(ctx: IndexContext, { limit }: { limit: number }): Promise<number> {
  if (!(await isAnyPending(ctx.db))) return 0;
  return ctx.db.transaction(async (tx) => ((await tryTurn(tx, INDEX_TURN)) ? indexBatch(ctx, tx, limit) : 0));
}

/** Until nothing is left but what others are changing right now; waits for its turn. Answers how many entries that were. */
export async function indexAllPending(ctx: IndexContext): Promise<number> {
  let total = 0;
  while (await isAnyPending(ctx.db)) {
    const done = await ctx.db.transaction(async (tx) => {
      await takeTurn(tx, INDEX_TURN);
      return indexBatch(ctx, tx, JOBS_A_BATCH);
    });
    if (done === 0) break;
    total += done;
    ctx.onProgress?.(total);
  }
  if (total > 0) while ((await mergeRuns(ctx)) > 0);
  return total;
}

/** Entries stay visible until the transaction that deals with them is done. */
async function isAnyPending(db: Db): Promise<boolean> {
  const found = await db.select({ id: searchPending.id }).from(searchPending).limit(1);
  return found.length > 0;
}

async function indexBatch(ctx: IndexContext, tx: Tx, limit: number): Promise<number> {
  const { afterStep = () => {} } = ctx;
  await afterStep('turn');
  const batch = await readBatch(tx, limit);
  await afterStep('read');
  if (batch.done.length === 0) return 0;
  const readings = await readSlices(batch.published, ctx);
  const terms = await classifiedTerms(tx, readings);
  await afterStep('classes');
  await deleteDocs(tx, batch.jobIds);
  await afterStep('old-docs');
  const docs = await insertDocs(
    tx,
    readings.map(({ jobId }) => jobId),
  );
  await afterStep('docs');
  await insertPostings(tx, docs, terms);
  await afterStep('postings');
  await insertRun(tx, docs);
  await afterStep('run');
  await tx.delete(searchPending).where(inArray(searchPending.id, batch.done));
  await afterStep('done');
  return batch.done.length;
}

async function readSlices(
  jobs: readonly PendingJob[],
  { onBroken = () => {}, rest = nextTurn }: IndexContext,
): Promise<JobReading[]> {
  const readings: JobReading[] = [];
  let began = performance.now();
  for (const job of jobs) {
    readings.push(readJob(job, onBroken));
    if (performance.now() - began < SLICE_MS) continue;
    await rest();
    began = performance.now();
  }
  return readings;
}

async function classifiedTerms(tx: Tx, readings: readonly JobReading[]): Promise<Set<string>[]> {
  const corrected = await writeClasses(tx, new Map(readings.map(({ jobId, read }) => [jobId, read])));
  return readings.map(({ jobId, terms, read }) => addKeyTerms(terms, corrected.get(jobId) ?? read));
}
