import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';

/** Filters of an administration's table that somebody keeps under a name. */
export const adminViews = pgTable(
  'admin_views',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** Which table, by the key of its link. */
    screen: text().notNull(),
    name: text().notNull(),
    /** The query of the address, without the page. */
    query: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [unique('admin_views_name').on(t.userId, t.screen, t.name)],
);
