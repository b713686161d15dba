import { expect, it } from 'vitest';
import { parseDate } from './date-input.tsx';

it.each(['1.2.2027', '01.02.2027', ' 1. 2. 27 ', '01/02/2027', '2027-02-01'])(
  'reads %j as the first of February',
  (text) => {
    expect(parseDate(text)).toBe('2027-02-01');
  },
);

it.each(['31.2.2027', '1.13.2027', '1.2', 'morgen', ''])('does not take %j for a day', (text) => {
  expect(parseDate(text)).toBeUndefined();
});
