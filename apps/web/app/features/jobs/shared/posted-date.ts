import { clockTime, shortDate, toBerlinClock } from '@stellenvisite/contract/berlin-time';
import { formatDate } from '@stellenvisite/contract/format-date';

const DAY_MS = 86_400_000;

export type PostedDate = { kind: 'today'; time: string } | { kind: 'yesterday' } | { kind: 'earlier'; date: string };

/** When a job was posted, as a card says it. `asOf` comes with the data, so that server and browser say the same. */
export function postedDate(postedAt: string, asOf: string, locale: string): PostedDate {
  const posted = toBerlinClock(new Date(postedAt));
  const now = new Date(asOf);
  const day = formatDate(postedAt);
  if (day === formatDate(now)) return { kind: 'today', time: clockTime(posted) };
  if (day === formatDate(new Date(now.getTime() - DAY_MS))) return { kind: 'yesterday' };
  const withYear = posted.getUTCFullYear() !== toBerlinClock(now).getUTCFullYear();
  return { kind: 'earlier', date: shortDate(posted, locale, { withYear }) };
}

const NEW_FOR_DAYS = 2;

export function isNew(postedAt: string, asOf: string): boolean {
  return new Date(asOf).getTime() - new Date(postedAt).getTime() < NEW_FOR_DAYS * DAY_MS;
}
