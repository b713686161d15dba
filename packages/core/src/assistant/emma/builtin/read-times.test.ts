import { expect, test } from 'vitest';
import { readStartDate, readTimes } from './read-times.ts';

test.each([
  ['MFA von 8 bis 14 Uhr', { withoutShift: ['late', 'night'] }],
  ['8-13 Uhr wäre gut', { withoutShift: ['late', 'night'] }],
  ['from 9 to 3 pm', { withoutShift: ['late', 'night'] }],
  ['zwischen 14 und 21 Uhr', { shift: ['late'] }],
  ['erst ab 9 Uhr', { withoutShift: ['early'] }],
  ['nicht vor 8', { withoutShift: ['early'] }],
  ['lieber erst ab mittag', { shift: ['late'] }],
  ['ab 14 uhr könnte ich anfangen', { shift: ['late'] }],
  ['nur bis 15 Uhr', { withoutShift: ['late', 'night'] }],
  ['um 16 Uhr muss ich die Kinder abholen', { withoutShift: ['late', 'night'] }],
  ['the nursery closes at 4 pm', { withoutShift: ['late', 'night'] }],
  ['until 3pm', { withoutShift: ['late', 'night'] }],
])('times of the day are shifts: %s', (text, wishes) => {
  expect(readTimes(text).wishes).toEqual(wishes);
});

test.each(['bis 20 Stunden', 'ab 3500 Euro', 'nicht vor 2027', 'erst ab 30 %', 'von 20 bis 30 Stunden', 'ab 14'])(
  'other numbers are no times: %s',
  (text) => {
    expect(readTimes(text)).toEqual({ wishes: {}, rest: text });
  },
);

test.each([
  ['MFA ab Januar', 'soon'],
  ['Pflege zum 1. April', 'later'],
  ['zum 1.2. wäre ideal', 'soon'],
  ['im März könnte ich anfangen', 'later'],
  ['starting in December', 'soon'],
  ['ab nächstem Monat', 'soon'],
  ['ab nächstem Jahr', 'soon'],
])('the day from which somebody can start narrows the start: %s', (text, start) => {
  expect(readStartDate(text, '2026-11-16').wishes).toEqual({ start: [start, 'flexible'] });
});

test('a month without a start states none', () => {
  for (const text of ['mein Vertrag läuft im März aus', 'seit Januar arbeitslos', 'ab 1.40 im Monat'])
    expect(readStartDate(text, '2026-11-16').wishes).toEqual({});
});
