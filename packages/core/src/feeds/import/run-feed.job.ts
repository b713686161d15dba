import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../queue/define-job.ts';
import { runFeed } from './run-feed.ts';

/** A run that another worker has is left to it, so that it may be enqueued more than once. */
export const runFeedJob = defineJob({
  name: 'feeds.run-feed',
  payload: z.object({ runId: z.uuid() }),
  options: { ...SCHEDULED_JOB_OPTIONS, policy: 'standard', expireInSeconds: 7200 },
  concurrency: 2,
  handler: (ctx, { runId }) => runFeed(ctx, runId),
});
