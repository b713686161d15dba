import type { FeedStep } from '@stellenvisite/contract/feed-runs.schema';
import { feedRuns } from '@stellenvisite/db/schema/feeds';
import { sql } from 'drizzle-orm';

type Step = { step: FeedStep['step']; at: Date; isError?: boolean; values?: FeedStep['values'] };

/** One more line of a run's log, as a value of its column. */
export function withStep({ at, step, isError = false, values = {} }: Step) {
  const line: FeedStep = { at: at.toISOString(), step, isError, values };
  return sql`${feedRuns.steps} || ${JSON.stringify([line])}::jsonb`;
}
