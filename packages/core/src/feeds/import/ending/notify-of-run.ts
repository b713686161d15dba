import type { FeedFailure } from '@stellenvisite/contract/feeds/feeds';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { listMembersFor } from '../../../identity/permissions/team-members.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { feedTroubleMail } from '../../feeds.mails.ts';
import type { FeedRow } from '../../require-feed.ts';

type Trouble = { runId: string; failure: FeedFailure; percent: number | null };

/** Notifies those who may decide about a feed that a fetch changed nothing, with a link to the page that offers what to do. */
export async function notifyOfRun(
  ctx: Context,
  tx: Tx,
  feed: FeedRow,
  { runId, failure, percent }: Trouble,
): Promise<void> {
  const [employer] = await tx.select({ name: employers.name }).from(employers).where(eq(employers.id, feed.employerId));
  const url = `${ctx.publicUrl}/employer-dashboard/xml-feeds/${feed.id}/abrufe/${runId}`;
  for (const userId of await listMembersFor(tx, feed.employerId, 'feed.import')) {
    const data = { feedId: feed.id, feed: feed.name, runId, failure, percent };
    const recipient = await notify(ctx, tx, { userId, key: runId, kind: 'feed.trouble', data });
    if (!recipient) continue;
    const { unsubscribeUrl, ...mail } = recipient;
    const message = feedTroubleMail({
      feed: feed.name,
      employer: employer?.name ?? '',
      failure,
      percent,
      url,
      unsubscribeUrl,
    });
    await ctx.mail.write(tx, { ...mail, message });
  }
}
