import { PROPOSAL_KINDS, type ProposalKind } from '@stellenvisite/contract/applications/applications';
import {
  MESSAGE_PARTIES,
  type MessageParty,
  PROPOSAL_OUTCOMES,
  type ProposalOutcome,
} from '@stellenvisite/contract/messages/messages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { applications } from '../applications/applications.ts';
import { oneOf } from '../columns.ts';
import { authUsers } from '../identity/auth.ts';
import { files } from '../platform/files.ts';

const time = () => timestamp({ withTimezone: true });

/** Conversations of applicant and employer about one application. The row is locked while a message is stored. */
export const conversations = pgTable(
  'conversations',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Null while there is none: an applicant may block messages before the first. */
    lastMessageAt: time(),
    /** Since when the applicant takes no messages of the employer. */
    blockedAt: time(),
    /** The team member who is responsible; null: all recruiters. */
    assigneeId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** Since when the employer's team is done with it. */
    archivedAt: time(),
  },
  (t) => [
    index('conversations_last_message').on(t.lastMessageAt),
    index('conversations_assignee').on(t.assigneeId).where(sql`${t.assigneeId} is not null`),
  ],
);

/** Handovers of a conversation within the employer's team, visible to the employer's side only. */
export const conversationHandovers = pgTable(
  'conversation_handovers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: uuid()
      .notNull()
      .references(() => conversations.applicationId, { onDelete: 'cascade' }),
    byUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** Null where nobody takes care of it any more, or the account is erased. */
    toUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** States whether it was given to somebody, also where the account is erased since. */
    isAssigned: boolean().notNull(),
    at: time().notNull(),
  },
  (t) => [
    index('conversation_handovers_conversation').on(t.applicationId),
    index('conversation_handovers_by').on(t.byUserId),
    index('conversation_handovers_to').on(t.toUserId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    /** In the order in which the messages of a conversation were stored. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    applicationId: uuid()
      .notNull()
      .references(() => conversations.applicationId, { onDelete: 'cascade' }),
    party: text().$type<MessageParty>().notNull(),
    /** Null once the account is erased. */
    senderId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    clientId: text().notNull(),
    text: text().notNull(),
    sentAt: time().notNull(),
    /** By anybody of the other side. */
    readAt: time(),
    /** When the other side was notified by notification and mail that it is unread. */
    noticedAt: time(),
  },
  (t) => [
    check('messages_party', oneOf(t.party, MESSAGE_PARTIES)),
    unique('messages_client_id').on(t.applicationId, t.party, t.clientId),
    index('messages_conversation').on(t.applicationId, t.number),
    index('messages_unread').on(t.applicationId, t.party).where(sql`${t.readAt} is null`),
    index('messages_sender').on(t.senderId),
  ],
);

export const messageFiles = pgTable(
  'message_files',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.fileId] }), index('message_files_file').on(t.fileId)],
);

/** Dates that one side proposes with a message, for the other to choose from. */
export const dateProposals = pgTable(
  'date_proposals',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    kind: text().$type<ProposalKind>().notNull(),
    dates: time().array().notNull(),
    minutes: integer().notNull(),
    place: text().notNull(),
    note: text().notNull(),
    answerBy: time().notNull(),
    /** Null while the other side has not answered. */
    outcome: text().$type<ProposalOutcome>(),
    chosen: time(),
  },
  (t) => [
    check('date_proposals_kind', oneOf(t.kind, PROPOSAL_KINDS)),
    check('date_proposals_outcome', oneOf(t.outcome, PROPOSAL_OUTCOMES)),
  ],
);
