import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { berlinDayNumber, berlinTimeOn, clockTime, fromBerlinClock, monthName, toBerlinClock } from './berlin-time.ts';
import { formatDate } from './format-date.ts';

const LOCALES = ['de-DE', 'en-GB'] as const;
const moments = fc.date({ min: new Date('1998-01-01Z'), max: new Date('2060-01-01Z'), noInvalidDate: true });
const formats = new Map<string, Intl.DateTimeFormat>();

/** Each format is made once: that takes far longer than to write a date with it. */
function platform(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', ...options });
  formats.set(key, format);
  return format;
}

function expectAsThePlatform(moment: Date): void {
  const local = toBerlinClock(moment);
  for (const locale of LOCALES) {
    const expected = (options: Intl.DateTimeFormatOptions) => platform(locale, options).format(moment);
    expect(clockTime(local)).toBe(expected({ hour: '2-digit', minute: '2-digit' }));
    expect(monthName(local, locale)).toBe(expected({ month: 'long' }));
  }
  const day = platform('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(moment);
  expect(formatDate(moment)).toBe(day);
}

describe('dates of pages', () => {
  it('are what the platform writes, at any moment', () => {
    fc.assert(fc.property(moments, expectAsThePlatform));
  });

  it('are so in every month, and in the hours around each change of the clocks', () => {
    for (let month = 0; month < 12; month += 1) expectAsThePlatform(new Date(Date.UTC(2026, month, 5, 12)));
    for (let year = 2020; year < 2040; year += 1)
      for (const month of [2, 9])
        for (let hours = 0; hours < 8 * 24; hours += 1) {
          const moment = new Date(Date.UTC(year, month, 24, hours));
          expect(clockTime(toBerlinClock(moment))).toBe(
            platform('de-DE', { hour: '2-digit', minute: '2-digit' }).format(moment),
          );
        }
  });
});

/** Moments in the days around each change of the clocks, which random moments rarely meet. */
const momentsAroundChanges = fc
  .tuple(fc.integer({ min: 2020, max: 2040 }), fc.constantFrom(2, 9), fc.integer({ min: 0, max: 9 * 24 * 60 }))
  .map(([year, month, minutes]) => new Date(Date.UTC(year, month, 24, 0, minutes)));

describe('a time of Berlin', () => {
  it('leads back to a moment at which the clocks show it', () => {
    fc.assert(
      fc.property(fc.oneof(moments, momentsAroundChanges), (moment) => {
        const clock = toBerlinClock(moment);
        expect(toBerlinClock(fromBerlinClock(clock))).toEqual(clock);
      }),
    );
  });

  it('returns the requested minute of the requested day', () => {
    const days = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(fc.oneof(moments, momentsAroundChanges), days, (now, shift) => {
        const moment = berlinTimeOn(now, shift, 6 * 60);
        expect(clockTime(toBerlinClock(moment))).toBe('06:00');
        expect(berlinDayNumber(moment)).toBe(berlinDayNumber(now) + shift);
      }),
    );
  });

  it('that the clocks leave out is the one an hour later', () => {
    expect(berlinTimeOn(new Date('2026-03-29T00:00:00Z'), 0, 150).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});
