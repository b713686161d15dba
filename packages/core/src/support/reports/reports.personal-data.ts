import type { Db, Tx } from '@stellenvisite/db/client';
import { reportAppeals, reports } from '@stellenvisite/db/schema/support/reports';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { confirmedEmail, ERASED_TEXT, type ExportedPerson, type PersonalData } from '../../personal-data.ts';

const OF_OFFICE = 'names the administrator who decided; the decision stands as long as the report does';

export const reportsPersonalData: PersonalData = {
  tables: [
    { name: 'reports', export: { file: 'reports.json' }, erasure: 'function' },
    { name: 'report_decisions', export: { reason: OF_OFFICE }, erasure: { reason: OF_OFFICE } },
    { name: 'report_appeals', export: { file: 'reports.json' }, erasure: { reason: OF_OFFICE } },
  ],
  files: { 'reports.json': listReportsOf },
  /** Retains the reported content for the decision, including the text of a message, and erases who reported it and in which words. */
  async erase(tx, { id, email, emailConfirmedAt }) {
    const isTheirs =
      email && emailConfirmedAt
        ? or(eq(reports.reporterUserId, id), eq(reports.reporterEmail, email))
        : eq(reports.reporterUserId, id);
    const theirs = tx.select({ id: reports.id }).from(reports).where(isTheirs);
    await tx
      .update(reportAppeals)
      .set({ text: ERASED_TEXT })
      .where(and(inArray(reportAppeals.reportId, theirs), eq(reportAppeals.side, 'reporter')));
    await tx
      .update(reports)
      .set({ reporterUserId: null, reporterName: null, reporterEmail: null, explanation: ERASED_TEXT })
      .where(isTheirs);
  },
};

function listReportsOf(db: Db | Tx, person: ExportedPerson) {
  const email = confirmedEmail(person);
  const isTheirs = or(eq(reports.reporterUserId, person.userId), ...(email ? [eq(reports.reporterEmail, email)] : []));
  const { targetKind, targetId, targetTitle, employerName, reason, explanation, reporterName, reporterEmail } = reports;
  const { number, language, status, measure, createdAt, receiptSentAt } = reports;
  return db
    .select({
      number,
      targetKind,
      targetId,
      targetTitle,
      employerName,
      reason,
      explanation,
      reporterName,
      reporterEmail,
      language,
      status,
      measure,
      appeal: reportAppeals.text,
      appealedAt: reportAppeals.createdAt,
      appealOutcome: reportAppeals.outcome,
      appealMeasure: reportAppeals.measure,
      appealReasons: reportAppeals.reasons,
      appealDecidedAt: reportAppeals.decidedAt,
      createdAt,
      receiptSentAt,
    })
    .from(reports)
    .leftJoin(reportAppeals, and(eq(reportAppeals.reportId, reports.id), eq(reportAppeals.side, 'reporter')))
    .where(isTheirs)
    .orderBy(asc(createdAt));
}
