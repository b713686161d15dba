import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { announceNewJobs } from './announce-new-jobs.ts';

export const announceNewJobsJob = defineJob({
  name: 'bookmarks.announce-new-jobs',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  // Once a day, so that the jobs an employer publishes one after the other are one notification and one mail.
  cron: '0 8 * * *',
  handler: announceNewJobs,
});
