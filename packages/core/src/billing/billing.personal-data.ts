import type { Db, Tx } from '@stellenvisite/db/client';
import { orders } from '@stellenvisite/db/schema/billing';
import { employers } from '@stellenvisite/db/schema/employers';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';

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
};

function listOrdered(db: Db | Tx, userId: string) {
  return db
    .select({
      employer: employers.name,
      content: orders.content,
      address: orders.address,
      payment: orders.payment,
      status: orders.status,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(employers, eq(employers.id, orders.employerId))
    .where(eq(orders.orderedBy, userId))
    .orderBy(asc(orders.createdAt));
}
