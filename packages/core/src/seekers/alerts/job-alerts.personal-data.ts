import type { Db, Tx } from '@stellenvisite/db/client';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { asc, eq, or } from 'drizzle-orm';
import { confirmedEmail, type PersonalData } from '../../personal-data.ts';

export const jobAlertsPersonalData: PersonalData = {
  tables: [
    { name: 'job_alerts', export: { file: 'job-alerts.json' }, erasure: 'function' },
    { name: 'job_alert_matches', export: { file: 'job-alerts.json' }, erasure: 'cascade' },
  ],
  files: {
    'job-alerts.json': (db, person) => listAlerts(db, person.userId, confirmedEmail(person)),
  },
  /** Those of the account go with its row; what the same person requested as a guest goes here. */
  async erase(tx, { email, emailConfirmedAt }) {
    if (email && emailConfirmedAt) await tx.delete(jobAlerts).where(eq(jobAlerts.email, email));
  },
};

async function listAlerts(db: Db | Tx, userId: string, email: string | null) {
  const rows = await db
    .select()
    .from(jobAlerts)
    .where(or(eq(jobAlerts.userId, userId), email ? eq(jobAlerts.email, email) : undefined))
    .orderBy(asc(jobAlerts.createdAt));
  return Promise.all(
    rows.map(async ({ id, userId: _owner, ...alert }) => ({ ...alert, matches: await listMatches(db, id) })),
  );
}

function listMatches(db: Db | Tx, alertId: string) {
  return db
    .select({
      title: jobs.title,
      score: jobAlertMatches.score,
      matchedAt: jobAlertMatches.matchedAt,
      readAt: jobAlertMatches.readAt,
      notifiedAt: jobAlertMatches.notifiedAt,
    })
    .from(jobAlertMatches)
    .innerJoin(jobs, eq(jobs.id, jobAlertMatches.jobId))
    .where(eq(jobAlertMatches.alertId, alertId))
    .orderBy(asc(jobAlertMatches.matchedAt));
}
