import { expect, test } from 'vitest';
import { berlinMoment, findDateProblems, findTaken, minutesOf } from './date-grid.tsx';

const NOW = new Date('2026-11-16T12:00:00Z');
const GOOD = { day: '2026-11-20', from: '09:00', to: '11:00' };
const EMPTY = { day: '', from: '', to: '' };

test('a time is one of Berlin, in winter and in summer', () => {
  expect(berlinMoment('2026-11-20', '09:00')?.toISOString()).toBe('2026-11-20T08:00:00.000Z');
  expect(berlinMoment('2026-07-20', '09:00')?.toISOString()).toBe('2026-07-20T07:00:00.000Z');
  expect(minutesOf(GOOD)).toBe(120);
});

test.each([
  ['none at all', [EMPTY, EMPTY, EMPTY], ['missing', null, null]],
  ['one of three', [GOOD, EMPTY, EMPTY], [null, null, null]],
  ['half a date', [{ ...GOOD, to: '' }], ['missing']],
  ['a past one', [{ ...GOOD, day: '2026-11-16', from: '12:30', to: '13:30' }], ['past']],
  ['an end before the start', [{ ...GOOD, to: '08:00' }], ['order']],
  ['too short', [{ ...GOOD, to: '09:05' }], ['length']],
  ['the same twice', [GOOD, GOOD], [null, 'doubled']],
  ['another length', [GOOD, { ...GOOD, day: '2026-11-21', to: '10:00' }], [null, 'unequal']],
])('%s', (_name, dates, problems) => {
  expect(findDateProblems(dates, NOW)).toEqual(problems);
});

test('an hour is taken by every interview that overlaps it, whatever minute it begins at', () => {
  const appointments = [{ id: 'a', at: '2026-11-20T09:30:00.000Z', name: 'Berg' }];
  const takenAt = (time: string) => findTaken(appointments, berlinMoment('2026-11-20', time))?.name;
  expect(['09:00', '10:00', '11:00', '12:00'].map(takenAt)).toEqual([undefined, 'Berg', 'Berg', undefined]);
  expect(findTaken(appointments, null)).toBeUndefined();
});
