import { randomUUID } from 'node:crypto';
import { COMMENTS_A_DAY, IDEAS_A_DAY } from '@stellenvisite/contract/content/ideas';
import type { CommentIdea, SubmitIdea } from '@stellenvisite/contract/content/ideas.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { ideaComments, ideas, ideaVotes } from '@stellenvisite/db/schema/content/ideas';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockPerson } from '../../identity/auth/users/lock-person.ts';
import { renewPages } from '../../platform/settings/renew-pages.ts';
import { requirePermission } from '../../require-permission.ts';
import { firstNameOf, isShown } from './list-ideas.ts';
import { notifyVotersJob } from './notify-voters.ts';

const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Adds a comment. A reply to a reply answers what that one answered: one level deep. */
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
    await ctx.queue.enqueue(tx, notifyVotersJob, { ideaId: idea.id, commentId: id });
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

/** Whoever proposes something votes for it. */
export async function submitIdea(ctx: Context, { title, text, area }: SubmitIdea): Promise<{ number: number }> {
  const { userId } = await requirePermission(ctx, 'idea.write');
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const isRecent = and(eq(ideas.authorId, userId), gt(ideas.createdAt, dayBefore(now)));
    if ((await tx.$count(ideas, isRecent)) >= IDEAS_A_DAY) throw new DomainError('idea.limit_reached');
    const id = randomUUID();
    const authorName = await shownName(tx, userId);
    const [row] = await tx
      .insert(ideas)
      .values({ id, authorId: userId, authorName, title, text, area, createdAt: now })
      .returning({ number: ideas.number });
    await tx.insert(ideaVotes).values({ ideaId: id, userId, createdAt: now });
    if (!row) throw new Error('an insert returns its row');
    await renewPages(tx);
    return row;
  });
}

async function shownName(tx: Tx, userId: string): Promise<string | null> {
  const [profile] = await tx.select({ fullName: profiles.fullName }).from(profiles).where(eq(profiles.id, userId));
  return firstNameOf(profile?.fullName ?? '') || null;
}
