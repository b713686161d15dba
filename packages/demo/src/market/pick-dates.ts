import type { JobStatus } from '@stellenvisite/contract/jobs/job-fields';
import type { Random } from '../random.ts';

export type JobDates = { status: JobStatus; postedAt: Date; validThrough: Date; createdAt: Date; updatedAt: Date };

const DAY = 86_400_000;
const MINUTE = 60_000;
const OLDEST_DAYS = 60;
/** Of a hundred jobs three are gone: run out or closed. */
export const EXPIRED_SHARE = 0.03;

/** Over the last sixty days, the more the nearer to today. */
export function pickDates(now: Date, random: Random, expiredShare = EXPIRED_SHARE): JobDates {
  const expired = random.chance(expiredShare);
  const runOut = expired && random.chance(0.6);
  const age = runOut ? 33 + random.next() * (OLDEST_DAYS - 33) : OLDEST_DAYS * random.next() ** 1.6;
  const days = runOut
    ? 30 + random.next() * (age - 31)
    : Math.max(30, age + 3) + random.next() * (90 - Math.max(30, age + 3));
  const postedAt = wholeMinute(now.getTime() - age * DAY);
  const validThrough = wholeMinute(postedAt.getTime() + days * DAY);
  const revised = random.chance(0.3) ? random.next() * (now.getTime() - postedAt.getTime()) : 0;
  return {
    status: expired && !runOut ? 'closed' : 'published',
    postedAt,
    validThrough,
    createdAt: postedAt,
    updatedAt: wholeMinute(postedAt.getTime() + revised),
  };
}

/** Selects the first of a month within the next half year, or null for "at once". */
export function pickStart(now: Date, random: Random): { startsOn: string | null; startFlexible: boolean } {
  if (random.chance(0.4)) return { startsOn: null, startFlexible: true };
  const first = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + random.int(1, 6), random.chance(0.85) ? 1 : 15),
  );
  return { startsOn: first.toISOString().slice(0, 10), startFlexible: random.chance(0.6) };
}

function wholeMinute(time: number): Date {
  return new Date(Math.floor(time / MINUTE) * MINUTE);
}
