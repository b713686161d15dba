import type { Seller } from '@stellenvisite/contract/billing/admin-billing.schema';
import {
  BILLING_PERIODS,
  type BillingPeriod,
  INVOICE_KINDS,
  type InvoiceKind,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_METHODS,
  type PaymentMethod,
  PRODUCT_IDS,
  type ProductId,
  SETTLEMENTS,
  type Settlement,
  VAT_CASES,
  type VatCase,
} from '@stellenvisite/contract/billing/billing';
import type {
  InvoiceLine,
  PlaceOrder,
  PlanPrices,
  ProductPrices,
} from '@stellenvisite/contract/billing/billing.schema';
import type { BillingAddress } from '@stellenvisite/contract/billing/billing-address.schema';
import { PLAN_IDS, type PlanId } from '@stellenvisite/contract/billing/plans';
import { type Country, CURRENCIES, type Currency } from '@stellenvisite/contract/jobs/countries';
import type { PostingDays } from '@stellenvisite/contract/jobs/job-fields';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { employers } from '../employers/employers.ts';
import { authUsers } from '../identity/auth.ts';

const time = () => timestamp({ withTimezone: true });
const ofEmployer = () =>
  uuid()
    .notNull()
    .references(() => employers.id, { onDelete: 'cascade' });
const byPerson = () => uuid().references(() => authUsers.id, { onDelete: 'set null' });

/** The price list: what each plan holds and costs. Changed by administrators. */
export const plans = pgTable(
  'plans',
  {
    id: text().$type<PlanId>().primaryKey(),
    jobs: integer().notNull(),
    topJobsPerMonth: integer().notNull(),
    enquiriesPerMonth: integer().notNull(),
    maxDays: integer().$type<PostingDays>().notNull(),
    seats: integer().notNull(),
    /** Net; null where it is free or sold by agreement. */
    prices: jsonb().$type<PlanPrices>(),
    isFree: boolean().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [check('plans_id', oneOf(t.id, PLAN_IDS))],
);

/** Products that are bought once, such as a single ad. */
export const products = pgTable(
  'products',
  {
    id: text().$type<ProductId>().primaryKey(),
    days: integer().notNull(),
    prices: jsonb().$type<ProductPrices>().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [check('products_id', oneOf(t.id, PRODUCT_IDS))],
);

/** The invoice address of an employer. */
export const billingAccounts = pgTable('billing_accounts', {
  employerId: uuid()
    .primaryKey()
    .references(() => employers.id, { onDelete: 'cascade' }),
  /** Null until somebody has stated it. */
  address: jsonb().$type<BillingAddress>(),
  /** Counts what was ordered or cancelled: an order that was begun before is refused. */
  version: integer().notNull().default(0),
  stripeCustomerId: text().unique(),
  /** Stated by the customer when writing or paying. */
  customerNumber: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 10_001 }),
  updatedAt: time().notNull(),
});

/** Which plan an employer has. One at a time; the earlier ones stay. Days are those of Berlin. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    employerId: ofEmployer(),
    planId: text()
      .$type<PlanId>()
      .notNull()
      .references(() => plans.id),
    period: text().$type<BillingPeriod>().notNull(),
    payment: text().$type<PaymentMethod>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The price agreed for a period instead of the list price. */
    agreedNet: integer(),
    /** The price of the current period; refunds are computed from it by the day. */
    periodNet: integer().notNull(),
    since: date({ mode: 'string' }).notNull(),
    /** When the plan was ordered; null where that was when the row was made. */
    bookedAt: time(),
    /** The day of the month on which periods begin. */
    anchor: date({ mode: 'string' }).notNull(),
    periodStart: date({ mode: 'string' }).notNull(),
    /** The last day. */
    periodEnd: date({ mode: 'string' }).notNull(),
    renews: boolean().notNull(),
    /** A smaller plan, from the next period. */
    nextPlanId: text()
      .$type<PlanId>()
      .references(() => plans.id),
    nextBookedAt: time(),
    cancelledAt: time(),
    cancelledBy: byPerson(),
    endedAt: time(),
    createdAt: time().notNull(),
  },
  (t) => [
    check('subscriptions_period', oneOf(t.period, BILLING_PERIODS)),
    check('subscriptions_payment', oneOf(t.payment, PAYMENT_METHODS)),
    check('subscriptions_currency', oneOf(t.currency, CURRENCIES)),
    uniqueIndex('subscriptions_current').on(t.employerId).where(sql`${t.endedAt} is null`),
    index('subscriptions_due').on(t.periodEnd).where(sql`${t.endedAt} is null`),
    index('subscriptions_next_plan').on(t.nextPlanId),
    index('subscriptions_cancelled_by').on(t.cancelledBy),
  ],
);

