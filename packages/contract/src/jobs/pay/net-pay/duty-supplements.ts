import type { Week } from '../../duty.schema.ts';

export type SupplementHours = { night: number; sunday: number; holiday: number };

const MINUTES_A_DAY = 24 * 60;
const NIGHT_FROM = 21 * 60;
const NIGHT_UNTIL = 6 * 60;
const SUNDAY = 6;
const WEEKS_A_MONTH = 52 / 12;
/** Public holidays that are not Sundays, as most regions have them. */
const HOLIDAYS_A_YEAR = 10;

/** Returns the weekly hours of an example week. */
export function hoursOfWeek(week: Week): number {
  return week.reduce((sum, cell) => sum + (cell ? minutesOf(cell.start, cell.end) / 60 : 0), 0);
}

/**
 * Returns the hours of a month with a supplement: at night from 21 to 6 o'clock, on Sundays, and on public holidays, which are
 * worked on only where Sundays are.
 */
export function supplementHours(week: Week): SupplementHours {
  let [night, sunday] = [0, 0];
  for (const [day, cell] of week.entries()) {
    if (!cell) continue;
    const start = toMinutes(cell.start);
    const end = start + minutesOf(cell.start, cell.end);
    // The night before, this one, and the one that a duty may end in.
    for (const shift of [-MINUTES_A_DAY, 0, MINUTES_A_DAY])
      night += overlap(start, end, NIGHT_FROM + shift, MINUTES_A_DAY + NIGHT_UNTIL + shift);
    const toSunday = (SUNDAY - day) * MINUTES_A_DAY;
    sunday += overlap(start, end, toSunday, toSunday + MINUTES_A_DAY);
  }
  const holiday = sunday === 0 ? 0 : (hoursOfWeek(week) / 7) * (HOLIDAYS_A_YEAR / 12);
  return { night: (night / 60) * WEEKS_A_MONTH, sunday: (sunday / 60) * WEEKS_A_MONTH, holiday };
}

function overlap(start: number, end: number, from: number, to: number): number {
  return Math.max(0, Math.min(end, to) - Math.max(start, from));
}

/** A duty that ends before it starts ends on the next day. */
function minutesOf(start: string, end: string): number {
  const minutes = toMinutes(end) - toMinutes(start);
  return minutes > 0 ? minutes : minutes + MINUTES_A_DAY;
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
