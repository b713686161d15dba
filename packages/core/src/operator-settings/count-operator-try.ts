import type { OperatorLimit } from '@stellenvisite/contract/operator-settings';
import type { Context } from '../context.ts';
import type { Limit } from '../limits/limits.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { readKeptSettings } from '../settings/read-operator-settings.ts';

const HOUR = 3600;
const DAY = 86_400;

/** How often the operator says; at once no more than anybody does with care. */
const BUCKETS: Record<OperatorLimit, Omit<Limit, 'count'>> = {
  applicationsPerDay: { name: 'application.person', seconds: DAY, burst: 50 },
  // A recruiter answers many in one go.
  messagesPerHour: { name: 'message.person', seconds: HOUR, burst: 30 },
  enquiriesPerHour: { name: 'talent_enquiry.employer', seconds: HOUR, burst: 20 },
  reportsPerDay: { name: 'report.account', seconds: DAY, burst: 10 },
};

/** Counts one against a limit that the operator may set, and refuses when there was none left. */
export async function countOperatorTry(
  ctx: Pick<Context, 'db' | 'limits'>,
  limit: OperatorLimit,
  whose: string,
): Promise<void> {
  const { limits } = await readKeptSettings(ctx.db);
  const { burst, ...bucket } = BUCKETS[limit];
  const count = limits[limit];
  await countTry(ctx, ctx.db, { ...bucket, count, burst: Math.min(burst, count) }, whose);
}
