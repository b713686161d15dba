import { z } from 'zod';
import { defineJob, type JobDefinition, SCHEDULED_JOB_OPTIONS } from '../../queue/define-job.ts';
import { runFeed } from './run-feed.ts';

type RunFeed = { runId: string };

/** A run that another worker has is left to it, so that it may be enqueued more than once. */
const RUN_FEED = {
  payload: z.object({ runId: z.uuid() }),
  options: { ...SCHEDULED_JOB_OPTIONS, policy: 'standard', expireInSeconds: 7200 },
  concurrency: 2,
  isLong: true,
  handler: (ctx, { runId }) => runFeed(ctx, runId),
} satisfies Omit<JobDefinition<RunFeed>, 'name'>;

/** What runs by the clock. */
export const runFeedJob = defineJob<RunFeed>({ name: 'feeds.run-feed', ...RUN_FEED });

/** What somebody asked for and waits to see: it never stands behind what runs by the clock. */
export const runAskedFeedJob = defineJob<RunFeed>({ name: 'feeds.run-asked-feed', ...RUN_FEED });
