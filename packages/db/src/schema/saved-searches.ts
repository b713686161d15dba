import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';

/** A search somebody keeps. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The search as its address holds it, in one order, without page and sort. */
    query: text().notNull(),
    /** What was posted later is new to the person. */
    seenAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('saved_searches_user_query').on(t.userId, t.query),
    index('saved_searches_user').on(t.userId, t.createdAt),
  ],
);
