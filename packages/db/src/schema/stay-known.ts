import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';

const time = () => timestamp({ withTimezone: true });

/** Whether somebody who was rejected stays known to the employer: asked by it, answered and revocable by the applicant. */
export const stayKnown = pgTable(
  'stay_known',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    askedAt: time().notNull(),
    answeredAt: time(),
    /** Null without consent, and again once it is revoked. */
    knownUntil: time(),
  },
  (t) => [index('stay_known_until').on(t.knownUntil)],
);
