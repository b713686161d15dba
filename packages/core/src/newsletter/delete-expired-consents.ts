import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/newsletter';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';

const CONSENT_KEPT_YEARS = 3;

/** The proof of a consent is deleted three years after it was withdrawn, when nobody can dispute it any more. */
export async function deleteExpiredConsents(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now());
  before.setUTCFullYear(before.getUTCFullYear() - CONSENT_KEPT_YEARS);
  await ctx.db
    .delete(subscriptions)
    .where(and(eq(subscriptions.status, 'unsubscribed'), lt(subscriptions.unsubscribedAt, before)));
}
