import { expect, it } from 'vitest';
import { formatPayRange } from './pay.ts';

it('writes a range in whole euros with German grouping', () => {
  expect(formatPayRange({ min: 3420, max: 4150, currency: 'EUR', period: 'month' }, 'de-DE')).toBe(
    '3.420–4.150\u00a0€',
  );
});

it('writes one amount once', () => {
  expect(formatPayRange({ min: 6450, max: 6450, currency: 'CHF', period: 'month' }, 'en-GB')).toBe('CHF\u00a06,450');
});

it('keeps the cents of pay by the hour', () => {
  expect(formatPayRange({ min: 18.5, max: 21, currency: 'EUR', period: 'hour' }, 'de-DE')).toBe('18,50–21,00\u00a0€');
});
