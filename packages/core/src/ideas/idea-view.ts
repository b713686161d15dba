import type { IdeaSummary } from '@stellenvisite/contract/ideas.schema';
import { ideas } from '@stellenvisite/db/schema/ideas';
import { and, isNull, sql } from 'drizzle-orm';

export type IdeaRow = typeof ideas.$inferSelect;

/** What everybody may read: neither hidden nor merged into another. */
export const isShown = () => and(isNull(ideas.hiddenAt), isNull(ideas.mergedIntoId));

export const voteCount = sql<number>`(ideas.erased_votes + (select count(*) from idea_votes where idea_votes.idea_id = ideas.id))::int`;
export const commentCount = sql<number>`(select count(*) from idea_comments where idea_comments.idea_id = ideas.id and idea_comments.hidden_at is null)::int`;

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
