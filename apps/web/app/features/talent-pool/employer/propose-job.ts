import type { JobCategory } from '@stellenvisite/contract/job-fields';
import type { ListedJob } from '@stellenvisite/contract/own-jobs.schema';

type Trade = { occupation: readonly string[]; category: readonly JobCategory[] };

/**
 * The job that fits what is looked for: one of that occupation, else of that category. Where nothing is looked for, the newest of a
 * category that somebody in the pool works in; else the first, which is the newest.
 */
export function proposeJob(
  jobs: readonly Pick<ListedJob, 'id' | 'class' | 'category'>[],
  { occupation, category }: Trade,
  inPool: readonly string[] = [],
): string | null {
  const job =
    jobs.find((each) => occupation.includes(each.class?.occupation?.key ?? '')) ??
    jobs.find((each) => each.category && category.includes(each.category)) ??
    jobs.find((each) => each.category && inPool.includes(each.category)) ??
    jobs[0];
  return job?.id ?? null;
}
