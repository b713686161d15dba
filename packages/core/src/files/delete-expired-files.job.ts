import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteExpiredFiles } from './delete-expired-files.ts';

export const deleteExpiredFilesJob = defineJob({
  name: 'files.delete-expired',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/15 * * * *',
  handler: deleteExpiredFiles,
});
