import { stripeEvents } from '@stellenvisite/db/schema/billing';
import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { applyPayment } from './apply-payment.ts';
import { readStripeEvent } from './read-stripe-event.ts';

/** A delivery of the payment provider: only what it has signed counts. */
export async function receiveStripeEvent(
  ctx: Context,
  { body, signature }: { body: Buffer; signature: string },
): Promise<void> {
  const { stripe, webhookSecret } = ctx.payments;
  if (!stripe || !webhookSecret) throw new DomainError('request.not_found');
  let event: Stripe.Event;
  try {
    event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret);
  } catch {
    throw new DomainError('request.invalid', 'the signature does not fit');
  }
  await takeStripeEvent(ctx, event);
}

/** Twice is once: the event is a row under its own id, written with what it causes. */
export async function takeStripeEvent(ctx: Context, event: Stripe.Event): Promise<void> {
  const notice = readStripeEvent(event);
  if (!notice || (!notice.paymentId && !notice.orderId && !notice.invoiceId)) return;
  await ctx.db.transaction(async (tx) => {
    // Events of one payment wait for each other: of two at once, each would not see what the other says.
    const { paymentId } = notice;
    if (paymentId) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stripe ${paymentId}`}, 0))`);
    const [isNew] = await tx
      .insert(stripeEvents)
      .values({ ...notice, receivedAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id });
    if (isNew) await applyPayment(ctx, tx, notice);
  });
}
