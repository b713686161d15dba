import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteExpiredAuth } from './delete-expired-auth.ts';

export const deleteExpiredAuthJob = defineJob({
  // The queue stores jobs and schedules under this name, so it stays as it is.
  name: 'auth.forget',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '45 * * * *',
  handler: deleteExpiredAuth,
});
