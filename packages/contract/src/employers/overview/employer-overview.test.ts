import { expect, test } from 'vitest';
import { ANSWER_DAYS } from '../employer-settings.schema.ts';
import { waitSpans } from './employer-overview.ts';

const shown = (days: number) =>
  waitSpans(days).map(({ from, to }) => (to === null ? `${from}+` : from === to ? `${from}` : `${from}-${to}`));

test('the columns of a promise of three days are its days, the day after, and two longer waits', () => {
  expect(shown(3)).toEqual(['0', '1', '2', '3', '4', '5-7', '8+']);
  expect(shown(1)).toEqual(['0', '1', '2', '3-5', '6+']);
  expect(shown(7)).toEqual(['0', '1-2', '3-4', '5-7', '8', '9-11', '12+']);
});

test('every day is in exactly one column, and late from the day after the promise', () => {
  for (let days = ANSWER_DAYS.min; days <= ANSWER_DAYS.max; days++) {
    const spans = waitSpans(days);
    for (let age = 0; age < 60; age++) {
      const holding = spans.filter(({ from, to }) => age >= from && (to === null || age <= to));
      expect(holding).toHaveLength(1);
      expect(holding[0]?.isLate).toBe(age > days);
    }
  }
});
