import {
  type BothLanguages,
  MESSAGE_TEMPLATE_KINDS,
  type MessageTemplateKind,
} from '@stellenvisite/contract/messages/message-templates';
import { check, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { employers } from '../employers/employers.ts';

/** An employer's own texts, and its own words for those that are there from the start. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: uuid().primaryKey(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    kind: text().$type<MessageTemplateKind>().notNull(),
    /** The built-in one it replaces; null: the employer's own. */
    builtInId: text(),
    name: jsonb().$type<BothLanguages>().notNull(),
    text: jsonb().$type<BothLanguages>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check('message_templates_kind', oneOf(t.kind, MESSAGE_TEMPLATE_KINDS)),
    unique('message_templates_built_in').on(t.employerId, t.builtInId),
    index('message_templates_employer').on(t.employerId, t.createdAt),
  ],
);
