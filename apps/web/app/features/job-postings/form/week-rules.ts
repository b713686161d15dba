import { SHIFTS, type Shift, WEEKDAYS } from '@stellenvisite/contract/duty';
import type { Week } from '@stellenvisite/contract/duty.schema';

export type ShiftTimes = Record<Shift, { start: string; end: string }>;

/** Common times of a hospital, to begin with. */
export const USUAL_TIMES: ShiftTimes = {
  early: { start: '06:00', end: '14:12' },
  day: { start: '08:00', end: '16:30' },
  late: { start: '13:30', end: '21:42' },
  night: { start: '21:15', end: '06:30' },
};

const DAY_MINUTES = 1440;
export const EMPTY_WEEK: Week = WEEKDAYS.map(() => null);

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The times of each shift: those of the week where it has them. */
export function timesOf(week: Week | null | undefined): ShiftTimes {
  const found = (week ?? []).flatMap((cell) => (cell ? [[cell.shift, { start: cell.start, end: cell.end }]] : []));
  return { ...USUAL_TIMES, ...Object.fromEntries(found) };
}

export function withShift(week: Week, day: number, shift: Shift | null, times: ShiftTimes): Week {
  return week.map((cell, index) => (index === day ? shift && { shift, ...times[shift] } : cell));
}

/** Every duty of that shift gets the times. */
export function withTimes(week: Week, shift: Shift, times: { start: string; end: string }): Week {
  return week.map((cell) => (cell?.shift === shift ? { ...cell, ...times } : cell));
}

export const shiftsOf = (week: Week): Shift[] => SHIFTS.filter((shift) => week.some((cell) => cell?.shift === shift));

function lengthOf({ start, end }: { start: string; end: string }): number {
  return (minutesOf(end) - minutesOf(start) + DAY_MINUTES) % DAY_MINUTES;
}

/** Hours of work, without the breaks that § 4 ArbZG asks for at least. */
export function weekHours(week: Week): number {
  const minutes = week.reduce((sum, cell) => {
    if (!cell) return sum;
    const present = lengthOf(cell);
    return sum + present - (present > 540 ? 45 : present > 360 ? 30 : 0);
  }, 0);
  return minutes / 60;
}

export type ShortRest = { day: number; minutes: number };

/** § 5 ArbZG: eleven hours between two duties, ten in hospitals and care where they are made up for. */
export const LEAST_REST_MINUTES = 600;

/** Rests between the duties of neighbouring days that are too short; `day` is the one after the rest. */
export function findShortRests(week: Week): ShortRest[] {
  return week.flatMap((cell, day) => {
    const before = week[day - 1];
    if (!cell || !before) return [];
    const ended = minutesOf(before.start) + lengthOf(before);
    const minutes = DAY_MINUTES + minutesOf(cell.start) - ended;
    return minutes < LEAST_REST_MINUTES ? [{ day, minutes }] : [];
  });
}
