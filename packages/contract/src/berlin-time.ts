const HOUR_MS = 3_600_000;
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

const MONTHS = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** The first moment of a day in Berlin. The clocks change after midnight of both zones, so that day's first offset is the same. */
export function startOfBerlinDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  return new Date(2 * midnight.getTime() - toBerlinClock(midnight).getTime());
}

export const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The dates of pages, from a `Date` read by its UTC methods. As the platform writes them, without what the platform needs
 * to get ready for it: a tenth of a second on a phone, before a page can be used.
 */
export function monthName(day: Date, locale: string): string {
  return MONTHS[locale.startsWith('en') ? 'en' : 'de'][day.getUTCMonth()] ?? '';
}

/** „06:42“. */
export function clockTime(moment: Date): string {
  return `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}`;
}
