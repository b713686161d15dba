import { SHIFTS, type Shift, WEEKDAYS, type Weekday } from '@stellenvisite/contract/jobs/duty';
import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import type { OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';

export type ComparedDay = {
  day: Weekday;
  /** The shifts somebody would like, or at least accept where there are none of those; with the planned one where it is accepted. */
  wished: Shift[];
  /** The job's shift on this day. */
  planned: Shift | null;
  /** The job plans what the applicant rules out, or has not named for a day of which they name other shifts. */
  isConflict: boolean;
};

/** The applicant's week over the job's, day by day. */
export function compareWeeks(week: Week, own: OwnWeek): ComparedDay[] {
  return WEEKDAYS.map((day, index) => {
    const said = own[index];
    const planned = week[index]?.shift ?? null;
    const isLiked = SHIFTS.some((shift) => said?.[shift] === 'like');
    const isShown = (shift: Shift) =>
      said?.[shift] === 'like' || (said?.[shift] === 'ok' && (!isLiked || shift === planned));
    const isUnwanted = (shift: Shift) => said?.[shift] === 'no' || (!said?.[shift] && saysAnything(said));
    return {
      day,
      wished: SHIFTS.filter(isShown),
      planned,
      isConflict: planned !== null && isUnwanted(planned),
    };
  });
}

const saysAnything = (day: OwnWeek[number] | undefined): boolean => SHIFTS.some((shift) => Boolean(day?.[shift]));
