import { TIME_ZONE } from '@stellenvisite/contract/countries';
import { QUEUE_JOB_NAMES, QUEUE_JOBS, type QueueJob } from '@stellenvisite/contract/queue-jobs';
import type { FastifyBaseLogger } from 'fastify';
import { type Job, type JobResult, PgBoss, type WorkOptions } from 'pg-boss';
import { summariseError } from '../logging/logged-error.ts';
import type { JobHandlers } from './job-handlers.ts';
import { SCHEDULES } from './schedules.ts';

export type WorkerOptions = {
  connectionString: string;
  handlers: JobHandlers;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Which work is done here; all of it unless said otherwise. */
  jobs?: readonly QueueJob[] | undefined;
  /** Tests without a clock leave the schedules out. */
  hasSchedules?: boolean;
};

export type RunningWorker = { stop(): Promise<void> };

const CONNECTIONS = 3;
const STOP_TIMEOUT_MS = 60_000;

const workOptions = {
  perJobResults: true,
  batchSize: 5,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
} as const satisfies WorkOptions;

/** Mails do not wait for one slow conversation. */
const CONCURRENCY: Partial<Record<QueueJob, number>> = { 'mail.send': 2 };

/** Works the queue until stopped; `stop` lets the work in hand finish. The queues are installed before. */
export async function startWorker({
  connectionString,
  handlers,
  log,
  jobs = QUEUE_JOB_NAMES,
  hasSchedules = true,
}: WorkerOptions): Promise<RunningWorker> {
  const boss = new PgBoss({
    connectionString,
    application_name: 'stellenvisite-worker',
    max: CONNECTIONS,
    useListenNotify: true,
    schedule: hasSchedules,
    migrate: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'queue warns'));
  await boss.start();

  let isStopping = false;
  const workBatch = async <Name extends QueueJob>(name: Name, batch: Job<object>[]): Promise<JobResult[]> => {
    const results: JobResult[] = [];
    for (const job of batch) {
      if (isStopping) break;
      results.push(await workOne(name, job, handlers, log));
    }
    return results;
  };
  for (const name of jobs) {
    const options = { ...workOptions, localConcurrency: CONCURRENCY[name] ?? 1 };
    await boss.work<object, unknown, typeof options>(name, options, (batch) => workBatch(name, batch));
  }
  const schedules = hasSchedules ? SCHEDULES.filter(({ name }) => jobs.includes(name)) : [];
  for (const { name, cron } of schedules) await boss.schedule(name, cron, {}, { tz: TIME_ZONE });

  return {
    async stop() {
      isStopping = true;
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

async function workOne<Name extends QueueJob>(
  name: Name,
  job: Job<object>,
  handlers: JobHandlers,
  log: WorkerOptions['log'],
): Promise<JobResult> {
  try {
    const payload: unknown = QUEUE_JOBS[name].parse(job.data ?? {});
    const handle: (payload: never) => Promise<unknown> = handlers[name];
    await handle(payload as never);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const reason = summariseError(error);
    log.warn({ job: name, jobId: job.id, reason }, 'job failed, will be tried again');
    return { id: job.id, status: 'failed', output: { reason } };
  }
}
