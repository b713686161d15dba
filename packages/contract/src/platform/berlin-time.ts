import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

const MARCH = 2;
const OCTOBER = 9;

/** A moment as Berlin's clocks show it, to be read by the UTC methods of `Date`. */
export function toBerlinClock(moment: Date): Date {
  const time = moment.getTime();
  const year = moment.getUTCFullYear();
  const isSummer = time >= lastSundayOf(year, MARCH) && time < lastSundayOf(year, OCTOBER);
  return new Date(time + (isSummer ? 2 : 1) * HOUR_MS);
}

/** Europe changes its clocks at 01:00 UTC on these Sundays (Directive 2000/84/EC). */
function lastSundayOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
}

/** Returns the day in Berlin: `2026-11-16`. */
export const berlinDay = (moment: Date): string => toBerlinClock(moment).toISOString().slice(0, 10);

/** Returns the number of the day in Berlin's calendar; the hours that a clock change adds or takes do not move it. */
export const berlinDayNumber = (moment: Date): number => Math.floor(toBerlinClock(moment).getTime() / DAY_MS);

const monthNames: { [language in 'de' | 'en']?: Intl.DateTimeFormat } = {};

/**
 * Returns the moment at which Berlin's clocks show the time that `clock` has by its UTC methods. In the hour that occurs
 * twice it is the second one; in the hour that is left out it is the one after it.
 */
export function fromBerlinClock(clock: Date): Date {
  const winter = new Date(clock.getTime() - HOUR_MS);
  const offset = toBerlinClock(winter).getTime() - winter.getTime();
  const moment = new Date(clock.getTime() - offset);
  return toBerlinClock(moment).getTime() === clock.getTime() ? moment : winter;
}

/** Returns the moment at `minutes` after midnight in Berlin, on the day of `now` or some days from it. */
export function berlinTimeOn(now: Date, days: number, minutes: number): Date {
  const midnight = Math.floor(toBerlinClock(now).getTime() / DAY_MS) * DAY_MS;
  return fromBerlinClock(new Date(midnight + days * DAY_MS + minutes * MINUTE_MS));
}

/** Returns the first moment of a day in Berlin. */
export const startOfBerlinDay = (day: string): Date => fromBerlinClock(new Date(`${day}T00:00:00Z`));

export const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the month of a `Date` read by its UTC methods. */
export function monthName(day: Date, locale: string): string {
  const language = locale.startsWith('en') ? 'en' : 'de';
  monthNames[language] ??= new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return monthNames[language].format(day);
}

/** „06:42“. */
export function clockTime(moment: Date): string {
  return `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}`;
}
