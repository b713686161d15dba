import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { remindOfInterviews } from './remind-of-interviews.ts';

export const remindOfInterviewsJob = defineJob({
  name: 'applications.remind-of-interviews',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/15 * * * *',
  handler: remindOfInterviews,
});
