import type { BillingPeriod, PaymentMethod } from '@stellenvisite/contract/billing';
import type { InvoiceLine } from '@stellenvisite/contract/billing.schema';
import type { Currency } from '@stellenvisite/contract/countries';
import type { PlanId } from '@stellenvisite/contract/plans';
import { defineMail } from '../mails/define-mail.ts';

type Money = { gross: number; currency: Currency };

/** To who ordered: what, for how much, and since when. */
export type OrderPlacedValues = Money & {
  company: string;
  lines: InvoiceLine[];
  /** A plan that begins later, and costs nothing before. */
  next: { plan: PlanId; from: string } | null;
  payment: PaymentMethod;
  orderedAt: Date;
  url: string;
};
export const orderPlacedMail = defineMail<OrderPlacedValues>('billing.order-placed');

/** To the address for invoices, with the document. */
export type InvoiceValues = Money & {
  company: string;
  number: string;
  isCorrection: boolean;
  /** Null once it is paid. */
  dueOn: string | null;
  /** Whether the sum is taken from a card. */
  isCharged: boolean;
  url: string;
};
export const invoiceMail = defineMail<InvoiceValues>('billing.invoice');

/** To the address for invoices: it is overdue. The first is a friendly one. */
export type OverdueValues = Money & { company: string; number: string; dueOn: string; level: number; url: string };
export const overdueMail = defineMail<OverdueValues>('billing.overdue');

/** To the address for invoices: the card could not be charged. */
export type CardFailedValues = Money & { company: string; number: string; url: string };
export const cardFailedMail = defineMail<CardFailedValues>('billing.card-failed');

/** To the address for invoices: what was paid twice is refunded. */
export type GivenBackValues = Money & {
  company: string;
  /** Of the invoice that was paid already; null of an order that another one has brought. */
  number: string | null;
  url: string;
};
export const givenBackMail = defineMail<GivenBackValues>('billing.given-back');

/** To who cancelled: that we have it, when, and when it ends. */
export type CancelledValues = {
  company: string;
  plan: PlanId;
  period: BillingPeriod;
  cancelledAt: Date;
  lastDay: string;
  url: string;
};
export const cancelledMail = defineMail<CancelledValues>('billing.cancelled');

/** To the address for invoices and who may cancel: what the plan costs from a renewal on. Net, for a month. */
export type NewPriceValues = {
  company: string;
  plan: PlanId;
  before: number;
  after: number;
  currency: Currency;
  day: string;
  url: string;
};
export const newPriceMail = defineMail<NewPriceValues>('billing.new-price');

/** To the same people: an announced price does not come. `after` is what the plan costs instead. */
export type PriceWithdrawnValues = NewPriceValues & {
  /** The last day of a plan that was cancelled meanwhile. */
  endsOn: string | null;
};
export const priceWithdrawnMail = defineMail<PriceWithdrawnValues>('billing.price-withdrawn');

/** To the address for invoices: the plan has ended, and what became of the ads. */
export type PlanEndedValues = { company: string; plan: PlanId; paused: number; url: string };
export const planEndedMail = defineMail<PlanEndedValues>('billing.plan-ended');
