import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { remindOfEndingJobs } from './remind-of-ending-jobs.ts';

export const remindOfEndingJobsJob = defineJob({
  name: 'bookmarks.remind-of-ending-jobs',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '0 8 * * *',
  handler: remindOfEndingJobs,
});
