import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';

/** What somebody has typed for an employer that does not exist yet; gone once it does. */
export const employerDrafts = pgTable('employer_drafts', {
  userId: uuid()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  /** In the shape of the contract's schema of a draft. */
  values: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
