import type { Language } from '@stellenvisite/contract/platform/languages';
import {
  MESSAGE_AUTHORS,
  type MessageAuthor,
  TICKET_ORIGINS,
  TICKET_PRIORITIES,
  TICKET_ROLES,
  TICKET_STATUSES,
  TICKET_TOPICS,
  type TicketOrigin,
  type TicketPriority,
  type TicketRole,
  type TicketStatus,
  type TicketTopic,
} from '@stellenvisite/contract/support/support-tickets';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { authUsers } from '../identity/auth.ts';

const time = () => timestamp({ withTimezone: true });

/** A question to the support, from the contact form or handed over by Emma. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 2001 }),
    /** Null for a guest, who follows the ticket by the link of the mail. */
    userId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text(),
    role: text().$type<TicketRole>().notNull(),
    topic: text().$type<TicketTopic>().notNull(),
    origin: text().$type<TicketOrigin>().notNull(),
    concerns: text(),
    subject: text().notNull(),
    language: text().$type<Language>().notNull(),
    status: text().$type<TicketStatus>().notNull().default('received'),
    priority: text().$type<TicketPriority>().notNull().default('normal'),
    /** The administrator who takes care of it. */
    assigneeUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** The deadline promised by the opening hours when the ticket was opened. */
    answerBy: time().notNull(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [
    check('support_tickets_role', oneOf(t.role, TICKET_ROLES)),
    check('support_tickets_topic', oneOf(t.topic, TICKET_TOPICS)),
    check('support_tickets_origin', oneOf(t.origin, TICKET_ORIGINS)),
    check('support_tickets_priority', oneOf(t.priority, TICKET_PRIORITIES)),
    check('support_tickets_status', oneOf(t.status, TICKET_STATUSES)),
    uniqueIndex('support_tickets_number').on(t.number),
    index('support_tickets_status_updated').on(t.status, t.updatedAt),
    index('support_tickets_assignee').on(t.assigneeUserId),
    index('support_tickets_user').on(t.userId, t.createdAt),
  ],
);

export const supportMessages = pgTable(
  'support_messages',
  {
    id: uuid().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    /** In the order in which they were written. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    author: text().$type<MessageAuthor>().notNull(),
    /** The administrator who answered. */
    byUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Names of files that came with it by mail. */
    leftOut: text().array().notNull().default(sql`'{}'`),
    createdAt: time().notNull(),
  },
  (t) => [
    check('support_messages_author', oneOf(t.author, MESSAGE_AUTHORS)),
    index('support_messages_ticket').on(t.ticketId, t.position),
    index('support_messages_by').on(t.byUserId),
  ],
);

/** Notes that administrators write for each other about a ticket. Its sender never sees it, except in an export of their data. */
export const supportNotes = pgTable(
  'support_notes',
  {
    id: uuid().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    byUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('support_notes_ticket').on(t.ticketId), index('support_notes_by').on(t.byUserId)],
);

/** Texts that the support begins an answer from. */
export const cannedAnswers = pgTable('canned_answers', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: time().notNull(),
});
