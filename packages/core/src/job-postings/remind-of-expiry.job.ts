import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

export const remindOfExpiryJob = defineJob({
  name: 'job-postings.remind-of-expiry',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '0 8 * * *',
  handler: remindOfExpiry,
});
