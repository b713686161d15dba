import type { JobItem } from '@stellenvisite/contract/jobs.schema';

const BESIDE = 4;

/**
 * A featured job leads, at best one whose pay and changing shifts are known; beside it the newest, those with a known
 * week first, one per employer and of as many fields as there are.
 */
export function pickBoardJobs(
  featured: readonly JobItem[],
  newest: readonly JobItem[],
): { lead: JobItem | null; others: JobItem[] } {
  const leads = [...featured, ...newest];
  const lead = leads.find(hasFullWeek) ?? leads.find((job) => job.week) ?? leads[0] ?? null;
  const rest = [...newest, ...featured].filter((job) => job.id !== lead?.id);
  const candidates = [...rest.filter((job) => job.week), ...rest.filter((job) => !job.week)];
  const others: JobItem[] = [];
  for (const fits of [isOtherField, isOtherEmployer, isOther]) {
    for (const job of candidates) if (others.length < BESIDE && fits(job, others)) others.push(job);
  }
  return { lead, others };
}

const hasFullWeek = (job: JobItem) => job.week !== null && job.salary !== null && job.shifts.length > 1;
const isOther = (job: JobItem, others: readonly JobItem[]) => others.every((other) => other.id !== job.id);
const isOtherEmployer = (job: JobItem, others: readonly JobItem[]) =>
  others.every((other) => other.employer.id !== job.employer.id);
const isOtherField = (job: JobItem, others: readonly JobItem[]) =>
  isOtherEmployer(job, others) && others.every((other) => other.category !== job.category);
