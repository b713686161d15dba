import { IDEA_STATUSES, IDEAS_PER_PAGE } from '@stellenvisite/contract/content/ideas';
import type { IdeaList, IdeaSummary, IdeasQuery } from '@stellenvisite/contract/content/ideas.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { ideas } from '@stellenvisite/db/schema/content/ideas';
import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

export type IdeaRow = typeof ideas.$inferSelect;

/** Matches ideas that everybody may read: neither hidden nor merged into another. */
export const isShown = () => and(isNull(ideas.hiddenAt), isNull(ideas.mergedIntoId));

export const voteCount = sql<number>`(ideas.erased_votes + (select count(*) from idea_votes where idea_votes.idea_id = ideas.id))::int`;

const commentCount = sql<number>`(select count(*) from idea_comments where idea_comments.idea_id = ideas.id and idea_comments.hidden_at is null)::int`;

export const summaryColumns = {
  id: ideas.id,
  number: ideas.number,
  title: ideas.title,
  text: ideas.text,
  area: ideas.area,
  status: ideas.status,
  reason: ideas.reason,
  votes: voteCount,
  comments: commentCount,
  createdAt: ideas.createdAt,
};

type SummaryRow = Omit<IdeaSummary, 'createdAt'> & { createdAt: Date };

export const toIdeaSummary = ({ createdAt, ...row }: SummaryRow): IdeaSummary => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** The first name is all that others see. */
export const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

const ORDER = {
  votes: [desc(voteCount), desc(ideas.createdAt)],
  newest: [desc(ideas.createdAt)],
  comments: [desc(commentCount), desc(ideas.createdAt)],
};

export async function listIdeas(ctx: Context, { status, sort = 'votes', q, page }: IdeasQuery): Promise<IdeaList> {
  const counted = await ctx.db
    .select({ status: ideas.status, count: count() })
    .from(ideas)
    .where(isShown())
    .groupBy(ideas.status);
  const found = and(isShown(), status && eq(ideas.status, status), q ? matchesWords(q) : undefined);
  const rows = await ctx.db
    .select(summaryColumns)
    .from(ideas)
    .where(found)
    .orderBy(...(q ? [desc(wordsMatched(q))] : []), ...ORDER[sort], desc(ideas.number))
    .limit(IDEAS_PER_PAGE)
    .offset((page - 1) * IDEAS_PER_PAGE);
  return {
    items: rows.map(toIdeaSummary),
    total: await ctx.db.$count(ideas, found),
    page,
    pageSize: IDEAS_PER_PAGE,
    counts: IDEA_STATUSES.map((each) => ({
      status: each,
      count: counted.find((row) => row.status === each)?.count ?? 0,
    })),
    asOf: ctx.now().toISOString(),
  };
}

const LEAST_LETTERS = 4;

/** Short words say nothing about what an idea is; of longer ones the beginning counts, so that "Kalender" finds "Kalenders". */
const wordsOf = (q: string): string[] =>
  q
    .split(/\s+/)
    .filter((word) => word.length >= LEAST_LETTERS)
    .map((word) => (word.length > 6 ? word.slice(0, -2) : word))
    .slice(0, 8);

const standsIn = (word: string): SQL => sql`(ideas.title || ' ' || ideas.text) ilike ${toLikePattern(word)}`;

function matchesWords(q: string): SQL | undefined {
  const words = wordsOf(q);
  return words.length === 0 ? sql`false` : or(...words.map(standsIn));
}

const wordsMatched = (q: string): SQL =>
  sql.join([sql`0`, ...wordsOf(q).map((word) => sql`(${standsIn(word)})::int`)], sql` + `);
