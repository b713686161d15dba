import { VAT_PERCENT } from '@stellenvisite/contract/billing';
import type { PriceList } from '@stellenvisite/contract/billing.schema';
import { PLAN_IDS } from '@stellenvisite/contract/plans';
import type { Db, Tx } from '@stellenvisite/db/client';
import { plans, products } from '@stellenvisite/db/schema/billing';
import { asc } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { berlinDay } from '../plans/berlin-days.ts';
import { comingListPrice, listPrices, readPriceBook } from './price-book.ts';

/** What is for sale, for everybody to see. */
export const getPriceList = (ctx: Context): Promise<PriceList> => readPriceList(ctx.db, ctx.now());

export async function readPriceList(db: Db | Tx, now: Date): Promise<PriceList> {
  const book = await readPriceBook(db);
  const day = berlinDay(now);
  const rows = (await db.select().from(plans)).map((plan) => ({
    ...plan,
    prices: listPrices(book, plan.id, day),
    coming: comingListPrice(book, plan.id, day),
  }));
  return {
    plans: rows.sort((a, b) => PLAN_IDS.indexOf(a.id) - PLAN_IDS.indexOf(b.id)),
    products: await db.select().from(products).orderBy(asc(products.id)),
    vatPercent: VAT_PERCENT,
  };
}
