import type { Language } from '@stellenvisite/contract/platform/languages';
import {
  ALERT_FREQUENCIES,
  ALERT_STATUSES,
  type AlertFrequency,
  type AlertStatus,
} from '@stellenvisite/contract/seekers/job-alerts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { authUsers } from '../identity/auth.ts';
import { jobs } from '../jobs/jobs.ts';

const time = () => timestamp({ withTimezone: true });

/** A search whose new jobs somebody is notified of: of an account, or of a guest by their address alone. */
export const jobAlerts = pgTable(
  'job_alerts',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => authUsers.id, { onDelete: 'cascade' }),
    email: text(),
    /** Of a guest's mails; those of an account are in its own language. */
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    /** The search as its address holds it, in one order, without page and sort. */
    query: text().notNull(),
    frequency: text().$type<AlertFrequency>().notNull(),
    status: text().$type<AlertStatus>().notNull(),
    notifies: boolean().notNull().default(true),
    /** Matches after this moment are new to the person. */
    seenAt: time().notNull(),
    /** Only what was matched later is mailed: from the beginning, or from the end of a pause. */
    mailsFrom: time().notNull(),
    /** The digest it was last looked at for, whether or not there was news. */
    lastDigestAt: time(),
    createdAt: time().notNull(),
    /** When a guest's address confirmed it: the proof a double opt-in has to keep. An account's is confirmed from the start. */
    confirmedAt: time(),
    /** Deleted by the person, or unsubscribed; a guest's is stored as a proof for some years, others for some days. */
    endedAt: time(),
  },
  (t) => [
    check('job_alerts_frequency', oneOf(t.frequency, ALERT_FREQUENCIES)),
    check('job_alerts_status', oneOf(t.status, ALERT_STATUSES)),
    check('job_alerts_owner', sql`num_nonnulls(${t.userId}, ${t.email}) = 1`),
    uniqueIndex('job_alerts_user_query').on(t.userId, t.query).where(sql`${t.endedAt} is null`),
    uniqueIndex('job_alerts_email_query').on(t.email, t.query).where(sql`${t.endedAt} is null`),
    index('job_alerts_user').on(t.userId, t.createdAt),
    index('job_alerts_due').on(t.frequency, t.id).where(sql`${t.endedAt} is null and ${t.status} = 'active'`),
  ],
);

export const jobAlertMatches = pgTable(
  'job_alert_matches',
  {
    alertId: uuid()
      .notNull()
      .references(() => jobAlerts.id, { onDelete: 'cascade' }),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** With the profile of that moment; null without one. */
    score: integer(),
    matchedAt: time().notNull(),
    readAt: time(),
    /** The moment of the mail or notification about it, or of the decision to send none. */
    notifiedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.alertId, t.jobId] }),
    index('job_alert_matches_order').on(t.alertId, t.matchedAt.desc()),
    index('job_alert_matches_job').on(t.jobId),
    index('job_alert_matches_unnotified').on(t.alertId).where(sql`${t.notifiedAt} is null`),
  ],
);
