import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from '../identity/auth.ts';
import { applications } from './applications.ts';

const time = () => timestamp({ withTimezone: true });
const applicationId = () =>
  uuid()
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** Internal notes of an employer's people about an application. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: uuid().primaryKey(),
    applicationId: applicationId(),
    /** Null once the account is erased. */
    authorId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [
    index('application_notes_application').on(t.applicationId, t.createdAt),
    index('application_notes_author').on(t.authorId),
  ],
);

export const applicationRatings = pgTable(
  'application_ratings',
  {
    applicationId: applicationId(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    stars: integer().notNull(),
    ratedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.userId] }),
    index('application_ratings_user').on(t.userId),
    check('application_ratings_stars', sql`${t.stars} between 1 and 5`),
  ],
);

export const applicationTags = pgTable(
  'application_tags',
  { applicationId: applicationId(), tag: text().notNull(), position: integer().notNull() },
  (t) => [primaryKey({ columns: [t.applicationId, t.tag] })],
);
