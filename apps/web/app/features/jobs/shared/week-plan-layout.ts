/** The plan shows one ward's day: from 05:00 to 07:30 of the next morning. */
const FIRST_MINUTE = 5 * 60;
const LAST_MINUTE = (24 + 7) * 60 + 30;
const DAY = 24 * 60;

export const PLAN_HOURS = ['06', '10', '14', '18', '22', '02', '06'] as const;

export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Where a clock time lies on the plan, in percent from the top. Times before five belong to the night before. */
export function planPosition(clock: string, after = 0): number {
  let minutes = minutesOf(clock);
  if (minutes < FIRST_MINUTE) minutes += DAY;
  if (minutes < after) minutes += DAY;
  const share = (Math.min(Math.max(minutes, FIRST_MINUTE), LAST_MINUTE) - FIRST_MINUTE) / (LAST_MINUTE - FIRST_MINUTE);
  return Math.round(share * 10_000) / 100;
}

export function planBlock(start: string, end: string): { top: number; height: number } {
  let from = minutesOf(start);
  if (from < FIRST_MINUTE) from += DAY;
  const top = planPosition(start);
  const bottom = planPosition(end, from + 1);
  return { top, height: Math.round((bottom - top) * 100) / 100 };
}

/** The y of the plan's hour lines: every four hours from six. */
export const planHourPositions: readonly number[] = PLAN_HOURS.map((_, index) => {
  const minutes = (6 + index * 4) * 60;
  return Math.round(((minutes - FIRST_MINUTE) / (LAST_MINUTE - FIRST_MINUTE)) * 10_000) / 100;
});
