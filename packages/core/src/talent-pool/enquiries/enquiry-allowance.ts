import type { EnquiryAllowance } from '@stellenvisite/contract/talent-enquiries.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers';
import { talentEnquiries } from '@stellenvisite/db/schema/talent-enquiries';
import { and, eq, gte, ne } from 'drizzle-orm';
import { isVerified } from '../../employers/is-verified.ts';
import { monthOf } from '../../plans/berlin-days.ts';
import { readPlan } from '../../plans/read-plan.ts';

/** What the plan allows this month, and what of it is left. Who said no does not count. */
export async function readEnquiryAllowance(db: Db | Tx, employerId: string, now: Date): Promise<EnquiryAllowance> {
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
  const { enquiriesPerMonth: perMonth } = await readPlan(db, employerId);
  const nextMonth = new Date(new Date(`${until}T12:00:00Z`).getTime() + 86_400_000);
  return {
    isVerified: employer !== undefined && isVerified(employer),
    perMonth,
    left: Math.max(0, perMonth - (employer?.used ?? 0)),
    renewsAt: monthOf(nextMonth).from.toISOString(),
  };
}
