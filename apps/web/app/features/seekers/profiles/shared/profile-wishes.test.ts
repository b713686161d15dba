import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { expect, test } from 'vitest';
import { wishesOf } from './profile-wishes.ts';

const OK = { early: 'ok', day: 'ok', late: 'like', night: 'no' } as const;
const FREE = { early: 'no', day: 'no', late: 'no', night: 'no' } as const;

test('the search of a profile has its occupation, field, place and possible shifts', () => {
  const week = [OK, OK, OK, OK, OK, FREE, FREE];
  const data = {
    ...EMPTY_PROFILE,
    category: 'doctors' as const,
    specialties: ['cardiology' as const],
    location: 'München',
    week,
  };
  expect(wishesOf(data, { label: 'Oberärztin, Oberarzt', category: 'doctors' })).toMatchObject({
    category: null,
    occupation: 'Oberärztin, Oberarzt',
    specialty: 'cardiology',
    location: 'München',
    shifts: ['early', 'day', 'late'],
    weekendFree: true,
  });
  expect(wishesOf(data, null)).toMatchObject({ category: 'doctors', occupation: null });
  expect(wishesOf(data, { label: 'Pflegefachfrau', category: 'nursing' })).toMatchObject({ specialty: null });
});

test('a week in which everything is possible asks for no shift', () => {
  const ALL = { early: 'ok', day: 'ok', late: 'ok', night: 'ok' } as const;
  expect(wishesOf({ ...EMPTY_PROFILE, week: [ALL, ALL, ALL, ALL, ALL, ALL, ALL] }, null)).toMatchObject({
    shifts: [],
    weekendFree: false,
  });
});
