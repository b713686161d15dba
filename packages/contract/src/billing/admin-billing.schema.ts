import { CURRENCIES } from '../jobs/countries.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { pageFields, queryPage, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { cents, day, invoiceSchema, planPricesSchema, price, use } from './billing.schema.ts';
import { BILLING_PERIODS, PAYMENT_METHODS } from './billing.ts';
import { PLAN_IDS } from './plans.ts';

/** The issuer of the invoices: the data that § 14 UStG requires, and the bank account. */
export const sellerSchema = z
  .object({
    name: plainText(160).min(1),
    street: plainText(160).min(1),
    postalCode: plainText(10).min(1),
    city: plainText(120).min(1),
    vatId: plainText(20).min(1),
    register: plainText(120),
    email: plainText(254).min(1),
    phone: plainText(40),
    iban: plainText(40).min(1),
    bic: plainText(11),
    bank: plainText(120),
  })
  .register(apiSchemas, { id: 'InvoiceSeller' });
export type Seller = z.infer<typeof sellerSchema>;

export const adminInvoiceSchema = invoiceSchema
  .extend({ employerId: z.uuid().nullable(), company: z.string(), reminders: z.number().int() })
  .register(apiSchemas, { id: 'AdminInvoice' });
export type AdminInvoice = z.infer<typeof adminInvoiceSchema>;
export const adminInvoicesSchema = z
  .object({
    items: z.array(adminInvoiceSchema),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })
  .register(apiSchemas, { id: 'AdminInvoices' });
export type AdminInvoices = z.infer<typeof adminInvoicesSchema>;
export const INVOICE_FILTERS = ['open', 'overdue', 'paid', 'correction'] as const;
const invoiceFilters = { state: queryValue(z.enum(INVOICE_FILTERS)), q: queryValue(queryText(120)) };
export const invoiceMonthQuerySchema = z.object({ month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/) });
export const adminInvoicesFileQuerySchema = z.object(invoiceFilters);
export type AdminInvoicesFilters = z.infer<typeof adminInvoicesFileQuerySchema>;
export const adminInvoicesQuerySchema = z.object({ ...invoiceFilters, page: queryPage });
export type AdminInvoicesQuery = z.infer<typeof adminInvoicesQuerySchema>;

/** A plan that an employer has, as administrators see it. */
export const adminSubscriptionSchema = z
  .object({
    id: z.uuid(),
    employer: z.object({ id: z.uuid(), name: z.string() }),
    plan: z.enum(PLAN_IDS),
    nextPlan: z.enum(PLAN_IDS).nullable(),
    period: z.enum(BILLING_PERIODS),
    payment: z.enum(PAYMENT_METHODS),
    /** The net price that the current period was sold for. */
    net: cents,
    currency: z.enum(CURRENCIES),
    /** By agreement instead of the list price. */
    isAgreed: z.boolean(),
    since: day,
    periodEnd: day,
    renews: z.boolean(),
    jobs: use,
  })
  .register(apiSchemas, { id: 'AdminSubscription' });
export type AdminSubscription = z.infer<typeof adminSubscriptionSchema>;
export const adminSubscriptionsSchema = z
  .object({ items: z.array(adminSubscriptionSchema), ...pageFields })
  .register(apiSchemas, { id: 'AdminSubscriptions' });
export type AdminSubscriptions = z.infer<typeof adminSubscriptionsSchema>;
const subscriptionFilters = { plan: queryValue(z.enum(PLAN_IDS)), q: queryValue(queryText(120)) };
export const adminSubscriptionsFileQuerySchema = z.object(subscriptionFilters);
export type AdminSubscriptionsFilters = z.infer<typeof adminSubscriptionsFileQuerySchema>;
export const adminSubscriptionsQuerySchema = z.object({ ...subscriptionFilters, page: queryPage });
export type AdminSubscriptionsQuery = z.infer<typeof adminSubscriptionsQuerySchema>;

/** Prices that were announced and do not count for everybody yet, newest first. */
export const priceChangesSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.number().int(),
        plan: z.enum(PLAN_IDS),
        /** Null: sold by agreement only. */
        prices: planPricesSchema.nullable(),
        ordersFrom: day,
        renewalsFrom: day,
        /** Until a running plan pays it. */
        canBeWithdrawn: z.boolean(),
      }),
    ),
  })
  .register(apiSchemas, { id: 'PriceChanges' });
export type PriceChanges = z.infer<typeof priceChangesSchema>;

/** A plan by agreement, for a price that is not on the list. */
export const agreePlanSchema = z
  .object({ employerId: z.uuid(), plan: z.enum(PLAN_IDS), period: z.enum(BILLING_PERIODS), net: price })
  .register(apiSchemas, { id: 'AgreePlan' });
export type AgreePlan = z.infer<typeof agreePlanSchema>;

export const recordPaymentSchema = z.object({ paidOn: day }).register(apiSchemas, { id: 'RecordPayment' });
export const correctInvoiceSchema = z
  .object({
    reason: plainText(300).min(3),
    /** A part of the net sum; everything that is left of it where it is null. */
    net: z.number().int().min(1).nullable(),
  })
  .register(apiSchemas, { id: 'CorrectInvoice' });
export type CorrectInvoice = z.infer<typeof correctInvoiceSchema>;
