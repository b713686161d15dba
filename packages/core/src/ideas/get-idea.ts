import { COMMENTS_PER_PAGE, SIMILAR_IDEAS } from '@stellenvisite/contract/ideas';
import type { Idea, IdeaComment } from '@stellenvisite/contract/ideas.schema';
import { ideaComments, ideas } from '@stellenvisite/db/schema/ideas';
import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isShown, summaryColumns, toIdeaSummary } from './idea-view.ts';
import { listIdeas } from './list-ideas.ts';

type CommentRow = typeof ideaComments.$inferSelect;

/** One idea with a page of its comments; of one that was merged, the one it was merged into. */
export async function getIdea(ctx: Context, { number, page }: { number: number; page: number }): Promise<Idea> {
  const [row] = await ctx.db
    .select({ ...getTableColumns(ideas), ...summaryColumns })
    .from(ideas)
    .where(eq(ideas.number, number));
  if (row?.mergedIntoId) return getIdea(ctx, { number: await numberOf(ctx, row.mergedIntoId), page });
  if (!row || row.hiddenAt) throw new DomainError('idea.not_found');
  const { answer, answeredBy, answeredAt } = row;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  const alike = await listIdeas(ctx, { q: row.title, page: 1 });
  return {
    ...toIdeaSummary(row),
    author: row.authorName,
    answer: answer && answeredAt ? { text: answer, by: answeredBy ?? '', at: answeredAt.toISOString() } : null,
    expected: row.expected,
    plannedAt: iso(row.plannedAt),
    workingAt: iso(row.workingAt),
    doneAt: iso(row.doneAt),
    similar: alike.items.filter((other) => other.number !== number).slice(0, SIMILAR_IDEAS),
    commentPage: await listComments(ctx, row.id, page),
    asOf: ctx.now().toISOString(),
  };
}

async function numberOf(ctx: Context, id: string): Promise<number> {
  const [row] = await ctx.db
    .select({ number: ideas.number })
    .from(ideas)
    .where(and(eq(ideas.id, id), isShown()));
  if (!row) throw new DomainError('idea.not_found');
  return row.number;
}

/** The oldest first, each with its replies; a hidden one goes with its replies. */
async function listComments(ctx: Context, ideaId: string, page: number): Promise<Idea['commentPage']> {
  const isRoot = and(eq(ideaComments.ideaId, ideaId), isNull(ideaComments.replyToId), isNull(ideaComments.hiddenAt));
  const roots = await ctx.db
    .select()
    .from(ideaComments)
    .where(isRoot)
    .orderBy(asc(ideaComments.createdAt), asc(ideaComments.id))
    .limit(COMMENTS_PER_PAGE)
    .offset((page - 1) * COMMENTS_PER_PAGE);
  const ids = roots.map(({ id }) => id);
  const replies =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(ideaComments)
          .where(and(inArray(ideaComments.replyToId, ids), isNull(ideaComments.hiddenAt)))
          .orderBy(asc(ideaComments.createdAt), asc(ideaComments.id));
  return {
    items: roots.map((root) => ({
      ...toComment(root),
      replies: replies.filter(({ replyToId }) => replyToId === root.id).map(toComment),
    })),
    total: await ctx.db.$count(ideaComments, isRoot),
    page,
    pageSize: COMMENTS_PER_PAGE,
  };
}

const toComment = ({ id, authorName, isTeam, text, createdAt }: CommentRow): Omit<IdeaComment, 'replies'> => ({
  id,
  author: authorName,
  isTeam,
  text,
  createdAt: createdAt.toISOString(),
});
