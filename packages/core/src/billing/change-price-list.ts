import type { Seller } from '@stellenvisite/contract/admin-billing.schema';
import type { ProductId } from '@stellenvisite/contract/billing';
import type { ChangePlan, ChangeProduct, PriceList } from '@stellenvisite/contract/billing.schema';
import type { PlanId } from '@stellenvisite/contract/plans';
import { plans, products } from '@stellenvisite/db/schema/billing';
import { settings } from '@stellenvisite/db/schema/settings';
import { eq } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { renewPages } from '../settings/renew-pages.ts';
import { readPriceList } from './get-price-list.ts';
import { readSeller, SELLER_SETTING } from './read-seller.ts';

/** From now on: who has a plan keeps the price of the running period, and gets the new limits at once. */
export async function changePlan(ctx: Context, { id, ...change }: ChangePlan & { id: PlanId }): Promise<PriceList> {
  await requirePermission(ctx, 'plan.manage');
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(plans).where(eq(plans.id, id)).for('update');
    // What is free stays free: it is what an employer has who has booked nothing.
    if (!before || (before.isFree && change.prices)) throw new DomainError('order.not_for_sale');
    await tx
      .update(plans)
      .set({ ...change, updatedAt: ctx.now() })
      .where(eq(plans.id, id));
    await recordAdminAct(ctx, tx, {
      action: 'plan.changed',
      subject: { kind: 'plan', id, label: id },
      before: toPlanValues(before),
      after: toPlanValues(change),
    });
    await renewPages(tx);
    return readPriceList(tx);
  });
}

const toPlanValues = ({ jobs, topJobsPerMonth, enquiriesPerMonth, maxDays, seats, prices }: ChangePlan) => ({
  jobs,
  topJobsPerMonth,
  enquiriesPerMonth,
  maxDays,
  seats,
  monthlyEur: prices?.EUR.monthly,
  yearlyEur: prices?.EUR.yearly,
  monthlyChf: prices?.CHF.monthly,
  yearlyChf: prices?.CHF.yearly,
});

export async function changeProduct(
  ctx: Context,
  { id, ...change }: ChangeProduct & { id: ProductId },
): Promise<PriceList> {
  await requirePermission(ctx, 'plan.manage');
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(products).where(eq(products.id, id)).for('update');
    await tx
      .update(products)
      .set({ ...change, updatedAt: ctx.now() })
      .where(eq(products.id, id));
    await recordAdminAct(ctx, tx, {
      action: 'product.changed',
      subject: { kind: 'plan', id, label: id },
      before: before && { days: before.days, priceEur: before.prices.EUR, priceChf: before.prices.CHF },
      after: { days: change.days, priceEur: change.prices.EUR, priceChf: change.prices.CHF },
    });
    await renewPages(tx);
    return readPriceList(tx);
  });
}

export async function getSeller(ctx: Context): Promise<Seller> {
  await requirePermission(ctx, 'plan.manage');
  return readSeller(ctx.db);
}

/** Of invoices that are issued from now on. */
export async function changeSeller(ctx: Context, seller: Seller): Promise<Seller> {
  await requirePermission(ctx, 'plan.manage');
  return ctx.db.transaction(async (tx) => {
    const before = await readSeller(tx);
    const row = { value: seller, updatedAt: ctx.now() };
    await tx
      .insert(settings)
      .values({ key: SELLER_SETTING, ...row })
      .onConflictDoUpdate({ target: settings.key, set: row });
    const subject = { kind: 'setting', id: SELLER_SETTING } as const;
    await recordAdminAct(ctx, tx, { action: 'invoice_seller.changed', subject, before, after: seller });
    return seller;
  });
}
