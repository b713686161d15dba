import type { EnquiryAllowance } from '@stellenvisite/contract/talent-pool/talent-enquiries.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { and, eq, gte, ne } from 'drizzle-orm';
import { isVerified } from '../../employers/is-verified.ts';
import { monthOf } from '../../employers/plan/berlin-days.ts';
import { getPlan } from '../../employers/plan/get-plan.ts';

/** Returns the enquiries that the plan allows this month, and how many are left. Declined ones do not count. */
export async function getEnquiryAllowance(db: Db | Tx, employerId: string, now: Date): Promise<EnquiryAllowance> {
  const { from, until } = monthOf(now);
  const isCounted = and(
    eq(talentEnquiries.employerId, employerId),
    gte(talentEnquiries.sentAt, from),
    ne(talentEnquiries.status, 'declined'),
    ne(talentEnquiries.status, 'ended'),
  );
  const [employer] = await db
    .select({ verifiedAt: employers.verifiedAt, used: db.$count(talentEnquiries, isCounted) })
    .from(employers)
    .where(eq(employers.id, employerId));
  const { enquiriesPerMonth: perMonth } = await getPlan(db, employerId);
  const nextMonth = new Date(new Date(`${until}T12:00:00Z`).getTime() + 86_400_000);
  return {
    isVerified: employer !== undefined && isVerified(employer),
    perMonth,
    left: Math.max(0, perMonth - (employer?.used ?? 0)),
    renewsAt: monthOf(nextMonth).from.toISOString(),
  };
}
