import type { Db, Tx } from '@stellenvisite/db/client';
import { orders, subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PersonalData } from '../personal-data.ts';

export const billingPersonalData: PersonalData = {
  tables: [
    {
      name: 'orders',
      export: { file: 'orders.json' },
      erasure: { reason: 'an order belongs to the employer; who ordered is taken out by the foreign key' },
    },
    {
      name: 'subscriptions',
      export: { reason: 'names only who cancelled; the plan is the employer’s' },
      erasure: { reason: 'a plan belongs to the employer; who cancelled it is taken out by the foreign key' },
    },
    {
      name: 'plan_price_notices',
      export: { reason: 'names nobody: which plans a new price was announced to' },
      erasure: { reason: 'goes with the plan, which belongs to the employer' },
    },
    {
      name: 'billing_credits',
      export: { reason: 'names nobody: what an employer has bought and used' },
      erasure: { reason: 'belongs to the employer, and goes with it' },
    },
    {
      name: 'invoices',
      export: { reason: 'the employer’s, who reads and downloads them in its area' },
      erasure: {
        reason: 'accounts are kept for ten years (§ 147 AO); they name the employer and its address for invoices',
      },
    },
  ],
  files: { 'orders.json': (db, { userId }) => listOrdered(db, userId) },
  /** The plan runs to the end of what was paid for, and no order that was begun goes on. */
  async endEmployer(tx, employerId, ctx) {
    await tx
      .update(subscriptions)
      .set({ cancelledAt: ctx.now(), renews: false, nextPlanId: null, nextBookedAt: null })
      .where(
        and(eq(subscriptions.employerId, employerId), isNull(subscriptions.endedAt), isNull(subscriptions.cancelledAt)),
      );
    await tx
      .update(orders)
      .set({ status: 'expired' })
      .where(and(eq(orders.employerId, employerId), eq(orders.status, 'pending')));
  },
};

function listOrdered(db: Db | Tx, userId: string) {
  return db
    .select({
      employer: employers.name,
      content: orders.content,
      address: orders.address,
      sums: orders.sums,
      payment: orders.payment,
      status: orders.status,
      createdAt: orders.createdAt,
      placedAt: orders.placedAt,
    })
    .from(orders)
    .innerJoin(employers, eq(employers.id, orders.employerId))
    .where(eq(orders.orderedBy, userId))
    .orderBy(asc(orders.createdAt));
}
