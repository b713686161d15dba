import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import type { OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';
import { expect, test } from 'vitest';
import { listConflicts, overlayWeek } from './week-overlay.tsx';

const EARLY = { shift: 'early', start: '06:00', end: '14:00' } as const;
const NIGHT = { shift: 'night', start: '21:15', end: '06:15' } as const;
const WEEK: Week = [EARLY, null, null, null, EARLY, null, NIGHT];
const DAY = { early: 'like', day: null, late: 'ok', night: 'no' } as const;
const OWN: OwnWeek = [DAY, DAY, DAY, DAY, { ...DAY, early: 'no' }, DAY, DAY];

test('the job’s duty appears in the cell of its day and shift, next to the own wish', () => {
  const [early, day, , night] = overlayWeek(WEEK, OWN);
  expect(early?.cells[0]).toEqual({
    day: 'mon',
    shift: 'early',
    wish: 'like',
    duty: EARLY,
    isConflict: false,
  });
  expect(early?.cells[1]).toMatchObject({ day: 'tue', duty: null, isConflict: false });
  expect(day?.cells[0]).toMatchObject({ wish: null, duty: null });
  expect(night?.cells[6]).toMatchObject({ duty: NIGHT, isConflict: true });
});

test('only a duty on "no" is a conflict, listed in the order of the week', () => {
  const rows = overlayWeek(WEEK, OWN);
  expect(listConflicts(rows).map(({ day, shift }) => `${day} ${shift}`)).toEqual(['fri early', 'sun night']);
  expect(listConflicts(overlayWeek([null, null, null, null, null, null, null], OWN))).toEqual([]);
});
