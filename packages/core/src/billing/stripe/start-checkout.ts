import type { Currency } from '@stellenvisite/contract/jobs/countries';
import { billingAccounts, orders } from '@stellenvisite/db/schema/billing/billing';
import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { findAccount } from '../billing-account.ts';
import type { OrderRow } from '../fulfil-order.ts';

const BILLING_PAGE = '/employer-dashboard/abrechnung';

/** Asks for a card where the order needs one. Begun again, the provider answers with the same session. */
export async function startCheckout(ctx: Context, order: OrderRow): Promise<OrderRow> {
  if (order.status !== 'pending' || order.checkoutUrl) return order;
  const session = await createSession(ctx, {
    employerId: order.employerId,
    email: order.address.email,
    gross: order.sums.gross,
    currency: order.sums.currency,
    about: { orderId: order.id },
    key: `order:${order.id}`,
    back: `order=${order.id}`,
  });
  const [kept] = await ctx.db
    .update(orders)
    .set({ stripeSessionId: session.id, checkoutUrl: session.url })
    .where(eq(orders.id, order.id))
    .returning();
  return kept ?? order;
}

type Asked = {
  employerId: string;
  email: string;
  gross: number;
  currency: Currency;
  about: { orderId: string } | { invoiceId: string };
  key: string;
  back: string;
};

/** Creates a payment of one sum with tax: what it consists of is on our invoice. The card is stored for the periods that follow. */
export async function createSession(ctx: Context, asked: Asked): Promise<Stripe.Checkout.Session & { url: string }> {
  const { stripe } = ctx.features.payments;
  if (!stripe) throw new DomainError('billing.cards_off');
  const { employerId, gross, currency, about, key, back } = asked;
  const page = `${ctx.publicUrl}${BILLING_PAGE}`;
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        customer: await ensureCustomer(ctx, stripe, asked),
        locale: ctx.language,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: gross,
              product_data: { name: 'Stellenvisite' },
            },
          },
        ],
        client_reference_id: employerId,
        metadata: about,
        payment_intent_data: { metadata: about, setup_future_usage: 'off_session' },
        success_url: `${page}?${back}`,
        cancel_url: `${page}?abgebrochen=1`,
      },
      { idempotencyKey: key },
    );
    if (!session.url) throw new Error('the session has no address');
    return { ...session, url: session.url };
  } catch (error) {
    ctx.log.error({ err: error }, 'the payment provider did not answer');
    throw new DomainError('billing.unavailable');
  }
}

/** One customer for an employer, whoever of its team pays. */
async function ensureCustomer(ctx: Context, stripe: Stripe, { employerId, email }: Asked): Promise<string> {
  const account = await findAccount(ctx.db, employerId);
  if (account?.stripeCustomerId) return account.stripeCustomerId;
  const customer = await stripe.customers.create(
    { email, ...(account?.address ? { name: account.address.company } : {}), metadata: { employerId } },
    { idempotencyKey: `customer:${employerId}` },
  );
  await ctx.db
    .update(billingAccounts)
    .set({ stripeCustomerId: customer.id })
    .where(and(eq(billingAccounts.employerId, employerId), isNull(billingAccounts.stripeCustomerId)));
  return customer.id;
}
