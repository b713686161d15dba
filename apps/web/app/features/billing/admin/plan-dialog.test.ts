import { expect, test } from 'vitest';
import { planFormSchema, toTyped } from './plan-dialog.tsx';

const NONE = { EUR: { monthly: '', yearly: '' }, CHF: { monthly: '', yearly: '' } };
const PRICES = { EUR: { monthly: '129,00', yearly: '1.290' }, CHF: { monthly: '135', yearly: '1350,50' } };
const USUAL = {
  jobs: '3',
  maxDays: '90',
  topJobsPerMonth: '0',
  enquiriesPerMonth: '10',
  seats: '10',
  prices: NONE,
  ordersFrom: null,
  renewalsFrom: null,
};
const readPlan = (values: Partial<typeof USUAL>, isFree = false) =>
  planFormSchema({ isFree }).safeParse({ ...USUAL, ...values });

test('prices are read as they are typed', () => {
  expect(readPlan({ prices: PRICES }).data).toMatchObject({
    jobs: 3,
    prices: { EUR: { monthly: 12_900, yearly: 129_000 }, CHF: { monthly: 13_500, yearly: 135_050 } },
  });
  expect(toTyped(12_905)).toBe('129,05');
});

test('a plan without any price is sold by agreement, and the free one has none', () => {
  expect(readPlan({}).data).toMatchObject({ prices: null });
  expect(readPlan({ prices: PRICES }, true).data).toMatchObject({ prices: null });
});

test('what is missing or no number is named by its field', () => {
  const prices = { EUR: { ...PRICES.EUR, monthly: 'viel' }, CHF: { ...PRICES.CHF, yearly: '' } };
  const { error } = readPlan({ prices, jobs: '', seats: '0' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'jobs',
    'seats',
    'prices.EUR.monthly',
    'prices.CHF.yearly',
  ]);
});
