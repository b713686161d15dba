import { DELIVERY_RETENTION_DAYS } from '@stellenvisite/contract/webhooks';
import { webhookEvents } from '@stellenvisite/db/schema/webhooks';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';

const DAY_MS = 86_400_000;

/** The deliveries go with their events. */
export const deleteOldDeliveriesJob = defineJob({
  name: 'webhook.delete-old-deliveries',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '35 3 * * *',
  async handler(ctx) {
    const before = new Date(ctx.now().getTime() - DELIVERY_RETENTION_DAYS * DAY_MS);
    await ctx.db.delete(webhookEvents).where(lt(webhookEvents.at, before));
  },
});
