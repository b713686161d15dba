import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { endPastTerms } from './end-past-terms.ts';

export const endPastTermsJob = defineJob({
  name: 'job-postings.end-past-terms',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '5 * * * *',
  handler: endPastTerms,
});
