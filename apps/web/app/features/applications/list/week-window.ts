import { toBerlinClock } from '@stellenvisite/contract/berlin-time';

const DAY_MS = 86_400_000;
export const WEEKS_SHOWN = 7;
const WEEKS_BEFORE = 4;
export const DAYS_SHOWN = WEEKS_SHOWN * 7;

export type WeekWindow = {
  /** The numbers of the weeks (ISO 8601) that are shown. */
  weeks: number[];
  currentWeek: number;
  /** Where a moment lies, in days since the first Monday; less than 0 and more than 49 are outside. */
  dayOf: (when: string | Date) => number;
  now: number;
};

/** Four weeks back, this one and two to come, by Berlin's calendar. */
export function weekWindow(now: Date): WeekWindow {
  const today = dayNumber(now);
  const first = Math.floor(today) - mondayOffset(today) - WEEKS_BEFORE * 7;
  const dayOf = (when: string | Date) => dayNumber(new Date(when)) - first;
  return {
    weeks: Array.from({ length: WEEKS_SHOWN }, (_, index) => isoWeek(first + index * 7)),
    currentWeek: isoWeek(Math.floor(today) - mondayOffset(today)),
    dayOf,
    now: dayOf(now),
  };
}

const dayNumber = (when: Date) => toBerlinClock(when).getTime() / DAY_MS;

/** Days since Monday; day 0 of the count, 1 January 1970, was a Thursday. */
const mondayOffset = (day: number) => (Math.floor(day) + 3) % 7;

/** A week belongs to the year that has its Thursday. */
function isoWeek(monday: number): number {
  const thursday = new Date((monday + 3) * DAY_MS);
  const firstOfJanuary = Date.UTC(thursday.getUTCFullYear(), 0, 1) / DAY_MS;
  return Math.floor((monday + 3 - firstOfJanuary) / 7) + 1;
}
