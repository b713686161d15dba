import { COUNTRIES, CURRENCIES } from '../jobs/countries.ts';
import { POSTING_DAYS } from '../jobs/job-fields.ts';
import { queryPage, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import {
  BILLING_PERIODS,
  INVOICE_KINDS,
  INVOICE_STATES,
  MAX_QUANTITY,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PRODUCT_IDS,
  VAT_CASES,
} from './billing.ts';
import { billingAddressSchema, shownAddressSchema, vatIdSchema } from './billing-address.schema.ts';
import { PLAN_IDS } from './plans.ts';

export const day = z.iso.date();
export const cents = z.number().int();
export const price = z.number().int().min(0).max(10_000_000);
const planPriceSchema = z.object({ monthly: price, yearly: price });
export const planPricesSchema = z.object({ EUR: planPriceSchema, CHF: planPriceSchema });
export type PlanPrices = z.infer<typeof planPricesSchema>;
const productPricesSchema = z.object({ EUR: price, CHF: price });
export type ProductPrices = z.infer<typeof productPricesSchema>;

const limits = {
  jobs: z.number().int().min(0).max(100_000),
  topJobsPerMonth: z.number().int().min(0).max(1000),
  enquiriesPerMonth: z.number().int().min(0).max(10_000),
  maxDays: z.literal(POSTING_DAYS),
  seats: z.number().int().min(1).max(10_000),
};

export const planSchema = z
  .object({
    id: z.enum(PLAN_IDS),
    ...limits,
    /** Net, in the smallest unit of the currency. Null where the plan is free or sold by agreement. */
    prices: planPricesSchema.nullable(),
    /** The prices of orders from a later day on, where a change is announced. */
    coming: z.object({ from: day, prices: planPricesSchema.nullable() }).nullable(),
    isFree: z.boolean(),
  })
  .register(apiSchemas, { id: 'Plan' });
export type Plan = z.infer<typeof planSchema>;

export const productSchema = z
  .object({ id: z.enum(PRODUCT_IDS), days: z.number().int().min(1).max(365), prices: productPricesSchema })
  .register(apiSchemas, { id: 'Product' });
export type Product = z.infer<typeof productSchema>;

export const priceListSchema = z
  .object({ plans: z.array(planSchema), products: z.array(productSchema), vatPercent: z.number() })
  .register(apiSchemas, { id: 'PriceList' });
export type PriceList = z.infer<typeof priceListSchema>;

export const changePlanSchema = z
  .object({
    ...limits,
    prices: planPricesSchema.nullable(),
    /** From when on orders take a new price: today unless stated. */
    ordersFrom: day.optional(),
    /** From when on renewals take it: as soon as the notice allows unless stated. */
    renewalsFrom: day.optional(),
  })
  .register(apiSchemas, { id: 'ChangePlan' });
export type ChangePlan = z.infer<typeof changePlanSchema>;
export const changeProductSchema = productSchema.omit({ id: true }).register(apiSchemas, { id: 'ChangeProduct' });
export type ChangeProduct = z.infer<typeof changeProductSchema>;

const productOrderSchema = z.object({
  product: z.enum(PRODUCT_IDS),
  quantity: z.number().int().min(1).max(MAX_QUANTITY),
});
const orderFields = {
  plan: z.enum(PLAN_IDS).nullable(),
  period: z.enum(BILLING_PERIODS),
  products: z.array(productOrderSchema).max(PRODUCT_IDS.length),
};

export const quoteRequestSchema = z
  .object({ ...orderFields, country: z.enum(COUNTRIES), vatId: vatIdSchema })
  .register(apiSchemas, { id: 'QuoteRequest' });
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

/** One position; the words for it belong to whoever shows it. */
const invoiceLineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plan'),
    plan: z.enum(PLAN_IDS),
    period: z.enum(BILLING_PERIODS),
    from: day,
    to: day,
    net: cents,
  }),
  z.object({
    kind: z.literal('credit'),
    plan: z.enum(PLAN_IDS),
    from: day,
    to: day,
    days: cents,
    of: cents,
    net: cents,
  }),
  z.object({ kind: z.literal('product'), product: z.enum(PRODUCT_IDS), quantity: cents, days: cents, net: cents }),
  z.object({ kind: z.literal('correction'), reason: z.string(), net: cents }),
]);
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

const sumFields = {
  lines: z.array(invoiceLineSchema),
  net: cents,
  vat: cents,
  gross: cents,
  currency: z.enum(CURRENCIES),
  vatCase: z.enum(VAT_CASES),
  vatPercent: z.number(),
};

export const QUOTE_CHANGES = ['first', 'larger', 'smaller', 'none'] as const;
export const quoteSchema = z
  .object({
    ...sumFields,
    /** `smaller` begins when the current period ends, and costs nothing today. */
    change: z.enum(QUOTE_CHANGES),
    startsOn: day,
    /** The renewal that follows, where the plan renews itself. */
    next: z.object({ on: day, net: cents, gross: cents }).nullable(),
    /** To be sent back with the order: it is refused when something else was ordered in between. */
    version: z.number().int(),
  })
  .register(apiSchemas, { id: 'Quote' });
