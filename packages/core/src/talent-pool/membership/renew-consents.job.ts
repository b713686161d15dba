import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../queue/define-job.ts';
import { renewConsents } from './renew-consents.ts';

export const renewConsentsJob = defineJob({
  name: 'talent-pool.renew-consents',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '5 0 * * *',
  handler: renewConsents,
});
