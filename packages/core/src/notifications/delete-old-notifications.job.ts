import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteOldNotifications } from './delete-old-notifications.ts';

export const deleteOldNotificationsJob = defineJob({
  name: 'notifications.delete-old',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '50 3 * * *',
  handler: deleteOldNotifications,
});
