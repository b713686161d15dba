import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import {
  APPEAL_DECISION_DAYS,
  REPORT_GROUNDS,
  REPORT_MEASURES,
  REPORT_REASONS,
  REPORT_TARGETS,
  type ReportSide,
  reportReference,
} from '@stellenvisite/contract/support/reports';
import type {
  Report,
  ReportAppeal,
  ReportCase,
  ReportDetails,
  Transparency,
} from '@stellenvisite/contract/support/reports.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { reportAppeals, reportDecisions, reports } from '@stellenvisite/db/schema/support/reports';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { isVerified } from '../../employers/is-verified.ts';
import { requirePermission } from '../../require-permission.ts';
import { hasOtherAdmin } from './deciding-admin.ts';

export type ReportRow = typeof reports.$inferSelect;
export type DecisionRow = typeof reportDecisions.$inferSelect;
export type AppealRow = typeof reportAppeals.$inferSelect;

export function toReport(row: ReportRow, author: string | null): Report {
  return {
    id: row.id,
    reference: reportReference(row),
    target: {
      kind: row.targetKind,
      id: row.targetId,
      title: row.targetTitle,
      employerName: row.employerName,
      text: row.targetText,
      author,
    },
    reason: row.reason,
    explanation: row.explanation,
    reporterName: row.reporterName,
    reporterEmail: row.reporterEmail,
    isFromAccount: row.reporterUserId !== null,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toPause({ pausedAt, pausedBy, pauseEndedAt }: ReportRow): ReportDetails['pause'] {
  if (!pausedAt) return null;
  return { since: pausedAt.toISOString(), by: pausedBy ?? '', endedAt: pauseEndedAt?.toISOString() ?? null };
}

export function toStatement({ measure, extent, facts, groundKind, ground, isAutomatic, decidedAt }: DecisionRow) {
  return { measure, extent, facts, groundKind, ground, isAutomatic, decidedAt: decidedAt.toISOString() };
}

export function toAppeal({ side, text, createdAt, outcome, measure, reasons, decidedAt }: AppealRow): ReportAppeal {
  return {
    side,
    text,
    createdAt: createdAt.toISOString(),
    decideBy: new Date(createdAt.getTime() + APPEAL_DECISION_DAYS * DAY_MS).toISOString(),
    decision:
      outcome && measure && decidedAt
        ? { outcome, measure, reasons: reasons ?? '', decidedAt: decidedAt.toISOString() }
        : null,
  };
}

/** Returns the parts of a report that a side may know: the affected side learns neither who reported it nor in which words. */
export function toCase(row: ReportRow, side: ReportSide) {
  return {
    side,
    reference: reportReference(row),
    kind: row.targetKind,
    title: row.targetTitle,
    employerName: row.employerName,
    reason: row.reason,
    explanation: side === 'reporter' ? row.explanation : null,
    createdAt: row.createdAt.toISOString(),
    measure: row.measure,
    isPaused: row.pausedAt !== null && row.pauseEndedAt === null,
  } satisfies Partial<ReportCase>;
}

export async function requireReport(ctx: Context, id: string): Promise<ReportRow> {
  const [row] = isId(id) ? await ctx.db.select().from(reports).where(eq(reports.id, id)) : [];
  if (!row) throw new DomainError('report.not_found');
  return row;
}

export async function getReport(ctx: Context, { id }: { id: string }): Promise<ReportDetails> {
  const { userId } = await requirePermission(ctx, 'report.read');
  const row = await requireReport(ctx, id);
  const [decision] = await ctx.db.select().from(reportDecisions).where(eq(reportDecisions.reportId, id));
  const appeals = await ctx.db
    .select()
    .from(reportAppeals)
    .where(eq(reportAppeals.reportId, id))
    .orderBy(asc(reportAppeals.createdAt));
  return {
    ...toReport(row, await findAuthor(ctx, row)),
    statement: decision ? { ...toStatement(decision), decidedBy: decision.decidedBy } : null,
    appeals: appeals.map((appeal) => ({ ...toAppeal(appeal), id: appeal.id, decidedBy: appeal.decidedBy })),
    measure: row.measure,
    receiptSentAt: row.receiptSentAt?.toISOString() ?? null,
    pause: toPause(row),
    isOwnDecision: decision?.decidedByUserId === userId,
    isOnlyAdmin: !(await hasOtherAdmin(ctx.db, userId)),
    employer: row.employerId ? await describeEmployer(ctx, row, row.employerId) : null,
  };
}

async function findAuthor({ db }: Context, { targetAuthorId }: ReportRow): Promise<string | null> {
  if (!targetAuthorId) return null;
  const [author] = await db.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, targetAuthorId));
  return author?.name ?? null;
}

