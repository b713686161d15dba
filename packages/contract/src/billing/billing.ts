import type { PlanId } from './plans.ts';

export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** One-off purchases: a further place for an ad, or a Top-Job beyond those of the plan. */
export const PRODUCT_IDS = ['single_ad', 'top_job'] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

export const PAYMENT_METHODS = ['invoice', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `placed` is ordered and in force; `pending` waits for the payment provider, `expired` was never paid, `refunded` was given back. */
export const ORDER_STATUSES = ['pending', 'placed', 'expired', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const INVOICE_KINDS = ['invoice', 'correction'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
/** How numbers of each kind begin. */
export const INVOICE_SERIES: Record<InvoiceKind, string> = { invoice: 'RE', correction: 'GS' };

export const INVOICE_STATES = ['open', 'overdue', 'paid', 'corrected', 'offset'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** How an open invoice came to its end. */
export const SETTLEMENTS = ['card', 'transfer', 'offset'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** `domestic`: German VAT. The other two are taxed where the customer is: by them. */
export const VAT_CASES = ['domestic', 'reverse_charge', 'third_country'] as const;
export type VatCase = (typeof VAT_CASES)[number];
/** German standard rate in percent (§ 12 Abs. 1 UStG). */
export const VAT_PERCENT = 19;

/** Days until an invoice is due, and days after that at which each reminder goes out. */
export const PAYMENT_DAYS = 14;
export const REMINDER_DAYS = [3, 14, 28] as const;

/** Days between the announcement of a price and the first renewal that takes it. */
export const PRICE_NOTICE_DAYS = 42;

/** Most of one product in one order. */
export const MAX_QUANTITY = 20;

/** In the order in which one grows: from a smaller to a larger one is at once, the other way at the end of the period. */
const RANK: Record<PlanId, number> = { start: 0, practice: 1, hospital: 2, group: 3 };
export const isLargerPlan = (plan: PlanId, than: PlanId) => RANK[plan] > RANK[than];
