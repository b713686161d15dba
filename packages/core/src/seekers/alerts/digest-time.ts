import { berlinTimeOn, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import type { AlertFrequency } from '@stellenvisite/contract/seekers/job-alerts';

const DIGEST_HOUR = 6;
const FRIDAY = 5;

export type DigestTime = { at: Date; frequencies: AlertFrequency[] };

/** Returns the digest of this moment: the latest six o'clock in the morning in Berlin. Fridays serve the weekly alerts too. */
export function latestDigest(now: Date): DigestTime {
  const today = digestOf(now, 0);
  const at = today <= now ? today : digestOf(now, -1);
  return { at, frequencies: isFriday(at) ? ['daily', 'weekly'] : ['daily'] };
}

export function nextDigest(now: Date, frequency: Exclude<AlertFrequency, 'instant'>): Date {
  for (let days = 0; ; days += 1) {
    const at = digestOf(now, days);
    if (at > now && (frequency === 'daily' || isFriday(at))) return at;
  }
}

const digestOf = (now: Date, days: number) => berlinTimeOn(now, days, DIGEST_HOUR * 60);

const isFriday = (moment: Date) => toBerlinClock(moment).getUTCDay() === FRIDAY;
