import { berlinDayNumber, clockTime, toBerlinClock, twoDigits } from './berlin-time.ts';
import { DAY_MS } from './durations.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30;

type When = Date | string;

const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

let getShownLanguage: () => Language = () => DEFAULT_LANGUAGE;

/** Sets where dates without a language of their own take it from: in a browser from the page, on a server from the render. */
export function setDateLanguage(getLanguage: () => Language): void {
  getShownLanguage = getLanguage;
}

/** Writes `05.11.2026` (specification §9), in English `5 Nov 2026`, which cannot be misread. The day is the one in Berlin. */
export function formatDate(when: When, language: Language = getShownLanguage()): string {
  const day = toBerlinClock(new Date(when));
  return writeDay(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), language);
}

/** Formats a day such as `2026-11-05` like `formatDate`. */
export function formatDay(day: string, language: Language = getShownLanguage()): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return writeDay(year, month - 1, date, language);
}

function writeDay(year: number, month: number, date: number, language: Language): string {
  return language === 'en'
    ? `${date} ${ENGLISH_MONTHS[month]} ${year}`
    : `${twoDigits(date)}.${twoDigits(month + 1)}.${year}`;
}

/** Writes `05.11.`, in English `5 Nov`, where the year is plain from the context. */
export function formatDayOfYear(when: When, language: Language = getShownLanguage()): string {
  const day = toBerlinClock(new Date(when));
  const [month, date] = [day.getUTCMonth(), day.getUTCDate()];
  return language === 'en' ? `${date} ${ENGLISH_MONTHS[month]}` : `${twoDigits(date)}.${twoDigits(month + 1)}.`;
}

/** Writes `05.11.2026, 06:42`, for records where the minute counts. */
export function formatDateTime(when: When, language: Language = getShownLanguage()): string {
  return `${formatDate(when, language)}, ${clockTime(toBerlinClock(new Date(when)))}`;
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
