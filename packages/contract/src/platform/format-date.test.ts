import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysRemaining,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayOfYear,
  relativeDate,
  setDateLanguage,
} from './format-date.ts';

const NOW = '2026-11-15T12:00:00Z';

describe('formatDate', () => {
  it('writes day and month with two digits', () => {
    expect(formatDate('2026-03-05')).toBe('05.03.2026');
  });

  it('takes the day in Berlin, in winter and in summer', () => {
    expect(formatDate('2026-11-14T23:30:00Z')).toBe('15.11.2026');
    expect(formatDate('2026-06-30T22:30:00Z')).toBe('01.07.2026');
    expect(formatDate('2026-06-30T21:59:00Z')).toBe('30.06.2026');
  });

  it('adds the minute where that counts', () => {
    expect(formatDateTime('2026-11-14T23:30:00Z')).toBe('15.11.2026, 00:30');
  });

  it('names the month in English, so that nobody takes it for the day', () => {
    expect(formatDate('2026-12-03T09:00:00Z', 'en')).toBe('3 Dec 2026');
    expect(formatDay('2026-12-03', 'en')).toBe('3 Dec 2026');
    expect(formatDay('2026-12-03')).toBe('03.12.2026');
    expect(formatDateTime('2026-11-14T23:30:00Z', 'en')).toBe('15 Nov 2026, 00:30');
  });

  it('follows the language of what is being shown', () => {
    setDateLanguage(() => 'en');
    expect(formatDate('2026-03-05')).toBe('5 Mar 2026');
    expect(formatDate('2026-03-05', 'de')).toBe('05.03.2026');
    setDateLanguage(() => 'de');
    expect(formatDate('2026-03-05')).toBe('05.03.2026');
  });
});

describe('daysRemaining', () => {
  it.each([
    ['2026-11-15T12:00:01Z', 1],
    ['2026-11-16T12:00:00Z', 1],
    ['2026-11-16T12:00:01Z', 2],
    ['2026-11-15T12:00:00Z', 0],
    ['2026-11-01T12:00:00Z', 0],
  ])('until %s it is %i', (until, days) => {
    expect(daysRemaining(until, NOW)).toBe(days);
  });

  it('is never below 0 and never short of the time left', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (until, now) => {
        const days = daysRemaining(until, now);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(now.getTime() + days * 86_400_000).toBeGreaterThanOrEqual(until.getTime());
      }),
    );
  });
});

describe('relativeDate', () => {
  it.each([
    ['2026-11-15T11:59:00Z', { unit: 'today', count: 0 }],
    ['2026-11-14T23:00:00Z', { unit: 'today', count: 0 }],
    ['2026-11-14T22:59:00Z', { unit: 'yesterday', count: 1 }],
    ['2026-11-13T12:00:00Z', { unit: 'days', count: 2 }],
    ['2026-11-09T12:00:00Z', { unit: 'days', count: 6 }],
    ['2026-11-08T12:00:00Z', { unit: 'weeks', count: 1 }],
    ['2026-10-17T12:00:00Z', { unit: 'weeks', count: 4 }],
    ['2026-10-16T12:00:00Z', { unit: 'months', count: 1 }],
    ['2026-09-15T12:00:00Z', { unit: 'months', count: 2 }],
    ['2026-11-20T12:00:00Z', { unit: 'today', count: 0 }],
  ])('tells how long ago %s was', (when, relative) => {
    expect(relativeDate(when, NOW)).toEqual(relative);
  });

  it('counts the day of a clock change as one day', () => {
    expect(relativeDate('2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z')).toEqual({ unit: 'today', count: 0 });
    expect(relativeDate('2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z')).toEqual({ unit: 'yesterday', count: 1 });
  });
});

it('writes a day without its year', () => {
  expect(formatDayOfYear('2026-11-05T08:00:00Z', 'de')).toBe('05.11.');
  expect(formatDayOfYear('2026-11-05T08:00:00Z', 'en')).toBe('5 Nov');
});
