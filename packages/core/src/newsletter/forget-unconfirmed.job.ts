import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { forgetUnconfirmed } from './forget-unconfirmed.ts';

export const forgetUnconfirmedJob = defineJob({
  name: 'newsletter.forget-unconfirmed',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '20 3 * * *',
  handler: forgetUnconfirmed,
});
