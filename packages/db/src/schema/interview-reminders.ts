import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
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
