import { toShownStatus } from '@stellenvisite/contract/applications/applications';
import {
  closureOf,
  MESSAGE_EXCERPT_LENGTH,
  type MessageParty,
  otherParty,
} from '@stellenvisite/contract/messages/messages';
import type { Conversation } from '@stellenvisite/contract/messages/messages.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { conversations, dateProposals, messageFiles, messages } from '@stellenvisite/db/schema/messages/messages';
import { and, desc, eq, exists, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import { nameOf } from '../applications/get-applicant.ts';
import { DomainError } from '../domain-error.ts';

/** Checks whether the other side has written something that this side has not read. */
export const isUnreadBy = (party: MessageParty) =>
  and(eq(messages.applicationId, applications.id), eq(messages.party, otherParty(party)), isNull(messages.readAt));

/** With the clock, as a proposal is open until its deadline. */
type Reading = { db: Db | Tx; now: () => Date };

/** Applications with their conversation, as one side sees it. An application without messages has one as well. */
export function selectConversations({ db, now }: Reading, party: MessageParty) {
  const last = db
    .select({
      id: messages.id,
      party: messages.party,
      text: sql<string>`left(${messages.text}, ${MESSAGE_EXCERPT_LENGTH})`.as('excerpt'),
      sentAt: messages.sentAt,
      readAt: messages.readAt,
      files: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(messageFiles)
        .where(sql`${messageFiles.messageId} = ${messages}.id`)})`.as('files'),
      hasProposal: sql<boolean>`exists (${db
        .select({ one: sql`1` })
        .from(dateProposals)
        .where(sql`${dateProposals.messageId} = ${messages}.id`)})`.as('has_proposal'),
    })
    .from(messages)
    .where(eq(messages.applicationId, applications.id))
    .orderBy(desc(messages.number))
    .limit(1)
    .as('last');
  return db
    .select({
      application: getTableColumns(applications),
      blockedAt: conversations.blockedAt,
      archivedAt: conversations.archivedAt,
      assignee: { userId: profiles.id, name: profiles.fullName },
      last: {
        party: last.party,
        text: last.text,
        sentAt: last.sentAt,
        readAt: last.readAt,
        files: last.files,
        hasProposal: last.hasProposal,
      },
      unread: sql<number>`(${db.select({ count: sql`count(*)::int` }).from(messages).where(isUnreadBy(party))})`,
      hasOpenDates: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(dateProposals)
          .innerJoin(messages, eq(messages.id, dateProposals.messageId))
          .where(
            and(eq(messages.applicationId, applications.id), eq(messages.party, otherParty(party)), isOpen(now())),
          ),
      )}`,
    })
    .from(applications)
    .leftJoin(conversations, eq(conversations.applicationId, applications.id))
    .leftJoin(profiles, eq(profiles.id, conversations.assigneeId))
    .leftJoinLateral(last, sql`true`)
    .$dynamic();
}

export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number];

/** Of a proposal: nobody has answered, and the time for it is not over. */
export const isOpen = (now: Date) => and(isNull(dateProposals.outcome), gt(dateProposals.answerBy, now));

export async function loadConversation(
  ctx: Reading,
  { applicationId, party }: { applicationId: string; party: MessageParty },
): Promise<Conversation> {
  const [row] = await selectConversations(ctx, party).where(eq(applications.id, applicationId));
  if (!row) throw new DomainError('application.not_found');
  return toConversation(row, party);
}

export function toConversation(
  { application, blockedAt, archivedAt, assignee, last, unread, hasOpenDates }: ConversationRow,
  party: MessageParty,
): Conversation {
  const { applicant } = application;
  const closure = closureOf({ ...stateOf(application), isBlocked: blockedAt !== null });
  return {
    applicationId: application.id,
    party,
    status: toShownStatus(application.status),
    job: { id: application.jobId, title: application.jobTitle },
    employer: { id: application.employerId, name: application.employerName },
    applicant: applicant && { name: nameOf(applicant), occupation: applicant.occupation },
    lastMessage: last && {
      isOwn: last.party === party,
      text: last.text,
      files: last.files,
      hasProposal: last.hasProposal,
      sentAt: last.sentAt.toISOString(),
      readAt: last.readAt?.toISOString() ?? null,
    },
    unread,
    hasOpenDates: hasOpenDates && closure === null,
    closure,
    isBlocked: blockedAt !== null,
    assignee: party === 'employer' ? assignee : null,
    isArchived: party === 'employer' && archivedAt !== null,
  };
}

type EndingColumns = Pick<typeof applications.$inferSelect, 'status' | 'userId' | 'employerId'>;

/** As far as the application decides whether one can write. */
export const stateOf = ({ status, userId, employerId }: EndingColumns) => ({
  status: toShownStatus(status),
  hasApplicant: userId !== null,
  hasEmployer: employerId !== null,
});
