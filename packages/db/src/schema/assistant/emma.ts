import type { Language } from '@stellenvisite/contract/platform/languages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { authUsers } from '../identity/auth.ts';

const time = () => timestamp({ withTimezone: true });

/** A conversation of an account; visitors' conversations are stored nowhere. */
export const emmaConversations = pgTable(
  'emma_conversations',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    /** The first question. */
    title: text().notNull(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [
    index('emma_conversations_user').on(t.userId, t.updatedAt),
    index('emma_conversations_updated').on(t.updatedAt),
  ],
);

export type EmmaMessagePart = { type: string } & Record<string, unknown>;

export const emmaMessages = pgTable(
  'emma_messages',
  {
    id: uuid().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => emmaConversations.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    role: text().$type<'user' | 'assistant'>().notNull(),
    parts: jsonb().$type<EmmaMessagePart[]>().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [
    index('emma_messages_conversation').on(t.conversationId, t.position),
    check('emma_messages_role', sql`${t.role} in ('user', 'assistant')`),
  ],
);

/** Only where somebody has changed one; the others are on. */
export const emmaSettings = pgTable('emma_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  isOn: boolean().notNull(),
  usesLanguageModel: boolean().notNull(),
  usesProfile: boolean().notNull(),
  keepsHistory: boolean().notNull(),
  showsEverywhere: boolean().notNull(),
  updatedAt: time().notNull(),
});

/** Usage of language models by day and purpose, without any personal data. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    day: date({ mode: 'string' }).notNull(),
    model: text().notNull(),
    answers: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    inputTokens: bigint({ mode: 'number' }).notNull().default(0),
    outputTokens: bigint({ mode: 'number' }).notNull().default(0),
    /** Millionths of a euro. */
    costMicros: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.model] })],
);

/** How much of the day's budget a person or a network has used; the key is a hash, and a day later the row is deleted. */
export const aiBudgets = pgTable(
  'ai_budgets',
  {
    day: date({ mode: 'string' }).notNull(),
    subject: text().notNull(),
    tokens: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.subject] })],
);
