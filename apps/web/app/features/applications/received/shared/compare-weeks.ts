import { SHIFTS, type Shift, WEEKDAYS, type Weekday } from '@stellenvisite/contract/jobs/duty';
import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import type { OwnWeek } from '@stellenvisite/contract/seekers/seeker-profiles';

export type ComparedDay = {
  day: Weekday;
  /** The shifts somebody would like, or at least accept where there are none of those. */
  wished: Shift[];
  /** The job's shift on this day. */
  planned: Shift | null;
  /** The job plans what the applicant does not want. */
  isConflict: boolean;
};

/** The applicant's week over the job's, day by day. */
export function compareWeeks(week: Week, own: OwnWeek): ComparedDay[] {
  return WEEKDAYS.map((day, index) => {
    const said = own[index];
    const of = (wish: 'like' | 'ok') => SHIFTS.filter((shift) => said?.[shift] === wish);
    const liked = of('like');
    const planned = week[index]?.shift ?? null;
    return {
      day,
      wished: liked.length > 0 ? liked : of('ok'),
      planned,
      isConflict: planned !== null && said?.[planned] === 'no',
    };
  });
}
