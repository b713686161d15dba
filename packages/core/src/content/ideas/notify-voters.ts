import type { IdeaChange } from '@stellenvisite/contract/content/ideas';
import type { Tx } from '@stellenvisite/db/client';
import { ideaComments, ideas, ideaVotes } from '@stellenvisite/db/schema/content/ideas';
import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import { ideaChangedMail } from './ideas.mails.ts';
import type { IdeaRow } from './list-ideas.ts';

export type NotifyVoters = { ideaId: string; commentId?: string | undefined };

const BATCH = 200;

/** The news to notify voters of. */
type News = {
  what: IdeaChange;
  /** The idea that people are led to. */
  idea: IdeaRow;
  key: string;
  words: string | null;
  /** The author of the comment, who knows of it already. */
  writtenBy?: string | null;
};

/**
 * Tells those who voted what became of an idea, each in a transaction of their own batch. A notification has a key, so a run that is
 * repeated tells nobody twice. The votes of a merged idea count with the other one; they are stored here until everybody is informed.
 */
export async function notifyVoters(ctx: Context, { ideaId, commentId }: NotifyVoters): Promise<void> {
  const news = await findNews(ctx, { ideaId, commentId });
  if (!news) return;
  for (let after: string | undefined; ; ) {
    const last = await ctx.db.transaction((tx) => notifyBatch(ctx, tx, { ideaId, news, after }));
    if (!last) break;
    after = last;
  }
  if (news.what === 'merged') await ctx.db.delete(ideaVotes).where(eq(ideaVotes.ideaId, ideaId));
}

async function findNews(ctx: Context, { ideaId, commentId }: NotifyVoters): Promise<News | null> {
  const [idea] = await ctx.db.select().from(ideas).where(eq(ideas.id, ideaId));
  if (!idea || idea.hiddenAt) return null;
  if (idea.mergedIntoId) {
    const [target] = await ctx.db.select().from(ideas).where(eq(ideas.id, idea.mergedIntoId));
    if (!target || target.hiddenAt) return null;
    return { what: 'merged', idea: target, key: `${ideaId}:merged`, words: null };
  }
  if (commentId) {
    const comment = await findComment(ctx, commentId);
    return comment && { what: 'comment', idea, key: commentId, words: comment.text, writtenBy: comment.authorId };
  }
  const words = idea.status === 'declined' ? idea.reason : idea.answer;
  return { what: idea.status, idea, key: `${ideaId}:${idea.status}`, words };
}

type Batch = { ideaId: string; news: News; after: string | undefined };

/** Answers the last person of the batch, or undefined when nobody is left. */
async function notifyBatch(ctx: Context, tx: Tx, { ideaId, news, after }: Batch): Promise<string | undefined> {
  const { what, idea, key, words, writtenBy } = news;
  const voters = await tx
    .select({ userId: ideaVotes.userId })
    .from(ideaVotes)
    .where(
      and(
        eq(ideaVotes.ideaId, ideaId),
        what === 'comment' ? eq(ideaVotes.comments, true) : undefined,
        after ? gt(ideaVotes.userId, after) : undefined,
      ),
    )
    .orderBy(asc(ideaVotes.userId))
    .limit(BATCH);
  for (const { userId } of voters) {
    if (userId === writtenBy) continue;
    const { number, title } = idea;
    const wish = await notify(ctx, tx, { userId, key, kind: 'idea.changed', data: { number, title, what } });
    if (!wish) continue;
    const { unsubscribeUrl, ...draft } = wish;
    const url = `${ctx.publicUrl}/ideen/${number}`;
    await ctx.mail.write(tx, { ...draft, message: ideaChangedMail({ title, what, words, url, unsubscribeUrl }) });
  }
  return voters.length < BATCH ? undefined : voters.at(-1)?.userId;
}

async function findComment(ctx: Context, commentId: string) {
  const [comment] = await ctx.db
    .select({ authorId: ideaComments.authorId, text: ideaComments.text, hiddenAt: ideaComments.hiddenAt })
    .from(ideaComments)
    .where(eq(ideaComments.id, commentId));
  return comment && !comment.hiddenAt ? comment : null;
}

export const notifyVotersJob = defineJob({
  name: 'ideas.tell-voters',
  payload: z.object({ ideaId: z.uuid(), commentId: z.uuid().optional() }),
  options: { retryLimit: 10, retryDelay: 30, retryBackoff: true, heartbeatSeconds: 60, expireInSeconds: 3600 },
  handler: notifyVoters,
});
