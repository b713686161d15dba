import type { Database } from '@stellenvisite/db/client';
import {
  dropDeadRuns,
  type IndexContext,
  indexPending,
  mergeRuns,
  pruneChanges,
  reindexForVocabulary,
  vocabularyFingerprint,
} from '@stellenvisite/search/indexing';
import type { FastifyBaseLogger } from 'fastify';
import { type Connections, listenToDatabase } from '../database/listen-to-database.ts';
import { createCoalescedTask } from './coalesced-task.ts';
import { createThrottle } from './throttle.ts';
import { watchWriterActivity } from './wait-for-idle.ts';

export type Indexer = { stop(): Promise<void> };

type IndexerOptions = {
  database: Pick<Database, 'db'> & { pool: Connections };
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How often it polls for jobs that others had locked the last time, or that a killed process left pending. */
  pollMs?: number;
  cleanupMs?: number;
  reconnectMs?: number;
};

/** Few enough that the next one does not wait long. */
const SINGLES_A_BATCH = 20;
/** Few enough that jobs are not locked for long, and single ones do not wait long while they are written. */
const JOBS_A_BATCH = 500;
/** Indexing every job anew makes so many runs that terms would have too many rows by the end. */
const BATCHES_A_MERGE = 40;
const POLL_MS = 1_000;
const CLEANUP_MS = 10 * 60_000;

/**
 * Indexes changed jobs the moment they are committed, whichever process changed them. Every process runs one; an advisory lock
 * lets one at a time do the work, and what one leaves pending the next one indexes.
 */
export async function startIndexer(options: IndexerOptions): Promise<Indexer> {
  const { database, log, pollMs = POLL_MS, cleanupMs = CLEANUP_MS, reconnectMs } = options;
  const { db } = database;
  let isStopping = false;
  const writers = watchWriterActivity();
  const warn = (err: unknown) => log.warn({ err }, 'search index not written');
  const ctx: IndexContext = {
    db,
    pause: createThrottle({ isStopping: () => isStopping }),
    onBroken: (jobId, err) => log.error({ err, jobId }, 'job indexed by its title only'),
  };

  let isVocabularyChecked = false;
  async function checkVocabulary(): Promise<void> {
    if (isVocabularyChecked) return;
    const jobs = await reindexForVocabulary({ db }, vocabularyFingerprint());
    if (jobs > 0) log.warn({ jobs }, 'the vocabulary has changed: every job is indexed anew');
    isVocabularyChecked = true;
  }

  const indexing = createCoalescedTask(async () => {
    await checkVocabulary();
    while (!isStopping && (await indexPending(ctx, { limit: SINGLES_A_BATCH, only: 'single' })) > 0) merging.request();
  }, warn);
  const indexingBulk = createCoalescedTask(async () => {
    let batches = 0;
    while (!isStopping && (await indexPending(ctx, { limit: JOBS_A_BATCH, only: 'bulk' })) > 0) {
      batches += 1;
      // Single jobs could not take the advisory lock while these were written.
      indexing.request();
      // Not after each: rewriting what was just written would keep PostgreSQL from the searches.
      if (batches % BATCHES_A_MERGE === 0) merging.request();
      await writers.waitForIdle();
    }
    if (batches > 0) merging.request();
  }, warn);
  // Apart from indexing: a job must be found at once, a merge may take a while.
  const merging = createCoalescedTask(async () => {
    while ((await mergeRuns({ db })) > 0 && !isStopping);
  }, warn);
  const cleaningUp = createCoalescedTask(async () => {
    await pruneChanges({ db });
    await dropDeadRuns({ db });
  }, warn);

  const requestAll = () => {
    indexing.request();
    indexingBulk.request();
  };
  const listening = await listenToDatabase({
    pool: database.pool,
    channel: 'search_pending',
    log,
    onNotification: () => {
      writers.recordWrite();
      requestAll();
    },
    reconnectMs,
  });
  const timers = [setInterval(requestAll, pollMs).unref(), setInterval(cleaningUp.request, cleanupMs).unref()];
  return {
    async stop() {
      isStopping = true;
      writers.stop();
      for (const timer of timers) clearInterval(timer);
      await listening.stop();
      await Promise.all([indexing, indexingBulk, merging, cleaningUp].map((task) => task.stop()));
    },
  };
}
