import type { JobItem } from '@stellenvisite/contract/jobs';

const ABOVE = 2;
const ROWS = 4;
/** A longer title would be cut off in the name column. */
const SHORT_TITLE = 34;

/**
 * Four rows that differ: only jobs with monthly pay (the column says so), short titles and changing shifts first, then one week pattern and one
 * category after another, so that the hero shows nights, days and weekends rather than four times the same.
 */
export function pickRosterJobs(jobs: readonly JobItem[]): { above: JobItem[]; below: JobItem[] } {
  const monthly = jobs
    .filter((job) => job.week && job.salary?.period === 'month')
    .sort((a, b) => Number(isLong(a)) - Number(isLong(b)) || b.shifts.length - a.shifts.length);
  const picked: JobItem[] = [];
  for (const isNew of [differsInBoth, differsInWeek, () => true]) {
    for (const job of monthly) {
      if (picked.length < ROWS && !picked.includes(job) && isNew(job, picked)) picked.push(job);
    }
  }
  return { above: picked.slice(0, ABOVE), below: picked.slice(ABOVE) };
}

const isLong = (job: JobItem) => job.title.length > SHORT_TITLE;

function differsInBoth(job: JobItem, picked: readonly JobItem[]): boolean {
  return differsInWeek(job, picked) && picked.every((other) => other.category !== job.category);
}

function differsInWeek(job: JobItem, picked: readonly JobItem[]): boolean {
  return picked.every((other) => weekPattern(other) !== weekPattern(job) && other.employer.id !== job.employer.id);
}

function weekPattern(job: JobItem): string {
  return (job.week ?? []).map((cell) => cell?.shift ?? '-').join();
}