async function describeEmployer({ db }: Context, { id }: ReportRow, employerId: string) {
  const [employer] = await db.select().from(employers).where(eq(employers.id, employerId));
  if (!employer) return null;
  const isEarlier = and(eq(reports.employerId, employerId), ne(reports.id, id));
  return {
    id: employerId,
    name: employer.name,
    since: employer.createdAt.toISOString(),
    publishedJobs: await db.$count(jobs, and(eq(jobs.employerId, employerId), eq(jobs.status, 'published'))),
    isVerified: isVerified(employer),
    earlierReports: await db.$count(reports, isEarlier),
    earlierJustified: await db.$count(
      reports,
      and(isEarlier, inArray(reports.measure, ['warned', 'returned', 'removed'])),
    ),
  };
}

type Counted = { group: string; key: string | null; count: number };

/** Returns the figures of a year, counted from the reports themselves; nobody can be found in them. */
export async function getTransparency(ctx: Context, { year }: { year?: number | undefined }): Promise<Transparency> {
  const years = await listYears(ctx);
  const asked = year ?? years[0] ?? ctx.now().getUTCFullYear();
  const rows = await countYear(ctx, asked);
  const sum = (group: string) => rows.filter((row) => row.group === group).reduce((all, { count }) => all + count, 0);
  const of = (group: string, key: string) => rows.find((row) => row.group === group && row.key === key)?.count ?? 0;
  return {
    year: asked,
    years: years.includes(asked) ? years : [asked, ...years],
    reports: sum('target'),
    byTarget: REPORT_TARGETS.map((kind) => ({ kind, count: of('target', kind) })),
    byReason: REPORT_REASONS.map((reason) => ({ reason, count: of('reason', reason) })),
    decided: sum('measure'),
    byMeasure: REPORT_MEASURES.map((measure) => ({ measure, count: of('measure', measure) })),
    byGround: REPORT_GROUNDS.map((ground) => ({ ground, count: of('ground', ground) })),
    automatic: of('automatic', 'true'),
    medianHours: await medianHours(ctx, asked),
    appeals: {
      reporter: of('side', 'reporter'),
      affected: of('side', 'affected'),
      upheld: of('outcome', 'upheld'),
      changed: of('outcome', 'changed'),
      open: rows.find((row) => row.group === 'outcome' && row.key === null)?.count ?? 0,
    },
  };
}

async function listYears({ db }: Context): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(
    sql`select distinct extract(year from created_at at time zone 'Europe/Berlin')::int as year from reports order by year desc`,
  );
  return rows.map(({ year }) => year);
}

async function countYear({ db }: Context, year: number): Promise<Counted[]> {
  const from = sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Europe/Berlin')`;
  const until = sql`make_timestamptz(${year + 1}::int, 1, 1, 0, 0, 0, 'Europe/Berlin')`;
  const { rows } = await db.execute<Counted>(sql`
    select 'target' as "group", target_kind as key, count(*)::int as count
      from reports where created_at >= ${from} and created_at < ${until} group by 2
    union all select 'reason', reason, count(*)::int
      from reports where created_at >= ${from} and created_at < ${until} group by 2
    union all select 'measure', measure, count(*)::int
      from report_decisions where decided_at >= ${from} and decided_at < ${until} group by 2
    union all select 'ground', ground_kind, count(*)::int
      from report_decisions where decided_at >= ${from} and decided_at < ${until} and measure <> 'none' group by 2
    union all select 'automatic', is_automatic::text, count(*)::int
      from report_decisions where decided_at >= ${from} and decided_at < ${until} group by 2
    union all select 'side', side, count(*)::int
      from report_appeals where created_at >= ${from} and created_at < ${until} group by 2
    union all select 'outcome', outcome, count(*)::int
      from report_appeals where created_at >= ${from} and created_at < ${until} group by 2`);
  return rows;
}

async function medianHours({ db }: Context, year: number): Promise<number | null> {
  const { rows } = await db.execute<{ hours: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from d.decided_at - r.created_at) / 3600)::float as hours
    from report_decisions d join reports r on r.id = d.report_id
    where extract(year from d.decided_at at time zone 'Europe/Berlin') = ${year}`);
  const hours = rows[0]?.hours;
  return hours === null || hours === undefined ? null : Math.round(hours * 10) / 10;
}
