import { isDeepStrictEqual } from 'node:util';
import type { Seller } from '@stellenvisite/contract/billing/admin-billing.schema';
import { PRICE_NOTICE_DAYS, type ProductId } from '@stellenvisite/contract/billing/billing';
import type { ChangePlan, ChangeProduct, PriceList } from '@stellenvisite/contract/billing/billing.schema';
import type { PlanId, PlanLimits } from '@stellenvisite/contract/billing/plans';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { plans, products } from '@stellenvisite/db/schema/billing/billing';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { addDays } from '../employers/plan/berlin-days.ts';
import { renewPages } from '../platform/settings/renew-pages.ts';
import { recordAdminAct } from '../record-admin-act.ts';
import { requirePermission, requireProvenPermission } from '../require-permission.ts';
import { announcePrices } from './announce-prices.ts';
import { readSeller, SELLER_SETTING } from './get-billing-language.ts';
import { getPriceBook, listPrices } from './price-book.ts';
import { readPriceList } from './withdraw-price.ts';

/** New limits count at once, for everybody. A new price is announced: who has the plan keeps the old one for some weeks. */
export async function changePlan(ctx: Context, { id, ...change }: ChangePlan & { id: PlanId }): Promise<PriceList> {
  await requireProvenPermission(ctx, 'plan.manage');
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(plans).where(eq(plans.id, id)).for('update');
    // A free plan stays free: employers have it who have booked nothing.
    if (!before || (before.isFree && change.prices)) throw new DomainError('order.not_for_sale');
    const today = berlinDay(ctx.now());
    const { prices, ordersFrom = today, renewalsFrom = addDays(today, PRICE_NOTICE_DAYS), ...limits } = change;
    const known = listPrices(await getPriceBook(tx), id, ordersFrom);
    if (!isDeepStrictEqual(known, prices))
      await announcePrices(ctx, tx, { plan: id, before: known, prices, ordersFrom, renewalsFrom });
    await tx
      .update(plans)
      .set({ ...limits, updatedAt: ctx.now() })
      .where(eq(plans.id, id));
    const [was, is] = [toLimits(before), toLimits(limits)];
    if (!isDeepStrictEqual(was, is))
      await recordAdminAct(ctx, tx, {
        action: 'plan.changed',
        subject: { kind: 'plan', id, label: id },
        before: was,
        after: is,
      });
    await renewPages(tx);
    return readPriceList(tx, ctx.now());
  });
}

const toLimits = ({ jobs, topJobsPerMonth, enquiriesPerMonth, maxDays, seats }: PlanLimits): PlanLimits => ({
  jobs,
  topJobsPerMonth,
  enquiriesPerMonth,
  maxDays,
  seats,
});

export async function changeProduct(
  ctx: Context,
  { id, ...change }: ChangeProduct & { id: ProductId },
): Promise<PriceList> {
  await requireProvenPermission(ctx, 'plan.manage');
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
    return readPriceList(tx, ctx.now());
  });
}

export async function getSeller(ctx: Context): Promise<Seller> {
  await requirePermission(ctx, 'plan.manage');
  return readSeller(ctx.db);
}

/** Of invoices that are issued from now on. */
export async function changeSeller(ctx: Context, seller: Seller): Promise<Seller> {
  await requireProvenPermission(ctx, 'plan.manage');
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
