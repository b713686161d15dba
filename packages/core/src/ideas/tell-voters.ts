import { ideaComments, ideas, ideaVotes } from '@stellenvisite/db/schema/ideas';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { notify } from '../notifications/notify.ts';
import { ideaChangedMail } from './ideas.mails.ts';

export type TellVoters = { ideaId: string; commentId?: string | undefined };

const BATCH = 200;

/**
 * Tells those who voted what became of an idea, each in a transaction of their own batch. A notification has a key, so a run that is
 * repeated tells nobody twice.
 */
export async function tellVoters(ctx: Context, { ideaId, commentId }: TellVoters): Promise<void> {
  const [idea] = await ctx.db.select().from(ideas).where(eq(ideas.id, ideaId));
  if (!idea || idea.hiddenAt || idea.mergedIntoId) return;
  const author = commentId ? await authorOf(ctx, commentId) : null;
  if (commentId && !author) return;
  const what = commentId ? 'comment' : idea.status;
  const key = commentId ?? `${ideaId}:${idea.status}`;
  const url = `${ctx.publicUrl}/ideen/${idea.number}`;
  for (let after: string | undefined; ; ) {
    const last = await ctx.db.transaction(async (tx) => {
      const voters = await tx
        .select({ userId: ideaVotes.userId })
        .from(ideaVotes)
        .where(
          and(
            eq(ideaVotes.ideaId, ideaId),
            commentId ? eq(ideaVotes.comments, true) : undefined,
            after ? gt(ideaVotes.userId, after) : undefined,
          ),
        )
        .orderBy(asc(ideaVotes.userId))
        .limit(BATCH);
      for (const { userId } of voters) {
        if (userId === author?.authorId) continue;
        const data = { number: idea.number, title: idea.title, what } as const;
        const wish = await notify(ctx, tx, { userId, key, kind: 'idea.changed', data });
        if (!wish) continue;
        const { unsubscribeUrl, ...draft } = wish;
        const words = commentId ? (author?.text ?? null) : idea.status === 'declined' ? idea.reason : idea.answer;
        await ctx.mail.write(tx, {
          ...draft,
          message: ideaChangedMail({ title: idea.title, what, words, url, unsubscribeUrl }),
        });
      }
      return voters.length < BATCH ? undefined : voters.at(-1)?.userId;
    });
    if (!last) return;
    after = last;
  }
}

async function authorOf(ctx: Context, commentId: string) {
  const [comment] = await ctx.db
    .select({ authorId: ideaComments.authorId, text: ideaComments.text, hiddenAt: ideaComments.hiddenAt })
    .from(ideaComments)
    .where(eq(ideaComments.id, commentId));
  return comment && !comment.hiddenAt ? comment : null;
}
