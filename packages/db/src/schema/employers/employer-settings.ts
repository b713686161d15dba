import { ANSWER_DAYS } from '@stellenvisite/contract/employers/employer-settings.schema';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { employers } from './employers.ts';

/** How an employer works here; nothing of it is on its public page. Without a row everything is as it is by default. */
export const employerSettings = pgTable(
  'employer_settings',
  {
    employerId: uuid()
      .primaryKey()
      .references(() => employers.id, { onDelete: 'cascade' }),
    answerDays: integer(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check(
      'employer_settings_answer_days',
      sql`${t.answerDays} between ${sql.raw(String(ANSWER_DAYS.min))} and ${sql.raw(String(ANSWER_DAYS.max))}`,
    ),
  ],
);
