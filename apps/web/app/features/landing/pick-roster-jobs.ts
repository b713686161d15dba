import type { JobItem } from '@stellenvisite/contract/jobs.schema';

const ABOVE = 2;
const ROWS = 4;
/** A longer title would be cut off in the name column. */
const SHORT_TITLE = 34;

/**
 * Four rows that differ. Only jobs with monthly pay, as the column says; short titles, nights and weekends first; then one
 * week pattern and one category after another, so that the hero does not show four times the same.
 */
export function pickRosterJobs(jobs: readonly JobItem[]): { above: JobItem[]; below: JobItem[] } {
  const monthly = jobs
    .filter((job) => job.week && job.salary?.period === 'month')
    .sort((a, b) => Number(isLong(a)) - Number(isLong(b)) || variety(b) - variety(a));
  const picked: JobItem[] = [];
  for (const isNew of [differsInBoth, differsInWeek, () => true]) {
    for (const job of monthly) {
      if (picked.length < ROWS && !picked.includes(job) && isNew(job, picked)) picked.push(job);
    }
  }
  return { above: picked.slice(0, ABOVE), below: picked.slice(ABOVE) };
}

/** Nights and weekends are what people look for first. */
function variety({ shifts, week }: JobItem): number {
  const isOnWeekend = week?.slice(5).some((cell) => cell !== null) ?? false;
  return shifts.length + (shifts.includes('night') ? 2 : 0) + (isOnWeekend ? 1 : 0);
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
