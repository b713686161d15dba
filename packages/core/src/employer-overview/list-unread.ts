import { OVERVIEW_ITEMS } from '@stellenvisite/contract/employer-overview';
import type { EmployerOverview } from '@stellenvisite/contract/employer-overview.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import { conversations, messages } from '@stellenvisite/db/schema/messages';
import { and, desc, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isUnreadBy, selectConversations, toConversation } from '../messages/conversation-view.ts';

/** Conversations in which the applicant wrote something that nobody of the employer has read. */
export const isUnread = ({ db }: Context, employerId: string): SQL | undefined =>
  and(
    eq(applications.employerId, employerId),
    ne(applications.kind, 'external'),
    exists(db.select({ one: sql`1` }).from(messages).where(isUnreadBy('employer'))),
  );

export async function listUnread(ctx: Context, employerId: string): Promise<EmployerOverview['unread']> {
  const where = isUnread(ctx, employerId);
  const [total, rows] = await Promise.all([
    ctx.db.$count(applications, where),
    selectConversations(ctx, 'employer').where(where).orderBy(desc(conversations.lastMessageAt)).limit(OVERVIEW_ITEMS),
  ]);
  return { total, items: rows.map((row) => toConversation(row, 'employer')) };
}
