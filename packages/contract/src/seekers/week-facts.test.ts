import { expect, test } from 'vitest';
import type { OwnWeek } from './seeker-profiles.ts';
import { isWithoutNight, isWithoutWeekend, weekFacts } from './week-facts.ts';

const FREE = { early: 'no', day: 'no', late: 'no', night: 'no' } as const;
const OK = { early: 'ok', day: 'ok', late: 'ok', night: 'no' } as const;
const LIKE_EARLY = { early: 'like', day: 'ok', late: 'no', night: 'no' } as const;
const UNSET = { early: null, day: null, late: null, night: null } as const;

test('a week without nights and weekends says both, with nothing liked', () => {
  const week: OwnWeek = [OK, OK, OK, OK, OK, FREE, FREE];
  expect(weekFacts(week)).toEqual({
    liked: [],
    possible: [{ shifts: ['early', 'day', 'late'], days: [0, 1, 2, 3, 4] }],
    refusedShifts: ['night'],
    refusesWeekends: true,
    refusedDays: [],
  });
  expect([isWithoutNight(week), isWithoutWeekend(week)]).toEqual([true, true]);
});

test('what is liked, what is possible and a single free day are separated', () => {
  const week: OwnWeek = [LIKE_EARLY, LIKE_EARLY, LIKE_EARLY, LIKE_EARLY, FREE, OK, FREE];
  expect(weekFacts(week)).toEqual({
    liked: [{ shifts: ['early'], days: [0, 1, 2, 3] }],
    possible: [
      { shifts: ['early', 'late'], days: [5] },
      { shifts: ['day'], days: [0, 1, 2, 3, 5] },
    ],
    refusedShifts: ['night'],
    refusesWeekends: false,
    refusedDays: [4, 6],
  });
});

test('an untouched week says nothing, and one without any duty refuses every day', () => {
  expect(weekFacts(null)).toBeNull();
  expect(weekFacts([UNSET, UNSET, UNSET, UNSET, UNSET, UNSET, UNSET])).toBeNull();
  expect(weekFacts([FREE, FREE, FREE, FREE, FREE, FREE, FREE])).toMatchObject({
    refusedShifts: [],
    refusesWeekends: true,
    refusedDays: [0, 1, 2, 3, 4],
  });
});
