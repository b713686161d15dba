import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatMoney, formatPayRange, formatWholeAmount } from './format-money.ts';

const NBSP = '\u00a0';

describe('formatMoney', () => {
  it.each([
    [0, '0,00 €'],
    [5, '0,05 €'],
    [123_456, '1.234,56 €'],
    [100_000_000, '1.000.000,00 €'],
    [-4990, '-49,90 €'],
  ])('writes %i cents in German with exactly two decimals', (cents, text) => {
    expect(formatMoney(cents)).toBe(text.replace(' ', NBSP));
  });

  it('writes another currency and the English way', () => {
    expect(formatMoney(490_000, { currency: 'CHF' })).toBe(`4.900,00${NBSP}CHF`);
    expect(formatMoney(4990, { language: 'en' })).toBe('€49.90');
    expect(formatMoney(490_000, { currency: 'CHF', language: 'en' })).toBe(`CHF${NBSP}4,900.00`);
  });

  it('never loses a cent', () => {
    fc.assert(
      fc.property(fc.integer(), (cents) => {
        const digits = formatMoney(cents).replace(/[^\d-]/g, '');
        expect(Number(digits) + 0).toBe(cents);
      }),
    );
  });
});

describe('formatPayRange', () => {
  it.each([
    [{ min: 3420, max: 4150, currency: 'EUR', period: 'month' }, 'de', '3.420–4.150 €'],
    [{ min: 3420, max: 4150, currency: 'EUR', period: 'month' }, 'en', '€3,420–4,150'],
    [{ min: 78_000, max: 98_500, currency: 'CHF', period: 'year' }, 'en', 'CHF 78,000–98,500'],
    [{ min: 3420, max: 3420, currency: 'EUR', period: 'month' }, 'de', '3.420 €'],
    [{ min: 24.5, max: 28.9, currency: 'EUR', period: 'hour' }, 'de', '24,50–28,90 €'],
    [{ min: 78_000, max: 98_500, currency: 'CHF', period: 'year' }, 'de', '78.000–98.500 CHF'],
  ] as const)('writes %o in %s as %s', (salary, language, text) => {
    expect(formatPayRange(salary, language)).toBe(text.replace(' ', NBSP));
  });

  it('has exactly two decimals where it is a statement', () => {
    const salary = { min: 3420, max: 4150.5, currency: 'EUR', period: 'month' } as const;
    expect(formatPayRange(salary, 'de', 'exact')).toBe(`3.420,00–4.150,50${NBSP}€`);
    expect(formatPayRange(salary, 'en', 'exact')).toBe('€3,420.00–4,150.50');
  });
});

it('writes whole amounts and counts', () => {
  expect(formatWholeAmount(3500)).toBe(`3.500${NBSP}€`);
  expect(formatWholeAmount(5200, { currency: 'CHF', language: 'en' })).toBe(`CHF${NBSP}5,200`);
  expect(formatCount(6412)).toBe('6.412');
  expect(formatCount(6412, 'en')).toBe('6,412');
});
