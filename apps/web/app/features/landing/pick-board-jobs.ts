import type { JobItem } from '@stellenvisite/contract/jobs';

const BESIDE = 4;

/** The featured job whose week is known leads; beside it the newest, one per house and of as many fields as there are. */
export function pickBoardJobs(
  featured: readonly JobItem[],
  newest: readonly JobItem[],
): { lead: JobItem | null; others: JobItem[] } {
  const lead = featured.find((job) => job.week) ?? newest.find((job) => job.week) ?? featured[0] ?? newest[0] ?? null;
  const rest = [...newest, ...featured].filter((job) => job.id !== lead?.id);
  const others: JobItem[] = [];
  for (const fits of [isOtherField, isOtherHouse, isOther]) {
    for (const job of rest) if (others.length < BESIDE && fits(job, others)) others.push(job);
  }
  return { lead, others };
}

const isOther = (job: JobItem, others: readonly JobItem[]) => others.every((other) => other.id !== job.id);
const isOtherHouse = (job: JobItem, others: readonly JobItem[]) =>
  others.every((other) => other.employer.id !== job.employer.id);
const isOtherField = (job: JobItem, others: readonly JobItem[]) =>
  isOtherHouse(job, others) && others.every((other) => other.category !== job.category);
