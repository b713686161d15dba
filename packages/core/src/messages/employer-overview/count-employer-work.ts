import { OVERVIEW_ITEMS } from '@stellenvisite/contract/employers/overview/employer-overview';
import type {
  EmployerCounts,
  EmployerOverview,
} from '@stellenvisite/contract/employers/overview/employer-overview.schema';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { conversations, messages } from '@stellenvisite/db/schema/messages/messages';
import { and, desc, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isUnanswered } from '../../is-unanswered.ts';
import { isLive } from '../../live-jobs.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { isUnreadBy, selectConversations, toConversation } from '../conversation-view.ts';

/** Conversations in which the applicant wrote something that nobody of the employer has read. */
const isUnread = ({ db }: Context, employerId: string): SQL | undefined =>
  and(
    eq(applications.employerId, employerId),
    ne(applications.kind, 'external'),
    exists(db.select({ one: sql`1` }).from(messages).where(isUnreadBy('employer'))),
  );

/** Returns the counts next to the links of the employer area. */
export async function countEmployerWork(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<EmployerCounts> {
  const { employerId } = await requireActingEmployer(ctx, 'application.read', asked);
  const [live, unanswered, unread] = await Promise.all([
    ctx.db.$count(jobs, and(eq(jobs.employerId, employerId), isLive(ctx))),
    ctx.db.$count(applications, and(eq(applications.employerId, employerId), isUnanswered)),
    ctx.db.$count(applications, isUnread(ctx, employerId)),
  ]);
  return { jobs: live, applications: unanswered, messages: unread };
}

export async function listUnread(ctx: Context, employerId: string): Promise<EmployerOverview['unread']> {
  const where = isUnread(ctx, employerId);
  const [total, rows] = await Promise.all([
    ctx.db.$count(applications, where),
    selectConversations(ctx, 'employer').where(where).orderBy(desc(conversations.lastMessageAt)).limit(OVERVIEW_ITEMS),
  ]);
  return { total, items: rows.map((row) => toConversation(row, 'employer')) };
}
