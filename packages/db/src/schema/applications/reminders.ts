import type { AnswerReminderDays } from '@stellenvisite/contract/applications/applications';
import { pgTable, primaryKey, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';

/** Of which interview both sides were reminded; another date is another one. */
export const interviewReminders = pgTable(
  'interview_reminders',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    interviewAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.interviewAt] })],
);

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
