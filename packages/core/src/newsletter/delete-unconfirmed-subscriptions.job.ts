import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { deleteUnconfirmedSubscriptions } from './delete-unconfirmed-subscriptions.ts';

export const deleteUnconfirmedSubscriptionsJob = defineJob({
  // The queue stores jobs and schedules under this name, so it stays as it is.
  name: 'newsletter.forget-unconfirmed',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '20 3 * * *',
  handler: deleteUnconfirmedSubscriptions,
});
