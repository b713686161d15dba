import type { PriceList } from '@stellenvisite/contract/billing/billing.schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodAfter, type QuoteInput, quoteOrder, type SubscriptionRow } from './quote-order.ts';

const limits = {
  jobs: 3,
  topJobsPerMonth: 0,
  enquiriesPerMonth: 10,
  maxDays: 90 as const,
  seats: 5,
  coming: null,
  isFree: false,
};
const sold = (monthly: number) => ({
  EUR: { monthly, yearly: monthly * 10 },
  CHF: { monthly: monthly + 1000, yearly: monthly * 10 + 10_000 },
});
const priceList: PriceList = {
  plans: [
    { id: 'start', ...limits, prices: null, isFree: true },
    { id: 'practice', ...limits, prices: sold(12_900) },
    { id: 'hospital', ...limits, prices: sold(39_000) },
    { id: 'group', ...limits, prices: null },
  ],
  products: [{ id: 'top_job', days: 30, prices: { EUR: 9000, CHF: 9900 } }],
  vatPercent: 19,
};
const practice: SubscriptionRow = {
  id: 's',
  employerId: 'e',
  planId: 'practice',
  period: 'monthly',
  payment: 'invoice',
  currency: 'EUR',
  agreedNet: null,
  periodNet: 12_900,
  since: '2026-03-01',
  bookedAt: null,
  anchor: '2026-03-01',
  periodStart: '2026-11-01',
  periodEnd: '2026-11-30',
  renews: true,
  nextPlanId: null,
  nextBookedAt: null,
  cancelledAt: null,
  cancelledBy: null,
  endedAt: null,
  createdAt: new Date(0),
};
const quote = (input: Partial<QuoteInput> = {}) =>
  quoteOrder({
    content: { plan: 'hospital', period: 'monthly', products: [] },
    address: { country: 'DE', vatId: null },
    priceList,
    laterPrices: () => null,
    current: practice,
    today: '2026-11-16',
    ...input,
  });

test('a larger plan begins today, and the rest of the old one is given back by the day', () => {
  expect(quote()).toMatchObject({
    change: 'larger',
    lines: [
      { kind: 'plan', plan: 'hospital', from: '2026-11-16', to: '2026-12-15', net: 39_000 },
      { kind: 'credit', plan: 'practice', from: '2026-11-17', to: '2026-11-30', days: 14, of: 30, net: -6020 },
    ],
    net: 32_980,
    vat: 6266,
    gross: 39_246,
    next: { on: '2026-12-16', net: 39_000, gross: 46_410 },
  });
});

test('a smaller plan costs nothing today and begins when the period is over', () => {
  const current: SubscriptionRow = { ...practice, planId: 'hospital', periodNet: 39_000 };
  expect(quote({ current, content: { plan: 'practice', period: 'monthly', products: [] } })).toMatchObject({
    change: 'smaller',
    lines: [],
    gross: 0,
    startsOn: '2026-12-01',
    next: { on: '2026-12-01', net: 12_900 },
  });
});

test.each([
  ['DE', null, 'domestic', 7410],
  ['DE', 'DE136695976', 'domestic', 7410],
  ['AT', 'ATU13585627', 'reverse_charge', 0],
  ['AT', null, 'domestic', 7410],
  ['AT', 'ATU13585628', 'domestic', 7410],
] as const)('tax for %s with %s', (country, vatId, vatCase, vat) => {
  expect(quote({ current: null, address: { country, vatId } })).toMatchObject({ vatCase, vat, currency: 'EUR' });
});

test('Switzerland pays in its own currency and without German tax', () => {
  const swiss = quote({ current: null, address: { country: 'CH', vatId: 'CHE116281710' } });
  expect(swiss).toMatchObject({ vatCase: 'third_country', vat: 0, currency: 'CHF', gross: 40_000 });
});

test.each([null, 'CHE116281711', 'DE136695976'])('Switzerland with %s for a UID pays German tax', (vatId) => {
  const swiss = quote({ current: null, address: { country: 'CH', vatId } });
  expect(swiss).toMatchObject({ vatCase: 'domestic', vatPercent: 19, vat: 7600, currency: 'CHF', gross: 47_600 });
});

test('what is not for sale, or is there already, is refused', () => {
  const order =
    (plan: 'practice' | 'group' | null, period: 'monthly' | 'yearly' = 'monthly') =>
    () =>
      quote({ content: { plan, period, products: [] } });
  expect(order('group')).toThrow('order.not_for_sale');
  expect(order('practice')).toThrow('order.has_plan');
  expect(order(null)).toThrow('order.nothing');
  expect(() => quote({ current: { ...practice, period: 'yearly' } })).toThrow('order.yearly_runs');
  expect(order('practice', 'yearly')()).toMatchObject({ change: 'larger', next: null });
});

test('an invoice is never negative, and its tax fits its sum', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.integer({ min: 1, max: 30 }), fc.nat(5), (periodNet, day, quantity) => {
      const today = `2026-11-${String(day).padStart(2, '0')}`;
      const products = quantity > 0 ? [{ product: 'top_job' as const, quantity }] : [];
      const { net, vat, gross } = quote({
        today,
        current: { ...practice, periodNet },
        content: { plan: 'hospital', period: 'monthly', products },
      });
      expect(net).toBeGreaterThanOrEqual(0);
      expect(gross).toBe(net + vat);
      expect(Math.abs(vat - net * 0.19)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('periods follow each other without a gap, and what began on a 31st returns to it', () => {
  const ends = [];
  let end = '2026-02-27';
  for (let count = 0; count < 4; count += 1) {
    const next = periodAfter('2026-01-31', end, 'monthly');
    ends.push([next.periodStart, next.periodEnd]);
    end = next.periodEnd;
  }
  expect(ends).toEqual([
    ['2026-02-28', '2026-03-30'],
    ['2026-03-31', '2026-04-29'],
    ['2026-04-30', '2026-05-30'],
    ['2026-05-31', '2026-06-29'],
  ]);
});
