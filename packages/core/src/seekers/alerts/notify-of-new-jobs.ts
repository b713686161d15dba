import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { matchNewJobs } from './match-new-jobs.ts';
import { sendInstantAlerts } from './send-alerts.ts';

/** Requested whenever a job becomes public; by the clock for what was published for a later moment, or missed. */
export const notifyOfNewJobsJob = defineJob({
  name: 'job-alerts.tell',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '* * * * *',
  async handler(ctx) {
    await matchNewJobs(ctx);
    await sendInstantAlerts(ctx);
  },
});
