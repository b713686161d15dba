import { describe, expect, it } from 'vitest';
import { PLAN_IDS, type Plan, planFeatureGroups, plans, VAT_RATE } from '../../content/plans.ts';
import { readBilling, withBilling } from './billing.ts';
import { toFeatureGroupView, toPlanView } from './plan-view.ts';

const money = (cents: number) => `${cents} ct`;
const recurring: Plan = {
  id: 'practice',
  name: { de: 'Praxis', en: 'Practice' },
  summary: { de: 'Für Praxen', en: 'For practices' },
  price: { kind: 'recurring', monthlyCents: 12_900, yearlyCents: 129_000 },
  highlights: [],
};

describe('a plan', () => {
  it('shows its monthly price net and gross', () => {
    const { price } = toPlanView(recurring, 'de', { billing: 'monthly', vatRate: 0.19, money });
    expect(price).toEqual({ kind: 'recurring', amount: '12900 ct', gross: '15351 ct', perMonth: null });
  });

  it('shows its yearly price with what it comes to a month', () => {
    const { price } = toPlanView(recurring, 'de', { billing: 'yearly', vatRate: 0.19, money });
    expect(price).toEqual({ kind: 'recurring', amount: '129000 ct', gross: '153510 ct', perMonth: '10750 ct' });
  });

  it('speaks the language of the page', () => {
    expect(toPlanView(recurring, 'en', { billing: 'monthly', vatRate: VAT_RATE, money }).name).toBe('Practice');
  });
});

describe('the plans on offer', () => {
  it('are each told once, in the order of the comparison', () => {
    expect(plans.map(({ id }) => id)).toEqual(PLAN_IDS);
  });

  it('cost ten months a year, as the page says', () => {
    for (const { price } of plans) {
      if (price.kind === 'recurring') expect(price.yearlyCents).toBe(price.monthlyCents * 10);
    }
  });

  it('have a value for every feature compared', () => {
    for (const group of planFeatureGroups) {
      for (const { values } of toFeatureGroupView(group, 'en').features) {
        for (const id of PLAN_IDS) expect(values[id]).not.toBe('');
      }
    }
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
