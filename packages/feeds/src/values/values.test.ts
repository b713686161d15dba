import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { readCountry, readEmploymentTypes } from './read-words.ts';
import { toHtml } from './to-html.ts';

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-16T08:30:00Z', '2026-11-16T08:30:00.000Z'],
  ['2026-11-16T08:30:00+01:00', '2026-11-16T07:30:00.000Z'],
  ['2026-11-16 08:30', '2026-11-16T08:30:00'],
  ['Mon, 16 Nov 2026 08:30:00 +0100', '2026-11-16T07:30:00.000Z'],
  ['Mon, 16 Nov 2026 08:30:00 GMT', '2026-11-16T08:30:00.000Z'],
  ['16 Nov 2026', '2026-11-16'],
  ['16. Oktober 2026', '2026-10-16'],
  ['16.11.2026', '2026-11-16'],
  ['1.3.27', '2027-03-01'],
  ['16.11.2026 08:30', '2026-11-16T08:30:00'],
  ['05/11/2026', '2026-11-05'],
  ['11/16/2026', '2026-11-16'],
  ['20261116', '2026-11-16'],
  ['1794787200', '2026-11-16T00:00:00.000Z'],
])('%s is a date', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test('the month comes first where a format says so', () => {
  expect(readDate('11/05/2026', 'month_first')).toBe('2026-11-05');
  expect(readDate('25/11/2026', 'month_first')).toBe('2026-11-25');
});

test.each(['', 'sofort', '30.02.2026', '2026-13-01', '99/99/2026', 'nach Vereinbarung'])('%j is none', (text) => {
  expect(readDate(text)).toBeNull();
});

test.each([
  ['3.420,50', 3420.5],
  ["7'600", 7600],
  ['3 420', 3420],
  ['3,420.50', 3420.5],
  ['3420.5', 3420.5],
  ['2.856,-', 2856],
  ['viel', null],
  ['', null],
])('%j is the number %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('words of a list are read in any writing, and full with part time is either', () => {
  expect(readEmploymentTypes('FULL_TIME')).toEqual(['full_time']);
  expect(readEmploymentTypes('Vollzeit, Teilzeit')).toEqual(['both']);
  expect(readEmploymentTypes('irgendwie')).toEqual([]);
  expect(readCountry('Österreich')).toBe('AT');
  expect(readCountry('fr')).toBe('FR');
  expect(readCountry('Phantasia')).toBeNull();
});

test.each([
  ['<p>A</p>', '<p>A</p>'],
  ['&lt;p&gt;A &amp;amp; B&lt;/p&gt;', '<p>A &amp; B</p>'],
  ['A\n\nB\nC', '<p>A</p><p>B<br>C</p>'],
  ['A & B &amp; C < 3', '<p>A &#38; B &amp; C &#60; 3</p>'],
  ['  ', ''],
])('%j as HTML', (text, html) => {
  expect(toHtml(text)).toBe(html);
});
