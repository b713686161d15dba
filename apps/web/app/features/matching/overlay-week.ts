import { SHIFTS, type Shift, WEEKDAYS, type Weekday } from '@stellenvisite/contract/duty';
import type { DutyCell, Week } from '@stellenvisite/contract/duty.schema';
import type { OwnWeek, ShiftWish } from '@stellenvisite/contract/seeker-profiles';

export type OverlayCell = {
  day: Weekday;
  shift: Shift;
  wish: ShiftWish | null;
  /** The job's duty in this cell. */
  duty: DutyCell | null;
  /** The job has a duty where the person has none. */
  isConflict: boolean;
};

export type OverlayRow = { shift: Shift; cells: OverlayCell[] };

/** A job's example week over the own one, a row for each shift. */
export function overlayWeek(week: Week, own: OwnWeek): OverlayRow[] {
  return SHIFTS.map((shift) => ({
    shift,
    cells: WEEKDAYS.map((day, index) => {
      const planned = week[index];
      const wish = own[index]?.[shift] ?? null;
      const duty = planned?.shift === shift ? planned : null;
      return { day, shift, wish, duty, isConflict: duty !== null && wish === 'no' };
    }),
  }));
}

/** In the order of the week. */
export function listConflicts(rows: readonly OverlayRow[]): OverlayCell[] {
  const found = rows.flatMap(({ cells }) => cells.filter(({ isConflict }) => isConflict));
  return found.sort((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day));
}
