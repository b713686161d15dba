import { randomUUID } from 'node:crypto';
import { COMMENTS_A_DAY } from '@stellenvisite/contract/ideas';
import type { CommentIdea } from '@stellenvisite/contract/ideas.schema';
import type { Tx } from '@stellenvisite/db/client';
import { ideaComments, ideas } from '@stellenvisite/db/schema/ideas';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { renewPages } from '../settings/renew-pages.ts';
import { isShown } from './idea-view.ts';
import { dayBefore, shownName } from './submit-idea.ts';
import { tellVotersJob } from './tell-voters.job.ts';

/** A reply to a reply answers what that one answered: one level deep. */
export async function commentIdea(ctx: Context, input: CommentIdea & { number: number }): Promise<{ id: string }> {
  const { userId, role } = await requirePermission(ctx, 'idea.comment');
  const now = ctx.now();
  const isTeam = role === 'admin';
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const isRecent = and(eq(ideaComments.authorId, userId), gt(ideaComments.createdAt, dayBefore(now)));
    if ((await tx.$count(ideaComments, isRecent)) >= COMMENTS_A_DAY) throw new DomainError('idea.limit_reached');
    const [idea] = await tx
      .select({ id: ideas.id })
      .from(ideas)
      .where(and(eq(ideas.number, input.number), isShown()))
      .for('share');
    if (!idea) throw new DomainError('idea.not_found');
    const id = randomUUID();
    await tx.insert(ideaComments).values({
      id,
      ideaId: idea.id,
      replyToId: input.replyTo ? await rootOf(tx, idea.id, input.replyTo) : null,
      authorId: userId,
      authorName: await shownName(tx, userId),
      isTeam,
      text: input.text,
      createdAt: now,
    });
    await ctx.queue.enqueue(tx, tellVotersJob, { ideaId: idea.id, commentId: id });
    await renewPages(tx);
    return { id };
  });
}

async function rootOf(tx: Tx, ideaId: string, commentId: string): Promise<string> {
  const [comment] = await tx
    .select({ id: ideaComments.id, replyToId: ideaComments.replyToId })
    .from(ideaComments)
    .where(and(eq(ideaComments.id, commentId), eq(ideaComments.ideaId, ideaId), isNull(ideaComments.hiddenAt)));
  if (!comment) throw new DomainError('idea.comment_not_found');
  return comment.replyToId ?? comment.id;
}
