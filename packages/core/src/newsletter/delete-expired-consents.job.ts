import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteExpiredConsents } from './delete-expired-consents.ts';

export const deleteExpiredConsentsJob = defineJob({
  // The queue stores jobs and schedules under this name, so it stays as it is.
  name: 'newsletter.forget-consents',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '30 3 * * *',
  handler: deleteExpiredConsents,
});
