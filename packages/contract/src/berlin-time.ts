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

const NAMES = {
  de: {
    long: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    short: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
  },
  en: {
    long: 'January February March April May June July August September October November December'.split(' '),
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  },
};

const isEnglish = (locale: string) => locale.startsWith('en');
export const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The dates of pages, from a `Date` read by its UTC methods. As the platform writes them, without what the platform needs
 * to get ready for it: a tenth of a second on a phone, before a page can be used.
 */
export function monthName(day: Date, locale: string, length: 'long' | 'short' = 'long'): string {
  return NAMES[isEnglish(locale) ? 'en' : 'de'][length][day.getUTCMonth()] ?? '';
}

/** „5. Nov.“, „5 Nov 2025“. */
export function shortDate(day: Date, locale: string, { withYear }: { withYear: boolean }): string {
  const dayOfMonth = `${day.getUTCDate()}${isEnglish(locale) ? '' : '.'}`;
  const year = withYear ? ` ${day.getUTCFullYear()}` : '';
  return `${dayOfMonth} ${monthName(day, locale, 'short')}${year}`;
}

/** „06:42“. */
export function clockTime(moment: Date): string {
  return `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}`;
}
