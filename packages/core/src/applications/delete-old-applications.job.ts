import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteOldApplications } from './delete-old-applications.ts';

export const deleteOldApplicationsJob = defineJob({
  name: 'applications.delete-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '40 * * * *',
  handler: deleteOldApplications,
});
