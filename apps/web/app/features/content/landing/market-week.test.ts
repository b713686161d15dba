import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketWeekOf } from './market-week.ts';

describe('marketWeekOf', () => {
  it('gives Monday to Sunday around the day, with the ISO week', () => {
    const week = marketWeekOf(new Date('2026-11-16T05:42:00Z'));
    expect(week).toMatchObject({ week: 47, dates: [16, 17, 18, 19, 20, 21, 22], today: 0 });
  });

  it('counts the day in Berlin, where it may already be tomorrow', () => {
    expect(marketWeekOf(new Date('2026-11-15T22:59:00Z'))).toMatchObject({ week: 46, today: 6 });
    expect(marketWeekOf(new Date('2026-11-15T23:00:00Z'))).toMatchObject({ week: 47, today: 0 });
  });

  it('runs over the end of a month and of a year', () => {
    expect(marketWeekOf(new Date('2027-01-01T12:00:00Z'))).toMatchObject({
      week: 53,
      dates: [28, 29, 30, 31, 1, 2, 3],
      today: 4,
    });
    expect(marketWeekOf(new Date('2027-01-04T12:00:00Z')).week).toBe(1);
  });

  it('always starts on a Monday and contains the moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true }),
        (moment) => {
          const { monday, dates, today, week } = marketWeekOf(moment);
          expect(monday.getUTCDay()).toBe(1);
          const inBerlin = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', day: 'numeric' }).format(moment);
          expect(dates[today]).toBe(Number(inBerlin));
          expect(week).toBeGreaterThan(0);
          expect(week).toBeLessThan(54);
        },
      ),
    );
  });
});
