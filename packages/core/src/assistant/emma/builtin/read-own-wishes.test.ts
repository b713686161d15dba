import { expect, test } from 'vitest';
import { readOwnWishes } from './read-own-wishes.ts';

test.each([
  ['Pflege mit höchstens zwei Nächten im Monat', { maxNights: 2 }, 'Pflege mit'],
  ['4 nights at most, Berlin', { maxNights: 4 }, ', Berlin'],
  ['drei Nächte im Monat sind meine Grenze', { maxNights: 3 }, ''],
  ['20 hours max in Vienna', { hoursMax: 20 }, 'in Vienna'],
  ['MFA ab sofort', { start: ['now'] }, 'MFA'],
  ['alles seit gestern neu in Köln', { postedWithin: 1 }, 'alles in Köln'],
  ['Stellen für Berufseinsteiger', { experienceLevel: ['entry'] }, 'Stellen für'],
  ['Pflege ohne Nächte', {}, 'Pflege ohne Nächte'],
])('reads what the sentence parser leaves, and takes it out: %s', (text, wishes, rest) => {
  const read = readOwnWishes(text);
  expect(read.wishes).toEqual(wishes);
  expect(read.rest.replace(/\s+/gu, ' ').trim()).toBe(rest);
});
