import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { employers } from './employers.ts';

/** Employers that became part of another: their old addresses lead to the one that remains. */
export const formerEmployers = pgTable(
  'former_employers',
  {
    /** The id it had; no employer has it any more. */
    id: uuid().primaryKey(),
    /** A second merge moves the row with everything else that refers to the employer. */
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    mergedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('former_employers_employer').on(t.employerId)],
);
