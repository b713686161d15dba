import { TIME_ZONE } from '@stellenvisite/contract/jobs/countries';
import type { Context } from '@stellenvisite/core/context';
import type { JobDefinition } from '@stellenvisite/core/platform/queue/define-job';
import { type Job, type JobResult, PgBoss, type WorkOptions } from 'pg-boss';
import { describeError, summariseError } from '../logging/describe-error.ts';

export type WorkerOptions = {
  connectionString: string;
  /** Which work is done here. */
  jobs: readonly JobDefinition[];
  /** Creates the context of a job; called for each job. */
  createContext: () => Context;
  /** Tests without a clock leave the schedules out. */
  hasSchedules?: boolean;
};

export type RunningWorker = { stop(): Promise<void> };

const CONNECTIONS = 3;
const STOP_TIMEOUT_MS = 60_000;

/** Jobs that are taken from the queue at once, where each takes a moment. */
const HANDFUL = 5;

const workOptions = {
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
} as const satisfies WorkOptions;

/** Works the queue until stopped; `stop` lets the work in hand finish. The queues are installed before. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { connectionString, jobs, createContext, hasSchedules = true } = options;
  const { log } = createContext();
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
  const workBatch = async (definition: JobDefinition, batch: Job<object>[]): Promise<JobResult[]> => {
    const results: JobResult[] = [];
    for (const job of batch) {
      if (isStopping) break;
      results.push(await workOne(definition, job, createContext()));
    }
    return results;
  };
  for (const job of jobs) {
    const options = { ...workOptions, batchSize: job.isLong ? 1 : HANDFUL, localConcurrency: job.concurrency ?? 1 };
    await boss.work<object, unknown, typeof options>(job.name, options, (batch) => workBatch(job, batch));
    if (hasSchedules && job.cron) await boss.schedule(job.name, job.cron, {}, { tz: TIME_ZONE });
  }

  return {
    async stop() {
      isStopping = true;
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

async function workOne(definition: JobDefinition, job: Job<object>, ctx: Context): Promise<JobResult> {
  try {
    await definition.handler(ctx, definition.payload.parse(job.data ?? {}));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const reason = summariseError(error);
    ctx.features.errors.add({ ...describeError(error), source: 'job', place: definition.name });
    ctx.log.warn({ job: definition.name, jobId: job.id, reason }, 'job failed, will be tried again');
    return { id: job.id, status: 'failed', output: { reason } };
  }
}
