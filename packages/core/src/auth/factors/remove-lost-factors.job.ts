import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../queue/define-job.ts';
import { removeLostFactors } from './remove-lost-factors.ts';

export const removeLostFactorsJob = defineJob({
  name: 'auth.remove-lost-factors',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '5 * * * *',
  handler: removeLostFactors,
});
