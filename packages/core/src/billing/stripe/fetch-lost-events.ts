import { stripeEvents } from '@stellenvisite/db/schema/billing/billing';
import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { applyPayment } from './apply-payment.ts';
import { readStripeEvent, STRIPE_EVENT_TYPES } from './read-stripe-event.ts';

const DAYS = 3;
const MAX_EVENTS = 2000;

/** Fetches the latest events, because a delivery may be lost. Events that are known already change nothing. */
export async function fetchLostEvents(ctx: Context): Promise<void> {
  const { stripe } = ctx.features.payments;
  if (!stripe) return;
  const since = Math.floor(ctx.now().getTime() / 1000) - DAYS * 86_400;
  const events = stripe.events.list({ types: [...STRIPE_EVENT_TYPES], created: { gte: since }, limit: 100 });
  for (const event of await events.autoPagingToArray({ limit: MAX_EVENTS })) await takeStripeEvent(ctx, event);
}

export const fetchLostEventsJob = defineJob({
  name: 'billing.fetch-lost-events',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/20 * * * *',
  handler: fetchLostEvents,
});

/** Processes a delivery of the payment provider: only what it has signed counts. */
export async function receiveStripeEvent(
  ctx: Context,
  { body, signature }: { body: Buffer; signature: string },
): Promise<void> {
  const { stripe, webhookSecret } = ctx.features.payments;
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
async function takeStripeEvent(ctx: Context, event: Stripe.Event): Promise<void> {
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
