import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { endLapsedVerifications } from './end-lapsed-verifications.ts';

export const endLapsedVerificationsJob = defineJob({
  name: 'employer.end-lapsed-verifications',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '5 * * * *',
  handler: endLapsedVerifications,
});
