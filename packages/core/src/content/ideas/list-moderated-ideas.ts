import { COMMENTS_PER_PAGE, IDEAS_PER_PAGE, SIMILAR_IDEAS } from '@stellenvisite/contract/content/ideas';
import type {
  Idea,
  IdeaComment,
  IdeaFilters,
  IdeasQuery,
  ModeratedIdea,
} from '@stellenvisite/contract/content/ideas.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { ideaComments, ideas } from '@stellenvisite/db/schema/content/ideas';
import { and, asc, desc, eq, getTableColumns, ilike, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';
import { isShown, listIdeas, summaryColumns, toIdeaSummary, voteCount } from './list-ideas.ts';

const PAGE = IDEAS_PER_PAGE * 4;

const HEADINGS = {
  de: [
    'Nummer',
    'Titel',
    'Bereich',
    'Stand',
    'Stimmen',
    'Kommentare',
    'Eingereicht',
    'Zusammengelegt mit',
    'Verborgen',
  ],
  en: ['Number', 'Title', 'Area', 'Status', 'Votes', 'Comments', 'Submitted', 'Merged into', 'Hidden'],
};

/** Lists every idea, hidden and merged ones too. */
export async function listModeratedIdeas(ctx: Context, { page, ...filters }: IdeasQuery) {
  await requirePermission(ctx, 'idea.moderate');
  return {
    items: await selectIdeas(ctx, filters, { limit: PAGE, offset: (page - 1) * PAGE }),
    total: await ctx.db.$count(ideas, toCondition(filters)),
    page,
    pageSize: PAGE,
  };
}

export async function exportIdeas(ctx: Context, filters: IdeaFilters): Promise<string> {
  await requirePermission(ctx, 'idea.moderate');
  const found = await selectIdeas(ctx, filters, { limit: MAX_EXPORTED_ROWS, offset: 0 });
  return exportList(ctx, {
    action: 'ideas.exported',
    filters,
    headings: HEADINGS,
    rows: found.map((idea) => [
      idea.number,
      idea.title,
      idea.area,
      idea.status,
      idea.votes,
      idea.comments,
      formatDate(idea.createdAt),
      idea.mergedInto,
      idea.hiddenReason,
    ]),
  });
}

async function selectIdeas(
  ctx: Context,
  filters: IdeaFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<ModeratedIdea[]> {
  const rows = await ctx.db
    .select({
      ...summaryColumns,
      author: ideas.authorName,
      answer: ideas.answer,
      expected: ideas.expected,
      hiddenReason: ideas.hiddenReason,
      hiddenComments: sql<number>`(select count(*) from idea_comments where idea_comments.idea_id = ideas.id and idea_comments.hidden_at is not null)::int`,
      mergedInto: sql<number | null>`(select other.number from ideas other where other.id = ideas.merged_into_id)`,
    })
    .from(ideas)
    .where(toCondition(filters))
    .orderBy(filters.sort === 'votes' ? desc(voteCount) : desc(ideas.createdAt), desc(ideas.number))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, ...toIdeaSummary(row) }));
}

const toCondition = ({ status, q }: IdeaFilters): SQL | undefined =>
  and(status && eq(ideas.status, status), q ? ilike(ideas.title, toLikePattern(q)) : undefined);

type CommentRow = typeof ideaComments.$inferSelect;

/** Returns one idea with a page of its comments; of one that was merged, the one it was merged into. */
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

/** Lists the comments, the oldest first, each with its replies; a hidden one goes with its replies. */
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
