import { IDEAS_PER_PAGE } from '@stellenvisite/contract/ideas';
import type { IdeasQuery, ModeratedIdea } from '@stellenvisite/contract/ideas.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { ideas } from '@stellenvisite/db/schema/ideas';
import { and, desc, eq, ilike, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { summaryColumns, toIdeaSummary, voteCount } from './idea-view.ts';

const PAGE = IDEAS_PER_PAGE * 4;

/** Every idea, hidden and merged ones too. */
export async function listModeratedIdeas(ctx: Context, { status, q, sort, page }: IdeasQuery) {
  await requirePermission(ctx, 'idea.moderate');
  const found = and(status && eq(ideas.status, status), q ? ilike(ideas.title, toLikePattern(q)) : undefined);
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
    .where(found)
    .orderBy(sort === 'votes' ? desc(voteCount) : desc(ideas.createdAt))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const items: ModeratedIdea[] = rows.map((row) => ({ ...row, ...toIdeaSummary(row) }));
  return { items, total: await ctx.db.$count(ideas, found), page, pageSize: PAGE };
}
