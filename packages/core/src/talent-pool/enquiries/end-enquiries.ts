import type { EnquiryStatus } from '@stellenvisite/contract/talent-pool';
import type { Tx } from '@stellenvisite/db/client';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-enquiries';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { type EnquiryRow, tellEmployerOfEnquiry } from './tell-of-enquiry.ts';

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
  for (const row of rows) await tellEmployerOfEnquiry(ctx, tx, row, change.status === 'ended' ? 'declined' : 'expired');
  return rows;
}
