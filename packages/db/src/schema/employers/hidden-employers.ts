import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from '../identity/auth.ts';
import { employers } from './employers.ts';

const userId = () => uuid().references(() => authUsers.id, { onDelete: 'cascade' });
const hiddenAt = timestamp({ withTimezone: true }).notNull();

/** Employers whose jobs somebody does not want to see in results and alerts. */
export const hiddenEmployers = pgTable(
  'hidden_employers',
  {
    userId: userId().notNull(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    hiddenAt,
  },
  (t) => [primaryKey({ columns: [t.userId, t.employerId] }), index('hidden_employers_employer').on(t.employerId)],
);

/** A row: this person sees no jobs of temporary-work agencies. */
export const hiddenAgencies = pgTable('hidden_agencies', { userId: userId().primaryKey(), hiddenAt });
