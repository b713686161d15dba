import type { Plan } from '@stellenvisite/contract/billing/billing.schema';
import { UNBOOKED_PLAN } from '@stellenvisite/contract/billing/plans';
import type { Db, Tx } from '@stellenvisite/db/client';
import { plans, subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { and, eq, isNull } from 'drizzle-orm';

/** The plan of an employer with its limits: the booked one, or the free one. The one place where limits come from. */
export type EmployerPlan = Omit<Plan, 'coming'> & { isBooked: boolean };

export async function getPlan(db: Db | Tx, employerId: string): Promise<EmployerPlan> {
  const [booked] = await db
    .select({ plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.employerId, employerId), isNull(subscriptions.endedAt)));
  if (booked) return { ...booked.plan, isBooked: true };
  const [free] = await db.select().from(plans).where(eq(plans.id, UNBOOKED_PLAN));
  if (!free) throw new Error(`the plan ${UNBOOKED_PLAN} is missing`);
  return { ...free, isBooked: false };
}
