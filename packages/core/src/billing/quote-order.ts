import { type BillingPeriod, isLargerPlan } from '@stellenvisite/contract/billing/billing';
import type { InvoiceLine, PlanPrices, PriceList, Quote } from '@stellenvisite/contract/billing/billing.schema';
import type { BillingAddress } from '@stellenvisite/contract/billing/billing-address.schema';
import type { PlanId } from '@stellenvisite/contract/billing/plans';
import { CURRENCY_OF, type Currency } from '@stellenvisite/contract/jobs/countries';
import type { OrderContent, subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { DomainError } from '../domain-error.ts';
import { addDays, addMonths, daysBetween } from '../employers/plan/berlin-days.ts';
import { sumUp, withVat } from './decide-vat.ts';

type Period = { periodStart: string; periodEnd: string };

const MONTHS_OF: Record<BillingPeriod, number> = { monthly: 1, yearly: 12 };

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type Plans = Pick<PriceList, 'plans' | 'products'>;

export type QuoteInput = {
  content: OrderContent;
  address: Pick<BillingAddress, 'country' | 'vatId'>;
  priceList: Plans;
  /** Returns the prices at which a plan that is ordered now is renewed on a day. */
  laterPrices: (plan: PlanId, on: string) => PlanPrices | null;
  current: SubscriptionRow | null;
  today: string;
};

/** Calculates the price of an order, today and later. A larger plan begins at once, and the rest of the old one is credited by the day. */
export function quoteOrder(input: QuoteInput): Omit<Quote, 'version'> {
  const { content, address, priceList, current, today } = input;
  if (!content.plan && content.products.length === 0) throw new DomainError('order.nothing');
  const change = changeOf(content, current);
  const currency = CURRENCY_OF[address.country];
  if (current && current.currency !== currency) throw new DomainError('order.not_for_sale');
  const lines = [...planLines(input, change, currency), ...productLines(content, priceList, currency)];
  const sums = sumUp(lines, address);
  const startsOn = change === 'smaller' && current ? addDays(current.periodEnd, 1) : today;
  return { ...sums, change, startsOn, next: nextOf(input, change, sums.vatPercent) };
}

function changeOf({ plan, period }: OrderContent, current: SubscriptionRow | null): Quote['change'] {
  if (!plan) return 'none';
  if (!current) return 'first';
  if (plan === current.planId) {
    if (period === current.period) throw new DomainError('order.has_plan');
    return period === 'yearly' ? 'larger' : 'smaller';
  }
  if (!isLargerPlan(plan, current.planId)) return 'smaller';
  // The rest of a year would be worth more than a month costs.
  if (current.period === 'yearly' && period === 'monthly') throw new DomainError('order.yearly_runs');
  return 'larger';
}

export function priceOf(
  { plans }: Pick<Plans, 'plans'>,
  plan: PlanId,
  currency: Currency,
  period: 'monthly' | 'yearly',
) {
  const prices = plans.find(({ id }) => id === plan)?.prices;
  if (!prices) throw new DomainError('order.not_for_sale');
  return prices[currency][period];
}

function planLines({ content, priceList, current, today }: QuoteInput, change: Quote['change'], currency: Currency) {
  const { plan, period } = content;
  if (!plan) return [];
  const net = priceOf(priceList, plan, currency, period);
  if (change === 'smaller') return [];
  const { periodStart: from, periodEnd: to } = firstPeriod(today, period);
  const lines: InvoiceLine[] = [{ kind: 'plan', plan, period, from, to, net }];
  const credit = change === 'larger' && current ? creditOf(current, today) : null;
  // Never more than the new plan costs: an invoice is not a payment to the customer.
  if (credit) lines.push({ ...credit, net: -Math.min(-credit.net, net) });
  return lines;
}

/** From tomorrow to the last day of the period that was paid for. */
function creditOf({ planId: plan, periodStart, periodEnd, periodNet }: SubscriptionRow, today: string) {
  const days = daysBetween(today, periodEnd);
  const of = daysBetween(periodStart, periodEnd) + 1;
  const net = -Math.round((periodNet * days) / of);
  if (days < 1 || net === 0) return null;
  return { kind: 'credit' as const, plan, from: addDays(today, 1), to: periodEnd, days, of, net };
}

function productLines({ products }: OrderContent, priceList: Plans, currency: Currency): InvoiceLine[] {
  return products.map(({ product, quantity }) => {
    const sold = priceList.products.find(({ id }) => id === product);
    if (!sold) throw new DomainError('order.not_for_sale');
    return { kind: 'product', product, quantity, days: sold.days, net: sold.prices[currency] * quantity };
  });
}

/** A month goes on by itself, a year ends. */
function nextOf(input: QuoteInput, change: Quote['change'], vatPercent: number): Quote['next'] {
  const { content, address, priceList, laterPrices, current, today } = input;
  const { plan } = content;
  if (!plan) return null;
  const from = (on: string, currency: Currency) => {
    const later = laterPrices(plan, on)?.[currency].monthly;
    const { net, gross } = withVat(later ?? priceOf(priceList, plan, currency, 'monthly'), vatPercent);
    return { on, net, gross };
  };
  if (change === 'smaller' && current) return from(addDays(current.periodEnd, 1), current.currency);
  if (content.period === 'yearly') return null;
  return from(addDays(firstPeriod(today, 'monthly').periodEnd, 1), CURRENCY_OF[address.country]);
}

export function firstPeriod(today: string, period: BillingPeriod): Period {
  return { periodStart: today, periodEnd: addDays(addMonths(today, MONTHS_OF[period]), -1) };
}

/** Returns the period that follows. Counted from the first day, so that what began on a 31st does not move to the 28th for good. */
export function periodAfter(anchor: string, periodEnd: string, period: BillingPeriod): Period {
  const months = MONTHS_OF[period];
  let count = 1;
  while (addMonths(anchor, count * months) <= periodEnd) count += 1;
  return {
    periodStart: addDays(periodEnd, 1),
    periodEnd: addDays(addMonths(anchor, (count + 1) * months), -1),
  };
}
