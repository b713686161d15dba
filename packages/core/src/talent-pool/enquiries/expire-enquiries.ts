import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { ENQUIRY_REMINDER_DAYS, type EnquiryStatus } from '@stellenvisite/contract/talent-pool/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { type EnquiryRow, notifyEmployerOfEnquiry, notifySeekerOfEnquiry } from './enquiry-view.ts';

/** Reminds once of what waits, and ends what has waited its time. */
export async function expireEnquiries(ctx: Context): Promise<void> {
  const askedBefore = new Date(ctx.now().getTime() - ENQUIRY_REMINDER_DAYS * DAY_MS);
  await ctx.db.transaction(async (tx) => {
    await endEnquiries(ctx, tx, lte(talentEnquiries.expiresAt, ctx.now()), { status: 'expired' });
    const due = await tx
      .update(talentEnquiries)
      .set({ remindedAt: ctx.now() })
      .where(
        and(
          eq(talentEnquiries.status, 'open'),
          isNull(talentEnquiries.remindedAt),
          lte(talentEnquiries.sentAt, askedBefore),
        ),
      )
      .returning();
    for (const row of due) await notifySeekerOfEnquiry(ctx, tx, row, 'reminder');
  });
}

export const expireEnquiriesJob = defineJob({
  name: 'talent-pool.expire-enquiries',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '40 * * * *',
  handler: expireEnquiries,
});

/** Ends open enquiries without a reason: employers read it as a no, whyever it is. */
export async function endEnquiries(
  ctx: Context,
  tx: Tx,
  which: SQL | undefined,
  change: { status: Extract<EnquiryStatus, 'ended' | 'expired'>; isBlocked?: boolean },
): Promise<EnquiryRow[]> {
  const rows = await tx
    .update(talentEnquiries)
    .set({ ...change, answeredAt: ctx.now() })
    .where(and(eq(talentEnquiries.status, 'open'), which))
    .returning();
  for (const row of rows)
    await notifyEmployerOfEnquiry(ctx, tx, row, change.status === 'ended' ? 'declined' : 'expired');
  return rows;
}
