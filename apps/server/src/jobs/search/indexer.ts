import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { type Connections, listenToDatabase } from '../../database/listen-to-database.ts';

/** As long as one slice of work: in an idle process a bulk change takes half of the time. */
const MIN_PAUSE_MS = 2;

/** In a fully loaded process pauses are longer by this factor, because waiting times grow steeply with load. */
const FULL_LOAD_FACTOR = 20;

/** At most this many slices follow each other without a pause. */
const MAX_SKIPPED_PAUSES = 4;

/** Weight of one sample in the moving average of the load: about the last thirty pauses. */
const SMOOTHING = 1 / 30;

/** Sleeps, and measures how long that took and the share of it during which the process was busy. */
type Sleep = (ms: number) => Promise<{ tookMs: number; busy: number }>;

type ThrottleOptions = { isStopping: () => boolean; sleep?: Sleep };

type CoalescedTask = {
  /** Runs the task now, or once more after the run in progress. */
  request(): void;
  /** Resolves when no run is in progress; no further run begins. */
  stop(): Promise<void>;
};

/** Thousands of jobs are written in several transactions; indexing at the same time would slow down the writer and the searches. */
const IDLE_MS = 1_000;

const MAX_WAIT_MS = 3_000;

type WriterActivity = {
  /** Called when a writer has committed something. */
  recordWrite(): void;
  /** Waits until nothing was written for a second, at most three seconds because a writer may go on without a pause. */
  waitForIdle(): Promise<void>;
  stop(): void;
};

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
/** Indexing every job again makes so many runs that terms would have too many rows by the end. */
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

function watchWriterActivity(): WriterActivity {
  const stopped = new AbortController();
  let writtenAt = 0;
  return {
    recordWrite() {
      writtenAt = performance.now();
    },
    async waitForIdle() {
      const latest = performance.now() + MAX_WAIT_MS;
      for (let left = Infinity; left > 0 && !stopped.signal.aborted; ) {
        left = Math.min(writtenAt + IDLE_MS, latest) - performance.now();
        if (left > 0) await sleep(left, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    },
    stop: () => stopped.abort(),
  };
}

/**
 * A task that runs at most once at a time: requests made during a run are merged into one further run. A failure is
 * reported and does not end the task.
 */
export function createCoalescedTask(run: () => Promise<void>, onFailure: (error: unknown) => void): CoalescedTask {
  let isStopped = false;
  let isRequested = false;
  let running: Promise<void> | undefined;

  async function runWhileRequested(): Promise<void> {
    while (isRequested && !isStopped) {
      isRequested = false;
      await run().catch(onFailure);
    }
    running = undefined;
  }

  return {
    request() {
      isRequested = true;
      running ??= runWhileRequested();
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

/** Pauses between two slices of background work; the busier the process, the longer the pause. */
export function createThrottle({ isStopping, sleep = sleepMeasured }: ThrottleOptions): () => Promise<void> {
  let busy = 0;
  let debtMs = 0;
  return async () => {
    if (isStopping()) return;
    const dueMs = MIN_PAUSE_MS + MIN_PAUSE_MS * FULL_LOAD_FACTOR * busy;
    debtMs += dueMs;
    if (debtMs <= 0) return;
    const slept = await sleep(debtMs);
    // An overloaded process wakes late; without this credit each pause would be that long.
    debtMs = Math.max(debtMs - slept.tookMs, -MAX_SKIPPED_PAUSES * dueMs);
    busy += (slept.busy - busy) * SMOOTHING;
  };
}

async function sleepMeasured(ms: number): ReturnType<Sleep> {
  const before = performance.eventLoopUtilization();
  const began = performance.now();
  await sleep(ms);
  return { tookMs: performance.now() - began, busy: performance.eventLoopUtilization(before).utilization };
}
