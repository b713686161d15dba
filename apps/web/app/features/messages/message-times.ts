import { clockTime, toBerlinClock, twoDigits } from '@stellenvisite/contract/berlin-time';
import { relativeDate } from '@stellenvisite/contract/format-date';
import { dateFormat } from '../../ui/intl-formats.ts';

const BERLIN = { timeZone: 'Europe/Berlin' } as const;
const DAY_MS = 86_400_000;
const DAYS_WITH_NAMES = 7;

export const clockOf = (when: string): string => clockTime(toBerlinClock(new Date(when)));

/** „06.11.“ */
export function dayAndMonth(when: string): string {
  const day = toBerlinClock(new Date(when));
  return `${twoDigits(day.getUTCDate())}.${twoDigits(day.getUTCMonth() + 1)}.`;
}

/** In a list: the time of today, the name of a day of this week, or the date. */
export function shortTime(when: string, now: string, locale: string): string {
  if (relativeDate(when, now).unit === 'today') return clockOf(when);
  const isThisWeek = new Date(now).getTime() - new Date(when).getTime() < (DAYS_WITH_NAMES - 1) * DAY_MS;
  if (!isThisWeek) return dayAndMonth(when);
  return dateFormat(locale, { ...BERLIN, weekday: 'short' })
    .format(new Date(when))
    .replace(/\.$/, '');
}

/** „Donnerstag, 12. November“, with the year where it is another one. */
export function longDay(when: string, now: string, locale: string): string {
  const isThisYear = toBerlinClock(new Date(when)).getUTCFullYear() === toBerlinClock(new Date(now)).getUTCFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locale, { ...BERLIN, weekday: 'long', day: 'numeric', month: 'long', ...year }).format(
    new Date(when),
  );
}

/** The same for all moments of one day in Berlin. */
export const dayKey = (when: string): string => toBerlinClock(new Date(when)).toISOString().slice(0, 10);
