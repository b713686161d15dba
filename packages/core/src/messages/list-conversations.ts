import type { GuardedAction } from '@stellenvisite/contract/identity/permissions';
import type { ConversationFilter, MessageParty } from '@stellenvisite/contract/messages/messages';
import type { Conversations, ConversationsQuery } from '@stellenvisite/contract/messages/messages.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { conversations, messages } from '@stellenvisite/db/schema/messages/messages';
import { and, desc, eq, exists, ilike, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { findListedApplication, type ListedApplication } from '../applications/application-view.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { listPermittedEmployers } from '../list-permitted-employers.ts';
import { requirePermission } from '../require-permission.ts';
import type { Person } from '../require-person.ts';
import { isUnreadBy, selectConversations, toConversation } from './conversation-view.ts';

/** Those in which something was written, the latest first. */
export async function listConversations(ctx: Context, query: ConversationsQuery): Promise<Conversations> {
  const person = await requirePermission(ctx, 'message.read');
  const party: MessageParty = person.role === 'employer' ? 'employer' : 'applicant';
  const { filter = 'all', q, employerId, page, pageSize } = query;
  const isOwn = and(
    await isConversationOf(ctx, person),
    employerId ? eq(applications.employerId, employerId) : undefined,
    ne(applications.kind, 'external'),
    isNotNull(conversations.lastMessageAt),
  );
  const isUnread = exists(ctx.db.select({ one: sql`1` }).from(messages).where(isUnreadBy(party)));
  const isArchived = isNotNull(conversations.archivedAt);
  const isCurrent = party === 'employer' ? isNull(conversations.archivedAt) : undefined;
  const isIn: Record<ConversationFilter, SQL | undefined> = {
    all: isCurrent,
    unread: and(isCurrent, isUnread),
    mine: and(isCurrent, isAssignedTo(person, party)),
    unassigned: party === 'employer' ? and(isCurrent, isNull(conversations.assigneeId)) : sql`false`,
    archived: party === 'employer' ? isArchived : sql`false`,
  };
  const isAsked = and(isOwn, isIn[filter], q ? matches(ctx, party, q) : undefined);
  const [rows, total, all, unread, mine, unassigned, archived] = await Promise.all([
    selectConversations(ctx, party)
      .where(isAsked)
      .orderBy(desc(conversations.lastMessageAt), desc(applications.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    count(ctx, isAsked),
    count(ctx, and(isOwn, isIn.all)),
    count(ctx, and(isOwn, isIn.unread)),
    count(ctx, and(isOwn, isIn.mine)),
    count(ctx, and(isOwn, isIn.unassigned)),
    count(ctx, and(isOwn, isIn.archived)),
  ]);
  const counts = { all, unread, mine, unassigned, archived };
  return { items: rows.map((row) => toConversation(row, party)), total, page, pageSize, counts };
}

function isAssignedTo({ userId }: Person, party: MessageParty): SQL {
  return party === 'employer' ? eq(conversations.assigneeId, userId) : sql`false`;
}

async function isConversationOf(ctx: Context, person: Person): Promise<SQL> {
  if (person.role !== 'employer') return eq(applications.userId, person.userId);
  const employerIds = await listPermittedEmployers(ctx, person, 'message.read');
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

/** Somebody's side of the conversation about an application. */
export type ConversationSide = { person: Person; row: ListedApplication; party: MessageParty };

const notFound = 'application.not_found';

/** For the applicant and for those who act for the employer; to anybody else there is no such application. */
export async function requireConversation(
  ctx: Context,
  action: Extract<GuardedAction, `message.${string}`>,
  applicationId: string,
): Promise<ConversationSide> {
  const found = isId(applicationId) ? await findListedApplication(ctx, applicationId) : null;
  // An external application was never sent to the employer.
  const row = found?.kind === 'external' ? null : found;
  const owners = { userId: row?.userId ?? undefined, employerId: row?.employerId ?? undefined };
  const person = await requirePermission(ctx, action, { ...owners, notFound });
  if (!row) throw new DomainError(notFound);
  return { person, row, party: person.role === 'employer' ? 'employer' : 'applicant' };
}
