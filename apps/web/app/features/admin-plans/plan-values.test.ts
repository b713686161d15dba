import { expect, test } from 'vitest';
import { readPlanForm, toTyped } from './plan-values.ts';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  const usual = { jobs: '3', maxDays: '90', topJobsPerMonth: '0', enquiriesPerMonth: '10', seats: '10' };
  for (const [name, value] of Object.entries({ ...usual, ...values })) form.set(name, value);
  return form;
}
const PRICES = { 'EUR.monthly': '129,00', 'EUR.yearly': '1.290', 'CHF.monthly': '135', 'CHF.yearly': '1350,50' };

test('prices are read as they are typed', () => {
  expect(readPlanForm(formOf(PRICES), { isFree: false })).toMatchObject({
    plan: {
      jobs: 3,
      prices: { EUR: { monthly: 12_900, yearly: 129_000 }, CHF: { monthly: 13_500, yearly: 135_050 } },
    },
  });
  expect(toTyped(12_905)).toBe('129,05');
});

test('a plan without any price is sold by agreement, and the free one has none', () => {
  expect(readPlanForm(formOf({}), { isFree: false })).toMatchObject({ plan: { prices: null } });
  expect(readPlanForm(formOf(PRICES), { isFree: true })).toMatchObject({ plan: { prices: null } });
});

test('what is missing or no number is named by its field', () => {
  const { 'CHF.yearly': _, ...some } = PRICES;
  const read = readPlanForm(formOf({ ...some, jobs: '', seats: '0', 'EUR.monthly': 'viel' }), { isFree: false });
  expect(read).toEqual({ wrong: ['jobs', 'seats', 'EUR.monthly', 'CHF.yearly'] });
});
