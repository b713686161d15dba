import { SHIFTS, type Shift } from '@stellenvisite/contract/jobs/duty';
import type { Week } from '@stellenvisite/contract/jobs/duty.schema';

/** The building's day begins with the early shift. */
export const FIRST_HOUR = 6;
const HOURS = 24;
const DAY_MINUTES = HOURS * 60;

/** For each hour from 06:00 the shift that most of these weeks have then, or null where nobody is on duty. */
export function dutyHours(weeks: readonly Week[]): (Shift | null)[] {
  const cells = weeks.flatMap((week) => week.filter((cell) => cell !== null));
  return Array.from({ length: HOURS }, (_, index) => {
    const middle = (((FIRST_HOUR + index) % HOURS) + 0.5) * 60;
    const onDuty = cells.filter((cell) => covers(minuteOf(cell.start), minuteOf(cell.end), middle));
    const counts = SHIFTS.map((shift) => onDuty.filter((cell) => cell.shift === shift).length);
    const most = Math.max(...counts);
    return most === 0 ? null : (SHIFTS[counts.indexOf(most)] ?? null);
  });
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** A duty that ends before it starts ends on the next day. */
function covers(start: number, end: number, minute: number): boolean {
  const length = (end - start + DAY_MINUTES) % DAY_MINUTES;
  return (minute - start + DAY_MINUTES) % DAY_MINUTES < length;
}
