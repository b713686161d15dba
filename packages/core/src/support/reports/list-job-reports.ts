import type { JobModeration } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { APPEAL_DECISION_DAYS, appealEndsAt, canSideAppeal } from '@stellenvisite/contract/support/reports';
import { reportAppeals, reportDecisions, reports } from '@stellenvisite/db/schema/support/reports';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { hasOtherAdmin } from './deciding-admin.ts';
import { getReportKey, toReportToken } from './report-token.ts';

type JobReport = NonNullable<JobModeration['report']>;
type OwnedJob = { id: string; employerId: string };

/** Finds for each job the latest report that took it off the market, as its employer may see it: neither who reported nor in which words. */
export async function listJobReports(ctx: Context, jobs: readonly OwnedJob[]): Promise<Map<string, JobReport>> {
  const found = new Map<string, JobReport>();
  if (jobs.length === 0) return found;
  const rows = await findReports(ctx, jobs);
  if (rows.length === 0) return found;
  const key = await getReportKey(ctx.db);
  for (const { report, decision, appeal } of rows) {
    const appealUntil = decision && appealEndsAt(decision.decidedAt);
    const mayAppeal = decision !== null && appeal === null && canSideAppeal('affected', decision.measure);
    const view: JobReport = {
      path: `/meldung/${toReportToken(key, 'affected', report.id)}`,
      canAppeal: mayAppeal && appealUntil !== null && appealUntil > ctx.now(),
      appealUntil: appealUntil?.toISOString() ?? null,
      appeal:
        appeal && appeal.outcome === null
          ? {
              at: appeal.createdAt.toISOString(),
              decideBy: new Date(appeal.createdAt.getTime() + APPEAL_DECISION_DAYS * DAY_MS).toISOString(),
              isDecidedByOther: await hasOtherAdmin(ctx.db, decision?.decidedByUserId ?? null),
            }
          : null,
    };
    const affected =
      report.targetKind === 'job' ? [report.targetId] : (decision?.before.jobs ?? []).map(({ id }) => id);
    for (const id of affected) if (!found.has(id)) found.set(id, view);
  }
  return found;
}

/** The reports whose measure is in force or that pause a job now, the latest first. */
function findReports({ db }: Context, jobs: readonly OwnedJob[]) {
  const [ids, employerIds] = [jobs.map(({ id }) => id), [...new Set(jobs.map(({ employerId }) => employerId))]];
  const isAbout = or(
    and(eq(reports.targetKind, 'job'), inArray(reports.targetId, ids)),
    and(eq(reports.targetKind, 'employer'), inArray(reports.employerId, employerIds)),
  );
  const isInForce = or(
    inArray(reports.measure, ['removed', 'returned']),
    and(isNotNull(reports.pausedAt), isNull(reports.pauseEndedAt)),
  );
  const ofEmployer = and(eq(reportAppeals.reportId, reports.id), eq(reportAppeals.side, 'affected'));
  return db
    .select({ report: reports, decision: reportDecisions, appeal: reportAppeals })
    .from(reports)
    .leftJoin(reportDecisions, eq(reportDecisions.reportId, reports.id))
    .leftJoin(reportAppeals, ofEmployer)
    .where(and(isAbout, isInForce, inArray(reports.employerId, employerIds)))
    .orderBy(desc(sql`coalesce(${reportDecisions.decidedAt}, ${reports.pausedAt})`));
}
