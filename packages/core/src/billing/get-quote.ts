import type { Quote, QuoteRequest } from '@stellenvisite/contract/billing.schema';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { berlinDay } from '../plans/berlin-days.ts';
import { findAccount, findSubscription } from './billing-account.ts';
import { readPriceList } from './get-price-list.ts';
import { readPriceBook, renewalPrices } from './price-book.ts';
import { quoteOrder } from './quote-order.ts';

export type OfEmployer = { employerId?: string | undefined };

export async function getQuote(ctx: Context, input: QuoteRequest & OfEmployer): Promise<Quote> {
  const { employerId: asked, country, vatId, ...content } = input;
  const { employerId } = await requireActingEmployer(ctx, 'billing.read', asked);
  const account = await findAccount(ctx.db, employerId);
  const book = await readPriceBook(ctx.db);
  const quote = quoteOrder({
    content,
    address: { country, vatId },
    priceList: await readPriceList(ctx.db, ctx.now()),
    laterPrices: (plan, on) => renewalPrices(book, plan, { on, bookedAt: ctx.now() }),
    current: await findSubscription(ctx.db, employerId),
    today: berlinDay(ctx.now()),
  });
  return { ...quote, version: account?.version ?? 0 };
}
