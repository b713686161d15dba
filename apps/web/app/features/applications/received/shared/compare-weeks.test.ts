import { expect, test } from 'vitest';
import { compareWeeks } from './compare-weeks.ts';

const NIGHT = { shift: 'night', start: '21:00', end: '06:00' } as const;
const EARLY = { shift: 'early', start: '06:00', end: '14:00' } as const;
const DAY = { early: 'like', day: null, late: 'ok', night: 'no' } as const;
const ONLY_OK = { early: null, day: null, late: 'ok', night: null } as const;

test('what is liked appears over what is accepted, and an unwanted shift is a conflict', () => {
  const week = [EARLY, null, NIGHT, null, null, null, NIGHT];
  const days = compareWeeks(week, [DAY, DAY, DAY, DAY, DAY, ONLY_OK, ONLY_OK]);
  expect(days[0]).toEqual({ day: 'mon', wished: ['early'], planned: 'early', isConflict: false });
  expect(days[1]).toMatchObject({ planned: null, isConflict: false });
  expect(days[2]).toMatchObject({ planned: 'night', isConflict: true });
  expect(days[6]).toMatchObject({ wished: ['late'], planned: 'night', isConflict: true });
});

test('a shift that is accepted is named next to the liked ones, and a day without any wish is no conflict', () => {
  const LATE = { shift: 'late', start: '14:00', end: '22:00' } as const;
  const UNSET = { early: null, day: null, late: null, night: null };
  const days = compareWeeks([LATE, LATE, null, null, null, null, null], [DAY, UNSET, DAY, DAY, DAY, DAY, DAY]);
  expect(days[0]).toMatchObject({ wished: ['early', 'late'], planned: 'late', isConflict: false });
  expect(days[1]).toMatchObject({ wished: [], planned: 'late', isConflict: false });
});

test('Sunday wished for as a night does not fit a late shift', () => {
  const LATE = { shift: 'late', start: '14:00', end: '22:00' } as const;
  const NIGHTS = { early: null, day: null, late: null, night: 'like' } as const;
  const days = compareWeeks(
    [null, null, null, null, null, null, LATE],
    Array.from({ length: 7 }, () => NIGHTS),
  );
  expect(days[6]).toMatchObject({ wished: ['night'], planned: 'late', isConflict: true });
});
