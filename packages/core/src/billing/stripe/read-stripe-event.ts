import type Stripe from 'stripe';
import type { PaymentFact } from './derive-payment.ts';

/** Types of events that we listen to, and that are fetched again when deliveries were lost. */
export const STRIPE_EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** An event about a payment, in our own terms. */
export type StripeNotice = {
  id: string;
  type: string;
  paymentId: string | null;
  orderId: string | null;
  invoiceId: string | null;
  fact: PaymentFact;
  /** Of the payment; what was given back so far for a refund. */
  amount: number;
  currency: string;
  happenedAt: Date;
};

type Said = Pick<StripeNotice, 'fact' | 'amount' | 'currency' | 'paymentId'> & { metadata?: Stripe.Metadata | null };

export function readStripeEvent(event: Stripe.Event): StripeNotice | null {
  const said = saidBy(event);
  if (!said) return null;
  const { metadata, ...notice } = said;
  return {
    id: event.id,
    type: event.type,
    ...notice,
    orderId: idIn(metadata, 'orderId'),
    invoiceId: idIn(metadata, 'invoiceId'),
    happenedAt: new Date(event.created * 1000),
  };
}

function saidBy(event: Stripe.Event): Said | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.data.object, event.data.object.payment_status === 'unpaid' ? 'awaiting' : 'paid');
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, 'failed');
    case 'checkout.session.expired':
      return ofSession(event.data.object, 'expired');
    case 'payment_intent.succeeded':
      return ofIntent(event.data.object, 'paid');
    case 'payment_intent.payment_failed':
      return ofIntent(event.data.object, 'failed');
    case 'charge.refunded': {
      const { amount_refunded: amount, currency, payment_intent, metadata } = event.data.object;
      return { fact: 'refunded', amount, currency, paymentId: idOf(payment_intent), metadata };
    }
    case 'charge.dispute.created':
      return ofDispute(event.data.object, 'disputed');
    case 'charge.dispute.closed':
      return ofDispute(event.data.object, event.data.object.status === 'won' ? 'dispute_won' : 'dispute_lost');
    default:
      return null;
  }
}

function ofSession(session: Stripe.Checkout.Session, fact: PaymentFact): Said {
  const { amount_total, currency, payment_intent, metadata } = session;
  return { fact, amount: amount_total ?? 0, currency: currency ?? '', paymentId: idOf(payment_intent), metadata };
}

function ofIntent({ id, amount, currency, metadata }: Stripe.PaymentIntent, fact: PaymentFact): Said {
  return { fact, amount, currency, paymentId: id, metadata };
}

function ofDispute({ amount, currency, payment_intent }: Stripe.Dispute, fact: PaymentFact): Said {
  return { fact, amount, currency, paymentId: idOf(payment_intent) };
}

const idOf = (reference: { id: string } | string | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const idIn = (metadata: Stripe.Metadata | null | undefined, name: string) => {
  const id = metadata?.[name];
  return id && UUID.test(id) ? id : null;
};
