import { isOpenForVotes } from '@stellenvisite/contract/content/ideas';
import type { IdeaVotes, VoteIdea } from '@stellenvisite/contract/content/ideas.schema';
import type { Tx } from '@stellenvisite/db/client';
import { ideas, ideaVotes } from '@stellenvisite/db/schema/content/ideas';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import { isShown } from './list-ideas.ts';

type Named = { number: number };

/** The key of the table lets nobody vote twice; voting again changes only what one is notified of. */
export async function voteIdea(ctx: Context, { number, comments }: VoteIdea & Named): Promise<void> {
  const { userId } = await requirePermission(ctx, 'idea.write');
  await ctx.db.transaction(async (tx) => {
    const ideaId = await lockOpenIdea(tx, number);
    const insert = tx.insert(ideaVotes).values({ ideaId, userId, comments: comments ?? false, createdAt: ctx.now() });
    await (comments === undefined
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({ target: [ideaVotes.ideaId, ideaVotes.userId], set: { comments } }));
  });
}

export async function unvoteIdea(ctx: Context, { number }: Named): Promise<void> {
  const { userId } = await requirePermission(ctx, 'idea.write');
  await ctx.db.transaction(async (tx) => {
    const ideaId = await lockOpenIdea(tx, number);
    await tx.delete(ideaVotes).where(and(eq(ideaVotes.ideaId, ideaId), eq(ideaVotes.userId, userId)));
  });
}

export async function listIdeaVotes(ctx: Context): Promise<IdeaVotes> {
  const { userId } = await requirePermission(ctx, 'idea.write');
  const items = await ctx.db
    .select({ number: ideas.number, comments: ideaVotes.comments })
    .from(ideaVotes)
    .innerJoin(ideas, eq(ideas.id, ideaVotes.ideaId))
    .where(and(eq(ideaVotes.userId, userId), isShown()));
  return { items };
}

/** Locked against a merge at the same moment, which would leave the vote behind. */
async function lockOpenIdea(tx: Tx, number: number): Promise<string> {
  const [idea] = await tx
    .select({ id: ideas.id, status: ideas.status })
    .from(ideas)
    .where(and(eq(ideas.number, number), isShown()))
    .for('share');
  if (!idea) throw new DomainError('idea.not_found');
  if (!isOpenForVotes(idea.status)) throw new DomainError('idea.closed');
  return idea.id;
}
