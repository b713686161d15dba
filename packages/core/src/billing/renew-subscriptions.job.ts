import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

export const renewSubscriptionsJob = defineJob({
  name: 'billing.renew-subscriptions',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '10 * * * *',
  handler: renewSubscriptions,
});
