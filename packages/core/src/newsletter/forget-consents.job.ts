import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { forgetConsents } from './forget-consents.ts';

export const forgetConsentsJob = defineJob({
  name: 'newsletter.forget-consents',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '30 3 * * *',
  handler: forgetConsents,
});
