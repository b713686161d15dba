import { ANSWER_APPLICATIONS } from '@stellenvisite/contract/applications/applications';
import type { JobStatistics, StatisticsQuery } from '@stellenvisite/contract/jobs/statistics.schema';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobViews } from '@stellenvisite/db/schema/jobs/statistics';
import { savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';

/** Days of Berlin, both ends included; `before` is the first of as many days before. */
export type Period = { from: string; to: string; before: string };

/** Lists the figures of each job that was looked at, saved or applied to, most viewed first. */
export async function listJobStatistics(ctx: Context, query: StatisticsQuery): Promise<JobStatistics> {
  const { employerId } = await requireActingEmployer(ctx, 'statistics.read', query.employerId);
  const { db } = ctx;
  const { from } = periodOf(ctx, query.days);
  const since = sql`(${from}::date::timestamp at time zone 'Europe/Berlin')`;
  const viewed = db
    .select({ jobId: jobViews.jobId, views: sql<number>`sum(${jobViews.views})::int`.as('views') })
    .from(jobViews)
    .innerJoin(jobs, eq(jobs.id, jobViews.jobId))
    .where(and(eq(jobs.employerId, employerId), sql`${jobViews.day} >= ${from}`))
    .groupBy(jobViews.jobId)
    .as('viewed');
  const saved = db
    .select({ jobId: savedJobs.jobId, saves: sql<number>`count(*)::int`.as('saves') })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(eq(jobs.employerId, employerId), sql`${savedJobs.createdAt} >= ${since}`))
    .groupBy(savedJobs.jobId)
    .as('saved');
  const sent = db
    .select({
      jobId: applications.jobId,
      count: sql<number>`count(*)::int`.as('sent_count'),
      answerDays: sql<
        number | null
      >`case when count(*) >= ${ANSWER_APPLICATIONS} then round((percentile_cont(0.5) within group
        (order by extract(epoch from ${applications.firstAnswerAt} - ${applications.sentAt}) / 86400))::numeric, 1)::float8 end`.as(
        'answer_days',
      ),
    })
    .from(applications)
    .where(
      and(
        eq(applications.employerId, employerId),
        sql`${applications.kind} <> 'external'`,
        sql`${applications.sentAt} >= ${since}`,
      ),
    )
    .groupBy(applications.jobId)
    .as('sent');
  const items = await db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      department: jobs.department,
      views: sql<number>`coalesce(${viewed.views}, 0)`,
      saves: sql<number>`coalesce(${saved.saves}, 0)`,
      applications: sql<number>`coalesce(${sent.count}, 0)`,
      answerDays: sent.answerDays,
    })
    .from(jobs)
    .leftJoin(viewed, eq(viewed.jobId, jobs.id))
    .leftJoin(saved, eq(saved.jobId, jobs.id))
    .leftJoin(sent, eq(sent.jobId, jobs.id))
    .where(
      and(eq(jobs.employerId, employerId), or(isNotNull(viewed.jobId), isNotNull(saved.jobId), isNotNull(sent.jobId))),
    )
    .orderBy(sql`coalesce(${viewed.views}, 0) desc`, jobs.id);
  return { items, total: items.length };
}

/** By Berlin's clock: where it is changed, twenty-four hours before is not always the day before. */
export function periodOf(ctx: Pick<Context, 'now'>, days: number): Period {
  const today = toBerlinClock(ctx.now()).getTime();
  const back = (count: number) => new Date(today - count * DAY_MS).toISOString().slice(0, 10);
  return { from: back(days - 1), to: back(0), before: back(2 * days - 1) };
}

export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  );
}
