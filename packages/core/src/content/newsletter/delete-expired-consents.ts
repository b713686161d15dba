import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';

const CONSENT_RETENTION_YEARS = 3;

/** The proof of a consent is deleted three years after it was withdrawn, when nobody can dispute it any more. */
export async function deleteExpiredConsents(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now());
  before.setUTCFullYear(before.getUTCFullYear() - CONSENT_RETENTION_YEARS);
  await ctx.db
    .delete(subscriptions)
    .where(and(eq(subscriptions.status, 'unsubscribed'), lt(subscriptions.unsubscribedAt, before)));
}

export const deleteExpiredConsentsJob = defineJob({
  // The queue stores jobs and schedules under this name, so it stays as it is.
  name: 'newsletter.forget-consents',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '30 3 * * *',
  handler: deleteExpiredConsents,
});
