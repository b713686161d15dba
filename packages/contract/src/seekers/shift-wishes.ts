import { SHIFTS, type Shift } from '../jobs/duty.ts';
import { hasWeek, type OwnWeek, type ShiftWish } from './seeker-profiles.ts';

const BEST_FIRST = ['like', 'ok', 'no'] as const satisfies readonly ShiftWish[];

/** The best somebody says of each shift on any day; null where the week is untouched. */
export function bestWishes(week: OwnWeek | null): Record<Shift, ShiftWish | null> | null {
  if (!hasWeek(week)) return null;
  const best = (shift: Shift) => BEST_FIRST.find((wish) => week.some((day) => day[shift] === wish)) ?? null;
  return Object.fromEntries(SHIFTS.map((shift) => [shift, best(shift)])) as Record<Shift, ShiftWish | null>;
}
