import type { Shift } from '@stellenvisite/contract/jobs/duty';
import { expect, test } from 'vitest';
import { EMPTY_WEEK, findShortRests, timesOf, USUAL_TIMES, weekHours, withShift, withTimes } from './week-editor.tsx';

const weekOf = (...shifts: (Shift | null)[]) =>
  shifts.reduce((week, shift, day) => withShift(week, day, shift, USUAL_TIMES), EMPTY_WEEK);

test('hours count without breaks', () => {
  expect(weekHours(weekOf('early', 'early', 'early', 'late', 'late'))).toBeCloseTo(38.5);
  expect(weekHours(weekOf('night'))).toBeCloseTo(8.5);
});

test('an early duty after a late one leaves too little rest, and one after a night none', () => {
  expect(findShortRests(weekOf(null, 'late', 'early'))).toEqual([{ day: 2, minutes: 498 }]);
  expect(findShortRests(weekOf('night', 'early'))[0]?.minutes).toBeLessThan(0);
  expect(findShortRests(weekOf('early', 'late', null, 'early', 'night', 'night'))).toEqual([]);
});

test('a change of times reaches every duty of the shift and is stored for the next one', () => {
  const week = withTimes(weekOf('early', 'late', 'early'), 'early', { start: '05:45', end: '13:30' });
  expect(week.map((cell) => cell?.start)).toEqual([
    '05:45',
    '13:30',
    '05:45',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(timesOf(week).early).toEqual({ start: '05:45', end: '13:30' });
});
