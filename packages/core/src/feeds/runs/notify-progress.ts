import type { FeedStep } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { feedRuns } from '@stellenvisite/db/schema/feeds/feeds';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import type { FeedRow } from '../require-feed.ts';

/** Lets the open pages of a feed load it again; `recordId` is the feed's. */
export async function notifyProgress(
  ctx: Pick<Context, 'publish'>,
  tx: Db | Tx,
  feed: Pick<FeedRow, 'id' | 'employerId'>,
): Promise<void> {
  for (const userId of await listMembersFor(tx, feed.employerId, 'feed.read'))
    await ctx.publish(tx, { name: 'feed.progress', userId, recordId: feed.id });
}

type Step = { step: FeedStep['step']; at: Date; isError?: boolean; values?: FeedStep['values'] };

/** Appends a line to a run's log, as a value of its column. */
export function withStep({ at, step, isError = false, values = {} }: Step) {
  const line: FeedStep = { at: at.toISOString(), step, isError, values };
  return sql`${feedRuns.steps} || ${JSON.stringify([line])}::jsonb`;
}
