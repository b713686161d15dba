import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import type { AlertFrequency } from '@stellenvisite/contract/job-alerts';

const DIGEST_HOUR = 8;
const DAY_MS = 86_400_000;
const MONDAY = 1;

export type DigestTime = { at: Date; frequencies: AlertFrequency[] };

/** The digest of this moment: the latest eight o'clock in the morning in Berlin. Mondays serve the weekly alerts too. */
export function latestDigest(now: Date): DigestTime {
  const today = digestOf(now, 0);
  const at = today <= now ? today : digestOf(now, -1);
  return { at, frequencies: isMonday(at) ? ['daily', 'weekly'] : ['daily'] };
}

export function nextDigest(now: Date, frequency: Exclude<AlertFrequency, 'instant'>): Date {
  for (let days = 0; ; days += 1) {
    const at = digestOf(now, days);
    if (at > now && (frequency === 'daily' || isMonday(at))) return at;
  }
}

/** Clocks change at 01:00 UTC, so eight in Berlin and eight in UTC are always on the same side of a change. */
function digestOf(now: Date, days: number): Date {
  const local = new Date(toBerlinClock(now).getTime() + days * DAY_MS);
  const asUtc = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), DIGEST_HOUR);
  const offset = toBerlinClock(new Date(asUtc)).getTime() - asUtc;
  return new Date(asUtc - offset);
}

const isMonday = (moment: Date) => toBerlinClock(moment).getUTCDay() === MONDAY;
