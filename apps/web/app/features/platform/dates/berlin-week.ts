import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';

/** Returns a moment as days since 1 January 1970 by Berlin's clocks. */
export const berlinDay = (when: string | Date): number => toBerlinClock(new Date(when)).getTime() / DAY_MS;

/** Returns the Monday of a day; day 0 was a Thursday. */
export const mondayOf = (day: number): number => Math.floor(day) - ((Math.floor(day) + 3) % 7);

/** Returns the number of the week that begins on a Monday (ISO 8601): a week belongs to the year that has its Thursday. */
export function isoWeek(monday: number): number {
  const thursday = monday + 3;
  const firstOfJanuary = Date.UTC(dateOf(thursday).getUTCFullYear(), 0, 1) / DAY_MS;
  return Math.floor((thursday - firstOfJanuary) / 7) + 1;
}

/** To be read by the UTC methods of `Date`. */
export const dateOf = (day: number): Date => new Date(day * DAY_MS);
