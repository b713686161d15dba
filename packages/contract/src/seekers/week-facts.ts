import { SHIFTS, type Shift, WEEKDAYS } from '../jobs/duty.ts';
import { hasWeek, type OwnWeek, type ShiftWish } from './seeker-profiles.ts';

const SATURDAY = 5;

/** Shifts that are wished for on the same days, as indices from Monday on. */
export type WishedShifts = { shifts: Shift[]; days: number[] };

/** Facts of a week for an employer: liked, possible and ruled out. */
export type WeekFacts = {
  liked: WishedShifts[];
  possible: WishedShifts[];
  /** Ruled out on every day that is not ruled out as a whole. */
  refusedShifts: Shift[];
  refusesWeekends: boolean;
  /** Days ruled out as a whole; Saturday and Sunday together are the weekend. */
  refusedDays: number[];
};

const DAYS = WEEKDAYS.map((_name, day) => day);

const isRefused = (week: OwnWeek, day: number): boolean => SHIFTS.every((shift) => week[day]?.[shift] === 'no');

/** Checks whether every cell of Saturday and Sunday was ruled out. */
export const isWithoutWeekend = (week: OwnWeek): boolean => DAYS.slice(SATURDAY).every((day) => isRefused(week, day));

/** Checks whether nights were ruled out on every day. */
export const isWithoutNight = (week: OwnWeek): boolean => week.every(({ night }) => night === 'no');

/** Returns what a week says; null where it says nothing. */
export function weekFacts(week: OwnWeek | null): WeekFacts | null {
  if (!hasWeek(week)) return null;
  const refused = DAYS.filter((day) => isRefused(week, day));
  const open = DAYS.filter((day) => !refused.includes(day));
  const refusesWeekends = isWithoutWeekend(week);
  return {
    liked: wishedShifts(week, 'like'),
    possible: wishedShifts(week, 'ok'),
    refusedShifts: open.length === 0 ? [] : SHIFTS.filter((shift) => open.every((day) => week[day]?.[shift] === 'no')),
    refusesWeekends,
    refusedDays: refused.filter((day) => !refusesWeekends || day < SATURDAY),
  };
}

function wishedShifts(week: OwnWeek, wish: ShiftWish): WishedShifts[] {
  const groups = new Map<string, WishedShifts>();
  for (const shift of SHIFTS) {
    const days = DAYS.filter((day) => week[day]?.[shift] === wish);
    if (days.length === 0) continue;
    const group = groups.get(days.join());
    if (group) group.shifts.push(shift);
    else groups.set(days.join(), { shifts: [shift], days });
  }
  return [...groups.values()];
}
