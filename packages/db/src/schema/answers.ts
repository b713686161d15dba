import type { AnswerReminderDays } from '@stellenvisite/contract/answers';
import { pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';

/** Of which applications the employer was reminded, and after how many working days. */
export const answerReminders = pgTable(
  'answer_reminders',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    days: smallint().$type<AnswerReminderDays>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.days] })],
);
