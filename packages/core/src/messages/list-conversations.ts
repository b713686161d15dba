import type { MessageParty } from '@stellenvisite/contract/messages';
import type { Conversations, ConversationsQuery } from '@stellenvisite/contract/messages.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { applications } from '@stellenvisite/db/schema/applications';
import { conversations, messages } from '@stellenvisite/db/schema/messages';
import { and, desc, eq, exists, ilike, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listActingEmployers } from '../employers/map-user-to-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import type { Person } from '../permissions/require-person.ts';
import { isUnreadBy, selectConversations, toConversation } from './conversation-view.ts';

/** Those in which something was written, the latest first. */
export async function listConversations(ctx: Context, query: ConversationsQuery): Promise<Conversations> {
  const person = await requirePermission(ctx, 'message.read');
  const party: MessageParty = person.role === 'employer' ? 'employer' : 'applicant';
  const { filter = 'all', q, page, pageSize } = query;
  const isOwn = and(
    await isConversationOf(ctx, person),
    ne(applications.kind, 'external'),
    isNotNull(conversations.lastMessageAt),
  );
  const isUnread = exists(ctx.db.select({ one: sql`1` }).from(messages).where(isUnreadBy(party)));
  const isAsked = and(isOwn, filter === 'unread' ? isUnread : undefined, q ? matches(ctx, party, q) : undefined);
  const [rows, total, all, unread] = await Promise.all([
    selectConversations(ctx, party)
      .where(isAsked)
      .orderBy(desc(conversations.lastMessageAt), desc(applications.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    count(ctx, isAsked),
    count(ctx, isOwn),
    count(ctx, and(isOwn, isUnread)),
  ]);
  return { items: rows.map((row) => toConversation(row, party)), total, page, pageSize, counts: { all, unread } };
}

async function isConversationOf(ctx: Context, person: Person): Promise<SQL> {
  if (person.role !== 'employer') return eq(applications.userId, person.userId);
  const employerIds = await listActingEmployers(ctx, person);
  return employerIds.length > 0 ? inArray(applications.employerId, employerIds) : sql`false`;
}

function matches({ db }: Context, party: MessageParty, q: string): SQL | undefined {
  const pattern = toLikePattern(q);
  const isWritten = and(eq(messages.applicationId, applications.id), ilike(messages.text, pattern));
  return or(
    ilike(applications.jobTitle, pattern),
    party === 'applicant'
      ? ilike(applications.employerName, pattern)
      : ilike(sql`${applications.applicant}->>'fullName'`, pattern),
    exists(db.select({ one: sql`1` }).from(messages).where(isWritten)),
  );
}

async function count({ db }: Context, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(conversations, eq(conversations.applicationId, applications.id))
    .where(where);
  return row?.count ?? 0;
}
