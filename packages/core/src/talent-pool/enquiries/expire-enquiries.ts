import { ENQUIRY_REMINDER_DAYS } from '@stellenvisite/contract/talent-pool';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-enquiries';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { endEnquiries } from './end-enquiries.ts';
import { tellSeekerOfEnquiry } from './tell-of-enquiry.ts';

const DAY_MS = 86_400_000;

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
    for (const row of due) await tellSeekerOfEnquiry(ctx, tx, row, 'reminder');
  });
}
