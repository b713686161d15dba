import type { JobItem } from '@stellenvisite/contract/jobs';

const ABOVE = 2;
const ROWS = 4;

/**
 * Four rows that differ: monthly pay known first (the column says „im Monat“), then one week pattern and one category
 * after another, so that the hero shows nights, days and weekends rather than four times the same.
 */
export function pickRosterJobs(jobs: readonly JobItem[]): { above: JobItem[]; below: JobItem[] } {
  const monthly = jobs.filter((job) => job.week && job.salary?.period === 'month');
  const picked: JobItem[] = [];
  for (const isNew of [differsInBoth, differsInWeek, () => true]) {
    for (const job of monthly) {
      if (picked.length < ROWS && !picked.includes(job) && isNew(job, picked)) picked.push(job);
    }
  }
  return { above: picked.slice(0, ABOVE), below: picked.slice(ABOVE) };
}

function differsInBoth(job: JobItem, picked: readonly JobItem[]): boolean {
  return differsInWeek(job, picked) && picked.every((other) => other.category !== job.category);
}

function differsInWeek(job: JobItem, picked: readonly JobItem[]): boolean {
  return picked.every((other) => weekPattern(other) !== weekPattern(job) && other.employer.id !== job.employer.id);
}

function weekPattern(job: JobItem): string {
  return (job.week ?? []).map((cell) => cell?.shift ?? '-').join();
}