export type OrderContent = Pick<PlaceOrder, 'plan' | 'period' | 'products'>;
export type Sums = {
  lines: InvoiceLine[];
  net: number;
  vat: number;
  gross: number;
  currency: Currency;
  vatCase: VatCase;
  vatPercent: number;
};

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    employerId: ofEmployer(),
    /** Given by the browser: the same order sent twice is one order. */
    key: uuid().notNull(),
    content: jsonb().$type<OrderContent>().notNull(),
    address: jsonb().$type<BillingAddress>().notNull(),
    sums: jsonb().$type<Sums>().notNull(),
    payment: text().$type<PaymentMethod>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** The Checkout Session of a card payment. */
    stripeSessionId: text().unique(),
    checkoutUrl: text(),
    orderedBy: byPerson(),
    createdAt: time().notNull(),
    placedAt: time(),
  },
  (t) => [
    check('orders_payment', oneOf(t.payment, PAYMENT_METHODS)),
    check('orders_status', oneOf(t.status, ORDER_STATUSES)),
    unique('orders_key').on(t.employerId, t.key),
    index('orders_pending').on(t.createdAt).where(sql`${t.status} = 'pending'`),
    index('orders_ordered_by').on(t.orderedBy),
  ],
);

/** Credits bought and credits used; the balance is the sum. Rows are only added. */
export const billingCredits = pgTable(
  'billing_credits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    employerId: ofEmployer(),
    product: text().$type<ProductId>().notNull(),
    amount: integer().notNull(),
    /** The cause of the entry; unique, so that nothing is counted twice. */
    source: text().notNull().unique(),
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    /** The job it was used for. */
    postingId: uuid(),
    /** Until when a place that was bought holds the job. */
    until: time(),
    at: time().notNull(),
  },
  (t) => [
    check('billing_credits_product', oneOf(t.product, PRODUCT_IDS)),
    index('billing_credits_employer').on(t.employerId, t.product),
    index('billing_credits_order').on(t.orderId),
  ],
);

/** Events of the payment provider about a payment. The state is computed from all of them, ordered by their own times and not by arrival. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** The PaymentIntent. */
    paymentId: text(),
    /** The order or the invoice that is paid, where the event names it. */
    orderId: uuid(),
    invoiceId: uuid(),
    fact: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** When it happened there. */
    happenedAt: time().notNull(),
    receivedAt: time().notNull(),
    /** When we began to refund the payment because it pays nothing. */
    givenBackAt: time(),
  },
  (t) => [
    index('stripe_events_payment').on(t.paymentId),
    index('stripe_events_order').on(t.orderId),
    index('stripe_events_invoice').on(t.invoiceId),
  ],
);

/** The last number of each series and year. A trigger counts it up in the transaction of the invoice, so no number is left out. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { series: text().notNull(), year: integer().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.series, t.year] })],
);

export type InvoiceParties = { seller: Seller; buyer: BillingAddress };

/** Stored as the law wants it, also when the employer is gone. A trigger numbers them, and lets only their payment change. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    kind: text().$type<InvoiceKind>().notNull(),
    employerId: uuid().references(() => employers.id, { onDelete: 'set null' }),
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    correctsId: uuid().references((): AnyPgColumn => invoices.id),
    /** The period of a subscription it is for: billed once. */
    subscriptionId: uuid().references(() => subscriptions.id, { onDelete: 'set null' }),
    periodStart: date({ mode: 'string' }),
    issuedOn: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    net: integer().notNull(),
    vat: integer().notNull(),
    gross: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    country: text().$type<Country>().notNull(),
    vatCase: text().$type<VatCase>().notNull(),
    vatPercent: integer().notNull(),
    parties: jsonb().$type<InvoiceParties>().notNull(),
    settlement: text().$type<Settlement>(),
    settledOn: date({ mode: 'string' }),
    /** When the document went out. */
    mailedAt: time(),
    reminders: integer().notNull().default(0),
    remindedAt: time(),
    createdAt: time().notNull(),
  },
  (t) => [
    check('invoices_kind', oneOf(t.kind, INVOICE_KINDS)),
    check('invoices_vat_case', oneOf(t.vatCase, VAT_CASES)),
    check('invoices_settlement', oneOf(t.settlement, SETTLEMENTS)),
    check('invoices_sum', sql`${t.gross} = ${t.net} + ${t.vat}`),
    unique('invoices_period').on(t.subscriptionId, t.periodStart, t.kind),
    index('invoices_employer').on(t.employerId, t.createdAt),
    index('invoices_order').on(t.orderId),
    index('invoices_corrects').on(t.correctsId),
    index('invoices_open').on(t.dueOn).where(sql`${t.settlement} is null`),
  ],
);
