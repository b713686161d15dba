import type { Db, Tx } from '@stellenvisite/db/client';
import { reports } from '@stellenvisite/db/schema/reports';
import { asc, eq, or, sql } from 'drizzle-orm';
import { confirmedEmail, type ExportedPerson, type PersonalData } from '../personal-data/personal-data.ts';

const OF_OFFICE = 'names the administrator who decided; the decision stands as long as the report does';

export const reportsPersonalData: PersonalData = {
  tables: [
    { name: 'reports', export: { file: 'reports.json' }, erasure: 'function' },
    { name: 'report_decisions', export: { reason: OF_OFFICE }, erasure: { reason: OF_OFFICE } },
    { name: 'report_appeals', export: { file: 'reports.json' }, erasure: { reason: OF_OFFICE } },
  ],
  files: { 'reports.json': listReportsOf },
  /** What was reported stays to be decided, the text of a message as well; who reported or wrote it does not. */
  async erase(tx, { id, email, emailConfirmedAt }) {
    const isTheirs =
      email && emailConfirmedAt
        ? or(eq(reports.reporterUserId, id), eq(reports.reporterEmail, email))
        : eq(reports.reporterUserId, id);
    await tx.update(reports).set({ reporterUserId: null, reporterName: null, reporterEmail: null }).where(isTheirs);
  },
};

function listReportsOf(db: Db | Tx, person: ExportedPerson) {
  const email = confirmedEmail(person);
  const isTheirs = or(eq(reports.reporterUserId, person.userId), ...(email ? [eq(reports.reporterEmail, email)] : []));
  const {
    targetKind,
    targetId,
    targetTitle,
    reason,
    explanation,
    reporterName,
    reporterEmail,
    status,
    measure,
    createdAt,
  } = reports;
  const appeal = sql<string | null>`(
    select text from report_appeals a where a.report_id = reports.id and a.side = 'reporter')`;
  return db
    .select({
      targetKind,
      targetId,
      targetTitle,
      reason,
      explanation,
      reporterName,
      reporterEmail,
      status,
      measure,
      appeal,
      createdAt,
    })
    .from(reports)
    .where(isTheirs)
    .orderBy(asc(createdAt));
}
