import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from '../identity/auth.ts';

/** Drafts of employers that do not exist yet; deleted when the employer is created. */
export const employerDrafts = pgTable('employer_drafts', {
  userId: uuid()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  /** In the shape of the contract's schema of a draft. */
  values: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
