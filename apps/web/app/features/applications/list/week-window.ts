import { berlinDay, isoWeek, mondayOf } from '../../platform/dates/berlin-week.ts';

const WEEKS_SHOWN = 7;
const WEEKS_BEFORE = 4;
export const DAYS_SHOWN = WEEKS_SHOWN * 7;

export type WeekWindow = {
  /** The numbers of the weeks that are shown. */
  weeks: number[];
  currentWeek: number;
  /** Where a moment lies, in days since the first Monday; less than 0 and more than 49 are outside. */
  dayOf: (when: string | Date) => number;
  now: number;
};

/** Four weeks back, this one and two to come, by Berlin's calendar. */
export function weekWindow(now: Date): WeekWindow {
  const thisMonday = mondayOf(berlinDay(now));
  const first = thisMonday - WEEKS_BEFORE * 7;
  const dayOf = (when: string | Date) => berlinDay(when) - first;
  return {
    weeks: Array.from({ length: WEEKS_SHOWN }, (_, index) => isoWeek(first + index * 7)),
    currentWeek: isoWeek(thisMonday),
    dayOf,
    now: dayOf(now),
  };
}
