import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteOldAlerts } from './delete-old-alerts.ts';

export const deleteOldAlertsJob = defineJob({
  name: 'job-alerts.delete-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '50 3 * * *',
  handler: deleteOldAlerts,
});
