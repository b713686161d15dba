import type { EmploymentType } from '@stellenvisite/contract/job-fields';
import type { FeedRange } from '../feed-job.ts';

/** A percentage of full time: "80–100 %" may be filled in full time or part time. */
export function employmentOfWorkload({ min, max }: FeedRange): EmploymentType[] {
  if (min >= 100) return ['full_time'];
  return max >= 100 ? ['both'] : ['part_time'];
}
