import { tellOfNewJobsJob } from '@stellenvisite/core/job-alerts/tell-of-new-jobs.job';
import type { Queue } from '@stellenvisite/core/queue/queue';
import type { Database } from '@stellenvisite/db/client';
import type { FastifyBaseLogger } from 'fastify';
import { type Connections, listenToDatabase } from '../database/listen-to-database.ts';

type WatchOptions = {
  database: Pick<Database, 'db'> & { pool: Connections };
  log: Pick<FastifyBaseLogger, 'warn'>;
  queue: Queue;
  /** So long the search has to index a job before people are told of it. */
  delayMs?: number;
};

const DELAY_MS = 2_000;

/** Has people told of a job soon after it became public; the schedule of the job would do it within a minute. */
export async function watchJobFeed({ database, log, queue, delayMs = DELAY_MS }: WatchOptions) {
  let timer: NodeJS.Timeout | undefined;
  const request = () => {
    timer = undefined;
    queue
      .enqueue(database.db, tellOfNewJobsJob, {}, { key: tellOfNewJobsJob.name })
      .catch((err: unknown) => log.warn({ err }, 'nobody told of new jobs before the next minute'));
  };
  const listening = await listenToDatabase({
    pool: database.pool,
    channel: 'job_feed',
    log,
    onNotification: () => {
      timer ??= setTimeout(request, delayMs).unref();
    },
  });
  return {
    async stop() {
      clearTimeout(timer);
      await listening.stop();
    },
  };
}