export type Quote = z.infer<typeof quoteSchema>;

export const placeOrderSchema = z
  .object({
    /** The same for every attempt to send the same order. */
    key: z.uuid(),
    version: z.number().int(),
    /** The sum with tax that the person was shown: an order for another one is refused. */
    gross: cents,
    ...orderFields,
    address: billingAddressSchema,
    payment: z.enum(PAYMENT_METHODS),
    /** That it is a business who orders, and agrees to the terms. */
    agreed: z.literal(true),
  })
  .register(apiSchemas, { id: 'PlaceOrder' });
export type PlaceOrder = z.infer<typeof placeOrderSchema>;

export const orderSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(ORDER_STATUSES),
    gross: cents,
    currency: z.enum(CURRENCIES),
    /** The page where the card is entered; null where nothing is to be paid by card. */
    checkoutUrl: z.url().nullable(),
    invoiceNumber: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'Order' });
export type Order = z.infer<typeof orderSchema>;

export const use = z.object({ used: z.number().int(), of: z.number().int() });
const subscriptionSchema = z.object({
  period: z.enum(BILLING_PERIODS),
  payment: z.enum(PAYMENT_METHODS),
  since: day,
  periodStart: day,
  periodEnd: day,
  /** States whether it goes on by itself when the period ends. */
  renews: z.boolean(),
  nextPlan: z.enum(PLAN_IDS).nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  net: cents,
  gross: cents,
  vatPercent: z.number(),
  currency: z.enum(CURRENCIES),
});

export const billingSchema = z
  .object({
    plan: planSchema,
    /** Null where nothing is booked: the free plan. */
    subscription: subscriptionSchema.nullable(),
    /** States whether the one free ad has been used. */
    isStartUsed: z.boolean(),
    jobs: use,
    topJobs: use,
    enquiries: use,
    seats: use,
    credits: z.object({ single_ad: z.number().int(), top_job: z.number().int() }),
    /** Jobs that occupy a place, the longest-running first, and finished drafts that wait for one; at most a dozen of each. */
    places: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        state: z.enum(['live', 'planned', 'pending']),
        applications: z.number().int(),
        topJobUntil: z.iso.datetime().nullable(),
      }),
    ),
    waiting: z.array(z.object({ id: z.uuid(), title: z.string(), since: z.iso.datetime() })),
    address: shownAddressSchema,
    /** The date and price of the next period if the plan is renewed. */
    nextInvoice: z.object({ on: day, gross: cents, currency: z.enum(CURRENCIES) }).nullable(),
    /** The price from a later renewal on, where a change is announced. */
    newPrice: z.object({ on: day, net: cents, gross: cents }).nullable(),
    /** Invoices still to be paid after their day, the oldest first, each with its page in the list. */
    overdue: z.array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        open: cents,
        currency: z.enum(CURRENCIES),
        dueOn: day,
        page: z.number().int(),
      }),
    ),
    takesCards: z.boolean(),
    hasPortal: z.boolean(),
    version: z.number().int(),
  })
  .register(apiSchemas, { id: 'Billing' });
export type Billing = z.infer<typeof billingSchema>;

export const invoiceSchema = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind: z.enum(INVOICE_KINDS),
    issuedOn: day,
    dueOn: day,
    ...sumFields,
    state: z.enum(INVOICE_STATES),
    /** The amount still to be paid: the total less corrections, 0 once it is settled. */
    open: cents,
    paidOn: day.nullable(),
    /** The number of the invoice it corrects, or of the correction. */
    relatedNumber: z.string().nullable(),
    /** The customer's order number and cost centre as they are on the invoice. */
    reference: z.string().nullable(),
    costCentre: z.string().nullable(),
    /** States whether it is also there as an XRechnung. */
    hasXRechnung: z.boolean(),
  })
  .register(apiSchemas, { id: 'Invoice' });
export type Invoice = z.infer<typeof invoiceSchema>;

export const invoicesSchema = z
  .object({
    items: z.array(invoiceSchema),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
  .register(apiSchemas, { id: 'Invoices' });
export type Invoices = z.infer<typeof invoicesSchema>;
export const INVOICES_PER_PAGE = 10;
export const INVOICE_ORDERS = ['-issuedOn', 'issuedOn'] as const;
export const invoicesQuerySchema = z.object({
  page: queryPage,
  /** The newest first unless stated. */
  sort: queryValue(z.enum(INVOICE_ORDERS)),
});
export type InvoicesQuery = z.infer<typeof invoicesQuerySchema>;

export const redirectSchema = z.object({ url: z.url() }).register(apiSchemas, { id: 'BillingRedirect' });
