import { clockTime, toBerlinClock } from '@stellenvisite/contract/berlin-time';
import { formatDate, relativeDate } from '@stellenvisite/contract/format-date';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

export const NOTIFICATION_DAYS = ['today', 'yesterday', 'week', 'older'] as const;
export type NotificationDay = (typeof NOTIFICATION_DAYS)[number];

/** Under which heading of the list it stands. */
export function dayOf(when: string, now: string): NotificationDay {
  const { unit } = relativeDate(when, now);
  if (unit === 'today' || unit === 'yesterday') return unit;
  return unit === 'days' ? 'week' : 'older';
}

export type NotificationTime =
  | { key: 'now' }
  | { key: 'minutes'; count: number }
  | { key: 'today' | 'yesterday'; time: string }
  | { key: 'date'; date: string };

/** „vor 12 Min.“, „heute, 08:00“, „gestern, 14:32“, then the date. */
export function timeOf(when: string, now: string): NotificationTime {
  const minutes = Math.floor((new Date(now).getTime() - new Date(when).getTime()) / MINUTE_MS);
  if (minutes < 1) return { key: 'now' };
  if (minutes < HOUR_MINUTES) return { key: 'minutes', count: minutes };
  const { unit } = relativeDate(when, now);
  if (unit !== 'today' && unit !== 'yesterday') return { key: 'date', date: formatDate(when) };
  return { key: unit, time: clockTime(toBerlinClock(new Date(when))) };
}
