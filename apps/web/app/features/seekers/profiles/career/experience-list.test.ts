import { expect, it } from 'vitest';
import { formatMonth, parseMonth } from './experience-list.tsx';

it.each(['03/2019', '3.2019', ' 3 / 2019 ', '2019-03'])('reads %j as March 2019', (text) => {
  expect(parseMonth(text)).toBe('2019-03');
});

it.each(['2019', '13/2019', '0/2019', 'März', ''])('does not take %j for a month', (text) => {
  expect(parseMonth(text)).toBeUndefined();
});

it('writes a month as it is typed', () => {
  expect(formatMonth('2019-03')).toBe('03/2019');
});
