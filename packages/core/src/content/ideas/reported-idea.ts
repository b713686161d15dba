import type { Tx } from '@stellenvisite/db/client';
import { ideaComments, ideas } from '@stellenvisite/db/schema/content/ideas';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { renewPages } from '../../platform/settings/renew-pages.ts';
import { isShown } from './list-ideas.ts';

type Reported = { title: string; text: string; authorId: string | null };

export async function requireReportedIdea(ctx: Context, id: string): Promise<Reported> {
  const [row] = await ctx.db
    .select({ title: ideas.title, text: ideas.text, authorId: ideas.authorId })
    .from(ideas)
    .where(and(eq(ideas.id, id), isShown()));
  if (!row) throw new DomainError('idea.not_found');
  return row;
}

/** A comment has no title; the idea it belongs to says where it stood. */
export async function requireReportedComment(ctx: Context, id: string): Promise<Reported> {
  const [row] = await ctx.db
    .select({ title: ideas.title, text: ideaComments.text, authorId: ideaComments.authorId })
    .from(ideaComments)
    .innerJoin(ideas, eq(ideas.id, ideaComments.ideaId))
    .where(and(eq(ideaComments.id, id), isNull(ideaComments.hiddenAt), isShown()));
  if (!row) throw new DomainError('idea.comment_not_found');
  return row;
}

/** Takes what a report was about from the public, or gives it back. */
export async function setReportedHidden(
  tx: Tx,
  { kind, id, hiddenAt }: { kind: 'idea' | 'idea_comment'; id: string; hiddenAt: Date | null },
): Promise<void> {
  if (kind === 'idea_comment') await tx.update(ideaComments).set({ hiddenAt }).where(eq(ideaComments.id, id));
  else await tx.update(ideas).set({ hiddenAt }).where(eq(ideas.id, id));
  await renewPages(tx);
}
