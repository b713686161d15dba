import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { matchNewJobs } from './match-new-jobs.ts';
import { sendDigests } from './send-alerts.ts';

export const sendDigestsJob = defineJob({
  name: 'job-alerts.send-digests',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  // At eight; again until the afternoon for those a server that was down at eight did not reach. Nobody gets a digest twice.
  cron: '0,30 8-13 * * *',
  async handler(ctx) {
    await matchNewJobs(ctx);
    await sendDigests(ctx);
  },
});
