import type { FeedFailure } from '@stellenvisite/contract/feeds';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { notify } from '../../notifications/notify.ts';
import { listMembersFor } from '../../team/team-members.ts';
import { feedTroubleMail } from '../feeds.mails.ts';
import type { FeedRow } from '../open-feed.ts';

type Trouble = { runId: string; failure: FeedFailure; percent: number | null };

/** Those who may decide about a feed hear that a fetch changed nothing, with the way to the page that offers what to do. */
export async function tellOfRun(
  ctx: Context,
  tx: Tx,
  feed: FeedRow,
  { runId, failure, percent }: Trouble,
): Promise<void> {
  const [employer] = await tx.select({ name: employers.name }).from(employers).where(eq(employers.id, feed.employerId));
  const url = `${ctx.publicUrl}/employer-dashboard/xml-feeds/${feed.id}/abrufe/${runId}`;
  for (const userId of await listMembersFor(tx, feed.employerId, 'feed.import')) {
    const data = { feedId: feed.id, feed: feed.name, runId, failure, percent };
    const wish = await notify(ctx, tx, { userId, key: runId, kind: 'feed.trouble', data });
    if (!wish) continue;
    const { unsubscribeUrl, ...mail } = wish;
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
