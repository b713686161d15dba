import { ANSWER_APPLICATIONS } from '@stellenvisite/contract/applications/applications';
import { VIEW_SOURCES } from '@stellenvisite/contract/jobs/statistics';
import type {
  Benchmark,
  Statistics,
  StatisticsQuery,
  StatisticsTotals,
} from '@stellenvisite/contract/jobs/statistics.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobViews, marketBenchmarks } from '@stellenvisite/db/schema/jobs/statistics';
import { savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { ALL_SCOPE, peerScope } from './compute-benchmarks.ts';
import { daysOf, type Period, periodOf } from './list-job-statistics.ts';

type Asked = { employerId: string; jobId: string | undefined; period: Period };

/** Returns the statistics of an employer's jobs, or of one of them, for the last days. */
export async function getStatistics(ctx: Context, query: StatisticsQuery): Promise<Statistics> {
  const { employerId } = await requireActingEmployer(ctx, 'statistics.read', query.employerId);
  const period = periodOf(ctx, query.days);
  const asked = { employerId, jobId: query.jobId, period };
  const [views, saves, sent, sources, market] = await Promise.all([
    countViews(ctx, asked),
    countSaves(ctx, asked),
    readApplications(ctx, asked),
    countSources(ctx, asked),
    getMarket(ctx, employerId, query.days),
  ]);
  const inPeriod = (day: string) => day >= period.from;
  const days = daysOf(period).map((day) => ({
    day,
    views: views.get(day) ?? 0,
    saves: saves.get(day) ?? 0,
    applications: sent.filter((each) => each.day === day).length,
  }));
  const totals = (isIn: (day: string) => boolean): StatisticsTotals => ({
    views: sumOf(views, isIn),
    saves: sumOf(saves, isIn),
    applications: sent.filter(({ day }) => isIn(day)).length,
    interviews: sent.filter(({ day, invitedAt }) => isIn(day) && invitedAt).length,
    hired: sent.filter(({ day, hiredAt }) => isIn(day) && hiredAt).length,
  });
  const own = sent.filter(({ day }) => inPeriod(day));
  return {
    from: period.from,
    to: period.to,
    totals: totals(inPeriod),
    before: totals((day) => !inPeriod(day)),
    days,
    sources: VIEW_SOURCES.map((source) => ({
      source,
      views: sources.get(source) ?? 0,
      applications: own.filter((each) => each.source === source).length,
    })),
    answers: timesOf(own.map(({ sentAt, answeredAt }) => [sentAt, answeredAt])),
    hires: timesOf(own.map(({ sentAt, hiredAt }) => [sentAt, hiredAt])),
    market,
  };
}

const berlinDate = (column: AnyPgColumn) => sql<string>`to_char(${column} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;
const ofJobs = ({ employerId, jobId }: Asked, column: AnyPgColumn): SQL | undefined =>
  jobId ? and(eq(jobs.employerId, employerId), eq(column, jobId)) : eq(jobs.employerId, employerId);

async function countViews({ db }: Context, asked: Asked): Promise<Map<string, number>> {
  const rows = await db
    .select({ day: jobViews.day, count: sql<number>`sum(${jobViews.views})::int` })
    .from(jobViews)
    .innerJoin(jobs, eq(jobs.id, jobViews.jobId))
    .where(and(ofJobs(asked, jobs.id), sql`${jobViews.day} >= ${asked.period.before}`))
    .groupBy(jobViews.day);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

async function countSources({ db }: Context, asked: Asked): Promise<Map<string, number>> {
  const rows = await db
    .select({ source: jobViews.source, count: sql<number>`sum(${jobViews.views})::int` })
    .from(jobViews)
    .innerJoin(jobs, eq(jobs.id, jobViews.jobId))
    .where(and(ofJobs(asked, jobs.id), sql`${jobViews.day} >= ${asked.period.from}`))
    .groupBy(jobViews.source);
  return new Map(rows.map(({ source, count }) => [source, count]));
}

async function countSaves({ db }: Context, asked: Asked): Promise<Map<string, number>> {
  const day = berlinDate(savedJobs.createdAt);
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(ofJobs(asked, jobs.id), sql`${day} >= ${asked.period.before}`))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.count]));
}

/** Applications that came here; what was sent elsewhere is only noted by the applicant. */
function readApplications({ db }: Context, { employerId, jobId, period }: Asked) {
  return db
    .select({
      day: berlinDate(applications.sentAt),
      sentAt: applications.sentAt,
      invitedAt: applications.invitedAt,
      hiredAt: applications.hiredAt,
      answeredAt: applications.firstAnswerAt,
      source: applications.source,
    })
    .from(applications)
    .where(
      and(
        eq(applications.employerId, employerId),
        jobId ? eq(applications.jobId, jobId) : undefined,
        sql`${applications.kind} <> 'external'`,
        sql`${applications.sentAt} >= (${period.before}::date::timestamp at time zone 'Europe/Berlin')`,
      ),
    );
}

async function getMarket({ db }: Context, employerId: string, days: number): Promise<Benchmark[]> {
  const [employer] = await db
    .select({ type: employers.type, country: employers.country, region: employers.region })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (!employer) return [];
  const scopes = { peers: peerScope(employer), all: ALL_SCOPE };
  const rows = await db
    .select()
    .from(marketBenchmarks)
    .where(and(eq(marketBenchmarks.days, days), inArray(marketBenchmarks.scope, Object.values(scopes))));
  return (['peers', 'all'] as const).map((scope) => {
    const row = rows.find((each) => each.scope === scopes[scope]);
    return {
      scope,
      employers: row?.employers ?? 0,
      perHundredViews: row?.perHundredViews ?? null,
      answerDays: row?.answerDays ?? null,
    };
  });
}

function sumOf(counts: ReadonlyMap<string, number>, isIn: (day: string) => boolean): number {
  return [...counts].reduce((sum, [day, count]) => (isIn(day) ? sum + count : sum), 0);
}

/** Medians of few would tell of single people. */
function timesOf(pairs: readonly [Date, Date | null][]): Statistics['answers'] {
  const spans = pairs
    .flatMap(([from, to]) => (to ? [(to.getTime() - from.getTime()) / DAY_MS] : []))
    .sort((a, b) => a - b);
  const isEnough = pairs.length >= ANSWER_APPLICATIONS;
  return { of: pairs.length, count: spans.length, medianDays: isEnough ? medianOf(spans) : null };
}

function medianOf(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 10) / 10;
}
