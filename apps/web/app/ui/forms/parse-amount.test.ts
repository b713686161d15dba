import { expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

it.each([
  ['3700', 370_000],
  ['3.700', 370_000],
  ['3.700,00', 370_000],
  ['3 700,5 €', 370_050],
  ['3,700.00', 370_000],
  ["3'700", 370_000],
  ['CHF 6500', 650_000],
])('reads %s as an amount in cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

it.each(['viel', '3700 brutto', '-5', ''])('does not take %j for an amount', (text) => {
  expect(parseAmount(text)).toBeUndefined();
});
