import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { watchDomainProofs } from './watch-domain-proofs.ts';

export const watchDomainProofsJob = defineJob({
  name: 'employer.watch-domain-proofs',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/30 * * * *',
  handler: watchDomainProofs,
});
