import { hasWeek } from '@stellenvisite/contract/seeker-profiles';
import { useRef, useState } from 'react';
import { useProfile } from '../use-profile.ts';
import { UNSET_WEEK, type Week } from './own-week.ts';

/** The own week and its changes as steps that can be taken back one by one. */
export function useWeekSteps() {
  const { data, change } = useProfile();
  const week = data.week ?? UNSET_WEEK;
  // Two events can come before the next render.
  const current = useRef(week);
  current.current = week;
  const [steps, setSteps] = useState<readonly Week[]>([]);
  const put = (next: Week) => {
    current.current = next;
    change({ week: hasWeek(next) ? next : null });
  };
  return {
    week,
    read: () => current.current,
    canUndo: steps.length > 0,
    /** `isContinued`: a part of the step before, as each further cell that a drag reaches. */
    set: (next: Week, { isContinued = false } = {}) => {
      if (!isContinued) setSteps([...steps, current.current]);
      put(next);
    },
    undo: () => {
      const before = steps.at(-1);
      if (!before) return;
      setSteps(steps.slice(0, -1));
      put(before);
    },
  };
}
export type WeekSteps = ReturnType<typeof useWeekSteps>;
