import type { Db, Tx } from '@stellenvisite/db/client';
import type { Context } from '../../context.ts';
import { listMembersFor } from '../../team/team-members.ts';
import type { FeedRow } from '../open-feed.ts';

/** The pages of a feed read it again; `recordId` is the feed's. */
export async function tellProgress(
  ctx: Pick<Context, 'publish'>,
  tx: Db | Tx,
  feed: Pick<FeedRow, 'id' | 'employerId'>,
): Promise<void> {
  for (const userId of await listMembersFor(tx, feed.employerId, 'feed.read'))
    await ctx.publish(tx, { name: 'feed.progress', userId, recordId: feed.id });
}
