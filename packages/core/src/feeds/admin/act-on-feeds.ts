import type { FeedAct } from '@stellenvisite/contract/feeds/admin-feeds.schema';
import type { ActResult } from '@stellenvisite/contract/identity/admin-users.schema';
import { xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';
import { nextRunAt } from '../runs/next-run.ts';

/** Stops fetching feeds, or resumes it. The jobs of a stopped feed stay as they are. */
export async function actOnFeeds(ctx: Context, { act, ids }: FeedAct): Promise<ActResult> {
  await requirePermission(ctx, 'feed.moderate');
  const isPause = act === 'pause';
  let done = 0;
  for (const id of new Set(ids)) {
    const isChanged = await ctx.db.transaction(async (tx) => {
      const isOther = and(eq(xmlFeeds.id, id), eq(xmlFeeds.status, isPause ? 'active' : 'stopped'));
      const [feed] = await tx.select().from(xmlFeeds).where(isOther).for('update');
      if (!feed) return false;
      const next = feed.source === 'url' ? nextRunAt(feed, ctx.now()) : null;
      await tx
        .update(xmlFeeds)
        .set(
          isPause
            ? { status: 'stopped', stoppedAt: ctx.now(), nextRunAt: null, updatedAt: ctx.now() }
            : { status: 'active', stoppedAt: null, nextRunAt: next, failures: 0, updatedAt: ctx.now() },
        )
        .where(eq(xmlFeeds.id, id));
      await recordAdminAct(ctx, tx, {
        action: isPause ? 'feed.paused' : 'feed.resumed',
        subject: { kind: 'feed', id, label: feed.name },
        before: { isPaused: !isPause },
        after: { isPaused: isPause },
      });
      return true;
    });
    if (isChanged) done += 1;
  }
  return { done, skipped: ids.length - done };
}
