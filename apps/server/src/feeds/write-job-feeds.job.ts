import { defineJob, SCHEDULED_JOB_OPTIONS } from '@stellenvisite/core/queue/define-job';
import { z } from 'zod';
import { JOB_FEEDS } from './job-feeds.ts';
import { writeJobFeed } from './write-job-feed.ts';

/** A whole feed reads every job: it is made once for all who collect it. */
export const writeJobFeedsJob = defineJob({
  name: 'feeds.write',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/15 * * * *',
  async handler(ctx) {
    for (const feed of JOB_FEEDS) await writeJobFeed(ctx, feed);
  },
});
