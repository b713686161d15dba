import { berlinTimeOn } from '@stellenvisite/contract/platform/berlin-time';
import { MINUTE_MS } from '@stellenvisite/contract/platform/durations';

const DAILY = 1440;
/** A feed that failed is tried again within the hour. */
const RETRY_MINUTES = 60;

type Plan = { intervalMinutes: number; dailyAt: number };

/** When the next fetch is due; a daily one at its minute of the day in Berlin. */
export function nextRunAt({ intervalMinutes, dailyAt }: Plan, now: Date, { hasFailed = false } = {}): Date {
  if (hasFailed) return new Date(now.getTime() + Math.min(intervalMinutes, RETRY_MINUTES) * MINUTE_MS);
  if (intervalMinutes < DAILY) return new Date(now.getTime() + intervalMinutes * MINUTE_MS);
  const today = berlinTimeOn(now, 0, dailyAt);
  return today > now ? today : berlinTimeOn(now, 1, dailyAt);
}

/** Values for a feed whose next fetch is read in full, whatever its server says of its last change. */
export const FORCE_FULL_READ = { documentHash: null, etag: null, lastModified: null };
