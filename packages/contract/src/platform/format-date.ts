import { berlinDayNumber, clockTime, toBerlinClock, twoDigits } from './berlin-time.ts';
import { DAY_MS } from './durations.ts';

const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30;

type When = Date | string;

/** `05.11.2026` in both languages (specification §9); the day is the one in Berlin. */
export function formatDate(when: When): string {
  const day = toBerlinClock(new Date(when));
  return `${twoDigits(day.getUTCDate())}.${twoDigits(day.getUTCMonth() + 1)}.${day.getUTCFullYear()}`;
}

/** Formats a day such as `2026-11-05` as `05.11.2026`. */
export const formatDay = (day: string): string => day.split('-').reverse().join('.');

/** `05.11.2026, 06:42`, for records where the minute counts. */
export function formatDateTime(when: When): string {
  return `${formatDate(when)}, ${clockTime(toBerlinClock(new Date(when)))}`;
}

/** Whole days until then, a begun one counting as whole; never below 0. */
export function daysRemaining(until: When, now: When): number {
  return Math.max(0, Math.ceil((new Date(until).getTime() - new Date(now).getTime()) / DAY_MS));
}

export const RELATIVE_DATE_UNITS = ['today', 'yesterday', 'days', 'weeks', 'months'] as const;
/** `count` says how many of the unit ago, for the text's plural. */
export type RelativeDate = { unit: (typeof RELATIVE_DATE_UNITS)[number]; count: number };

/** How long ago, in days of the calendar: what was posted before midnight is of yesterday. What is still to come counts as today. */
export function relativeDate(when: When, now: When): RelativeDate {
  const days = Math.max(0, berlinDayNumber(new Date(now)) - berlinDayNumber(new Date(when)));
  if (days === 0) return { unit: 'today', count: 0 };
  if (days === 1) return { unit: 'yesterday', count: 1 };
  if (days < DAYS_PER_WEEK) return { unit: 'days', count: days };
  if (days < DAYS_PER_MONTH) return { unit: 'weeks', count: Math.floor(days / DAYS_PER_WEEK) };
  return { unit: 'months', count: Math.floor(days / DAYS_PER_MONTH) };
}
