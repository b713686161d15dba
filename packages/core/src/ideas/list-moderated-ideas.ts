import { formatDate } from '@stellenvisite/contract/format-date';
import { IDEAS_PER_PAGE } from '@stellenvisite/contract/ideas';
import type { IdeaFilters, IdeasQuery, ModeratedIdea } from '@stellenvisite/contract/ideas.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { ideas } from '@stellenvisite/db/schema/ideas';
import { and, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import { exportList, MAX_EXPORTED_ROWS } from '../audit/export-list.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { summaryColumns, toIdeaSummary, voteCount } from './idea-view.ts';

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

/** Every idea, hidden and merged ones too. */
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
