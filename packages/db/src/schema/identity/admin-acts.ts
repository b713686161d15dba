import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Acts of administrators, with the values before and after. Rows are only ever added: a trigger refuses every change, and
 * those past their time are removed by `remove_old_admin_acts()`. A person the act was about appears here by id alone.
 */
export const adminActs = pgTable(
  'admin_acts',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account of the administrator; null for what the system did by itself. Without a foreign key: the log outlives the account. */
    userId: uuid(),
    area: text().notNull(),
    action: text().notNull(),
    subjectKind: text(),
    subjectId: text(),
    /** The name of the subject at that time; empty for people, whose name is looked up. */
    subjectLabel: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    ip: text(),
    userAgent: text(),
  },
  (t) => [
    index('admin_acts_at').on(t.at, t.id),
    index('admin_acts_user').on(t.userId, t.at),
    index('admin_acts_subject').on(t.subjectKind, t.subjectId),
  ],
);
