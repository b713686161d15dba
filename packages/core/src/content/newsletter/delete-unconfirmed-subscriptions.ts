import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { CONFIRM_DAYS } from './subscribe-newsletter.ts';

/** Deletes subscriptions whose confirmation link has expired; one with an earlier consent goes back to unsubscribed, to keep its proof. */
export async function deleteUnconfirmedSubscriptions(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - CONFIRM_DAYS * 86_400_000);
  const isExpired = and(eq(subscriptions.status, 'pending'), lt(subscriptions.confirmSentAt, before));
  await ctx.db.delete(subscriptions).where(and(isExpired, isNull(subscriptions.confirmedAt)));
  await ctx.db
    .update(subscriptions)
    .set({ status: 'unsubscribed', confirmTokenHash: null, confirmSentAt: null })
    .where(and(isExpired, isNotNull(subscriptions.confirmedAt)));
}

export const deleteUnconfirmedSubscriptionsJob = defineJob({
  // The queue stores jobs and schedules under this name, so it stays as it is.
  name: 'newsletter.forget-unconfirmed',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '20 3 * * *',
  handler: deleteUnconfirmedSubscriptions,
});
