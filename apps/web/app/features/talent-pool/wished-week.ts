import { SHIFTS, WEEKDAYS } from '@stellenvisite/contract/duty';
import type { OwnWeek } from '@stellenvisite/contract/seeker-profiles';
import type { WeekCells } from '../jobs/shared/week-text.ts';

/** One shift a day: the one somebody would like, or else accepts; null for a day without any. */
export function wishedWeek(week: OwnWeek): WeekCells {
  return WEEKDAYS.map((_, index) => {
    const said = week[index];
    const shift = SHIFTS.find((each) => said?.[each] === 'like') ?? SHIFTS.find((each) => said?.[each] === 'ok');
    return shift ? { shift } : null;
  });
}
