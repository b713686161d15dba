import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { remindOfProofs } from './remind-of-proofs.ts';

export const remindOfProofsJob = defineJob({
  name: 'seeker-profiles.remind-of-proofs',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '0 9 * * *',
  handler: remindOfProofs,
});
