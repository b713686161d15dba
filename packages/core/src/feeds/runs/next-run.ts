import { toBerlinClock } from '@stellenvisite/contract/berlin-time';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAILY = 1440;
/** A feed that failed is tried again within the hour. */
const RETRY_MINUTES = 60;

type Plan = { intervalMinutes: number; dailyAt: number };

/** When the next fetch is due; a daily one at its minute of the day in Berlin. */
export function nextRunAt({ intervalMinutes, dailyAt }: Plan, now: Date, { hasFailed = false } = {}): Date {
  if (hasFailed) return new Date(now.getTime() + Math.min(intervalMinutes, RETRY_MINUTES) * MINUTE_MS);
  if (intervalMinutes < DAILY) return new Date(now.getTime() + intervalMinutes * MINUTE_MS);
  const clock = toBerlinClock(now);
  const offset = clock.getTime() - now.getTime();
  const midnight = Math.floor(clock.getTime() / DAY_MS) * DAY_MS;
  const today = midnight + dailyAt * MINUTE_MS;
  return new Date((today > clock.getTime() ? today : today + DAY_MS) - offset);
}
