import { JOB_STARTS, type JobStart } from '@stellenvisite/contract/jobs/job-fields';
import { DAY_SECONDS } from '@stellenvisite/contract/platform/durations';

/** "In the next three months". */
const SOON_DAYS = 92;

/** No date, passed, soon or later; four more where the start may be agreed upon. */
export const START_CODES = 8;

/** Returns the last day that counts as now, and as soon. */
export function startBounds(now: number): [number, number] {
  const today = Math.floor(now / DAY_SECONDS);
  return [today, today + SOON_DAYS];
}

/** Returns the code of an entry of the store's column; `>>> 31` compares without a branch. */
export function startCodeOf(entry: number, today: number, soon: number): number {
  const day = entry >> 1;
  return (-day >>> 31) * (1 + ((today - day) >>> 31) + ((soon - day) >>> 31)) + ((entry & 1) << 2);
}

/** Returns the codes of a start. A job without a date begins when both agree. */
export function startsOfCode(code: number): JobStart[] {
  const dated = code & 3;
  return JOB_STARTS.filter((start, at) => (start === 'flexible' ? dated === 0 || code > 3 : dated === at + 1));
}
