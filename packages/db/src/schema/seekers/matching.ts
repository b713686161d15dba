import type { DismissalReason } from '@stellenvisite/contract/seekers/matching';
import type { Match } from '@stellenvisite/contract/seekers/matching.schema';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from '../identity/auth.ts';
import { jobs } from '../jobs/jobs.ts';

const pair = {
  userId: uuid()
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  jobId: uuid()
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' }),
};

/** The newest score that was shown for a job with all its factors, by which version of the rules. */
export const matchScores = pgTable(
  'match_scores',
  {
    ...pair,
    version: integer().notNull(),
    score: integer(),
    factors: jsonb().$type<Match['factors']>().notNull(),
    scoredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] }), index('match_scores_job').on(t.jobId)],
);

/** When somebody last looked at a job while signed in: more of its kind is recommended for a while. */
export const openedJobs = pgTable(
  'opened_jobs',
  { ...pair, openedAt: timestamp({ withTimezone: true }).notNull() },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobId] }),
    index('opened_jobs_job').on(t.jobId),
    index('opened_jobs_opened').on(t.openedAt),
  ],
);

/** Jobs somebody is not interested in: never recommended again. */
export const dismissedJobs = pgTable(
  'dismissed_jobs',
  { ...pair, reason: text().$type<DismissalReason>(), dismissedAt: timestamp({ withTimezone: true }).notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] }), index('dismissed_jobs_job').on(t.jobId)],
);
