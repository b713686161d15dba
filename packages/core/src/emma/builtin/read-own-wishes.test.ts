import { expect, test } from 'vitest';
import { readOwnWishes } from './read-own-wishes.ts';

test.each([
  ['ohne Nächte und Wochenenden', 'ohne Nächte ohne Wochenenden'],
  ['Pflege, keine Nachtdienste, Wochenenden oder Rufdienste', 'Pflege, keine Nachtdienste keine Wochenenden'],
  ['ohne Nacht- und Wochenenddienst', 'ohne Nacht ohne Wochenenddienst'],
  ['no nights or weekends', 'no nights no weekends'],
  ['ohne Nächte und Köln', 'ohne Nächte und Köln'],
])('one "without" before several duties leaves each of them out: %s', (text, rest) => {
  expect(readOwnWishes(text).rest.replace(/\s+/gu, ' ').trim()).toBe(rest);
});

test('on-call duty after another one is left out too', () => {
  expect(readOwnWishes('ohne Wochenende und Rufbereitschaft').wishes).toEqual({ noOnCall: true });
});
