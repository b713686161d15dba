import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { scoreApplications } from './keep-match.ts';

/** What is sent is scored at once; this follows a change of the rules. */
export const scoreApplicationsJob = defineJob({
  name: 'applications.score',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '25 * * * *',
  handler: scoreApplications,
});
