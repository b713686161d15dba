import { dateFormat } from '../intl-formats.ts';

const TIME_ZONE = 'Europe/Berlin';
const DAY_MS = 86_400_000;

export type PostedDate = { kind: 'today'; time: string } | { kind: 'yesterday' } | { kind: 'earlier'; date: string };

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: TIME_ZONE });

const dayOf = (date: Date) => format('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(date);

/** When a job was posted, as a card says it. `asOf` comes with the data, so that server and browser say the same. */
export function postedDate(postedAt: string, asOf: string, locale: string): PostedDate {
  const posted = new Date(postedAt);
  const now = new Date(asOf);
  const day = dayOf(posted);
  if (day === dayOf(now)) {
    return { kind: 'today', time: format(locale, { hour: '2-digit', minute: '2-digit' }).format(posted) };
  }
  if (day === dayOf(new Date(now.getTime() - DAY_MS))) return { kind: 'yesterday' };
  const isThisYear = day.slice(0, 4) === dayOf(now).slice(0, 4);
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  if (!isThisYear) options.year = 'numeric';
  return { kind: 'earlier', date: format(locale, options).format(posted) };
}

const NEW_FOR_DAYS = 2;

export function isNew(postedAt: string, asOf: string): boolean {
  return new Date(asOf).getTime() - new Date(postedAt).getTime() < NEW_FOR_DAYS * DAY_MS;
}
