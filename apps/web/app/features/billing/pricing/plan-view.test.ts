import type { Plan } from '@stellenvisite/contract/billing/billing.schema';
import { describe, expect, it } from 'vitest';
import { toPlanView, yearlyMonths } from './plan-view.ts';
import { readBilling, withBilling } from './pricing-page.tsx';

const money = (cents: number) => `${cents} ct`;
const monthly = { billing: 'monthly', vatPercent: 19, money } as const;
const prices = { monthly: 12_900, yearly: 129_000 };
const practice: Plan = {
  id: 'practice',
  jobs: 3,
  topJobsPerMonth: 0,
  enquiriesPerMonth: 10,
  maxDays: 90,
  seats: 10,
  prices: { EUR: prices, CHF: prices },
  coming: null,
  isFree: false,
};

describe('a plan', () => {
  it('shows its monthly price net and gross', () => {
    const { price } = toPlanView(practice, 'de', monthly);
    expect(price).toEqual({ kind: 'recurring', amount: '12900 ct', gross: '15351 ct', vatPercent: 19, perMonth: null });
  });

  it('shows its yearly price with what it comes to a month', () => {
    const { price } = toPlanView(practice, 'de', { ...monthly, billing: 'yearly' });
    expect(price).toEqual({
      kind: 'recurring',
      amount: '129000 ct',
      gross: '153510 ct',
      vatPercent: 19,
      perMonth: '10750 ct',
    });
  });

  it('is free, or sold by agreement, where it has no price', () => {
    expect(toPlanView({ ...practice, prices: null }, 'de', monthly).price).toEqual({ kind: 'on-request' });
    const free = toPlanView({ ...practice, id: 'start', prices: null, isFree: true, maxDays: 30 }, 'de', monthly);
    expect(free.price).toEqual({ kind: 'free', amount: '0 ct', days: 30 });
  });

  it('says what it costs for orders from a later day on', () => {
    const coming = { from: '2027-01-02', prices: { EUR: { monthly: 14_900, yearly: 149_000 }, CHF: prices } };
    expect(toPlanView(practice, 'de', monthly).coming).toBeNull();
    expect(toPlanView({ ...practice, coming }, 'de', monthly).coming).toEqual({
      day: '02.01.2027',
      amount: '14900 ct',
    });
    const yearly = { ...monthly, billing: 'yearly' } as const;
    expect(toPlanView({ ...practice, coming }, 'de', yearly).coming?.amount).toBe('149000 ct');
    const gone = { ...practice, coming: { ...coming, prices: null } };
    expect(toPlanView(gone, 'de', monthly).coming).toEqual({ day: '02.01.2027', amount: null });
  });

  it('speaks the language of the page', () => {
    expect(toPlanView(practice, 'en', monthly).name).toBe('Practice');
  });
});

describe('what a year saves', () => {
  const hospital: Plan = { ...practice, id: 'hospital' };
  const at = (yearly: number): Plan => ({ ...hospital, prices: { EUR: { monthly: 12_900, yearly }, CHF: prices } });

  it('is stated where it is the same for every plan', () => {
    expect(yearlyMonths({ plans: [practice, hospital, { ...practice, id: 'group', prices: null }] })).toBe(10);
  });

  it('is not stated where the plans differ, or nothing is saved', () => {
    expect(yearlyMonths({ plans: [practice, at(141_900)] })).toBeNull();
    expect(yearlyMonths({ plans: [at(130_000)] })).toBeNull();
    expect(yearlyMonths({ plans: [at(154_800)] })).toBeNull();
  });
});

describe('the billing period', () => {
  it('is monthly unless the address says yearly', () => {
    expect(readBilling(new URLSearchParams('abrechnung=jaehrlich'))).toBe('yearly');
    expect(readBilling(new URLSearchParams('abrechnung=taeglich'))).toBe('monthly');
    expect(readBilling(new URLSearchParams())).toBe('monthly');
  });

  it('changes without losing what else the address says', () => {
    expect(withBilling(new URLSearchParams('lang=en'), 'yearly')).toBe('?lang=en&abrechnung=jaehrlich');
    expect(withBilling(new URLSearchParams('lang=en&abrechnung=jaehrlich'), 'monthly')).toBe('?lang=en');
    expect(withBilling(new URLSearchParams('abrechnung=jaehrlich'), 'monthly')).toBe('?');
  });
});
