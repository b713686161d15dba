import { randomUUID } from 'node:crypto';
import type { Order, PlaceOrder } from '@stellenvisite/contract/billing/billing.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import type { Tx } from '@stellenvisite/db/client';
import { invoices, orders } from '@stellenvisite/db/schema/billing/billing';
import { and, eq } from 'drizzle-orm';
import { lockActiveEmployers } from '../actor-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireActingEmployer } from '../require-acting-employer.ts';
import { findSubscription, lockAccount, raiseVersion, saveAddress } from './billing-account.ts';
import { fulfilOrder, type OrderRow } from './fulfil-order.ts';
import { lockOrderer, requireCredit, requireOrderLeft } from './limit-orders.ts';
import type { OfEmployer } from './list-invoices.ts';
import { getPriceBook, renewalPrices } from './price-book.ts';
import { quoteOrder } from './quote-order.ts';
import { startCheckout } from './stripe/start-checkout.ts';
import { readPriceList } from './withdraw-price.ts';

/**
 * An order with an obligation to pay. Sent twice it is one order, by its key; begun in two tabs it is one too, because the second
 * was begun before the first was placed. Nobody pays another sum than the one they saw above the button.
 */
export async function placeOrder(ctx: Context, input: PlaceOrder & OfEmployer): Promise<Order> {
  const { person, employerId } = await requireActingEmployer(ctx, 'billing.manage', input.employerId);
  if (input.payment === 'card' && !ctx.features.payments.stripe) throw new DomainError('billing.cards_off');
  const order = await ctx.db.transaction(async (tx) => {
    await lockOrderer(tx, person.userId);
    await lockActiveEmployers(tx, employerId);
    const account = await lockAccount(ctx, tx, employerId);
    const known = await findByKey(tx, employerId, input.key);
    if (known) return known;
    if (account.version !== input.version) throw new DomainError('order.version_stale');
    await requireOrderLeft(ctx, tx, { employerId, orderedBy: person.userId });
    await saveAddress(ctx, tx, employerId, input.address);
    await raiseVersion(ctx, tx, employerId);
    const written = await writeOrder(ctx, tx, { ...input, employerId, orderedBy: person.userId });
    await ctx.audit(tx, { action: 'order.placed', userId: person.userId, sessionId: person.sessionId });
    return written;
  });
  return toOrder(ctx, await startCheckout(ctx, order));
}

async function findByKey(tx: Tx, employerId: string, key: string): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.employerId, employerId), eq(orders.key, key)));
  return row;
}

type NewOrder = Omit<PlaceOrder, 'agreed' | 'version'> & { employerId: string; orderedBy: string };

async function writeOrder(ctx: Context, tx: Tx, input: NewOrder): Promise<OrderRow> {
  const { employerId, key, plan, period, products, address, payment, orderedBy } = input;
  const content = { plan, period, products };
  const current = await findSubscription(tx, employerId);
  const priceList = await readPriceList(tx, ctx.now());
  const book = await getPriceBook(tx);
  const {
    change: _,
    startsOn: __,
    next: ___,
    ...sums
  } = quoteOrder({
    content,
    address,
    priceList,
    laterPrices: (plan, on) => renewalPrices(book, plan, { on, bookedAt: ctx.now() }),
    current,
    today: berlinDay(ctx.now()),
  });
  if (sums.gross !== input.gross) throw new DomainError('order.sum_changed');
  if (payment === 'invoice' && sums.gross > 0)
    await requireCredit(tx, { employerId, orderedBy, plan, products, sums, priceList });
  // Of orders that were begun with a card only the newest goes on; a payment that comes in all the same is given back.
  const isBegun = and(eq(orders.employerId, employerId), eq(orders.status, 'pending'));
  await tx.update(orders).set({ status: 'expired' }).where(isBegun);
  const id = randomUUID();
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      employerId,
      key,
      content,
      address,
      sums,
      payment,
      status: 'pending',
      orderedBy,
      createdAt: ctx.now(),
    })
    .returning();
  if (!order) throw new Error('the order was not written');
  const isPaidLater = payment === 'invoice' || sums.gross === 0;
  return isPaidLater ? fulfilOrder(ctx, tx, order) : order;
}

async function toOrder(ctx: Context, { id, status, sums, checkoutUrl }: OrderRow): Promise<Order> {
  const [invoice] = await ctx.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.kind, 'invoice')));
  const { gross, currency } = sums;
  return {
    id,
    status,
    gross,
    currency,
    checkoutUrl: status === 'pending' ? checkoutUrl : null,
    invoiceNumber: invoice?.number ?? null,
  };
}
