import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../queue/define-job.ts';
import { noteDeliveries } from './note-deliveries.ts';

export const noteDeliveriesJob = defineJob({
  name: 'newsletter.note-deliveries',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/5 * * * *',
  handler: (ctx) => noteDeliveries(ctx),
});
