import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCardNumber, formatNumber } from './format-number.ts';

const cents = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((value) => value / 100);

describe('a number', () => {
  it('is written on a job card as everywhere else, in both languages', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('de-DE', 'en-GB', 'de', 'en'),
        cents,
        fc.constantFrom(0, 1, 2),
        fc.constantFrom(0, 1, 2),
        (locale, value, max, min) => {
          const digits = { max, min: Math.min(min, max) };
          expect(formatCardNumber(value, locale, digits)).toBe(formatNumber(value, locale, digits));
          expect(formatCardNumber(value, locale)).toBe(formatNumber(value, locale));
        },
      ),
    );
  });

  it('keeps the digits it has to show', () => {
    expect([formatNumber(17, 'de-DE', { min: 2 }), formatNumber(17.5, 'en-GB', { min: 2 })]).toEqual([
      '17,00',
      '17.50',
    ]);
  });

  it('groups thousands only', () => {
    expect([0, 999, 1000, 12_345, 1_234_567].map((value) => formatNumber(value, 'de-DE'))).toEqual([
      '0',
      '999',
      '1.000',
      '12.345',
      '1.234.567',
    ]);
  });

  it('carries a minus, but not before nothing', () => {
    expect([formatNumber(-1234.5, 'de-DE'), formatNumber(-0.01, 'de-DE', { max: 1 })]).toEqual(['-1.234,5', '0']);
  });
});
