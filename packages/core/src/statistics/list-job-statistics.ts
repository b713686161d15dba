import { ANSWER_APPLICATIONS } from '@stellenvisite/contract/answers';
import type { JobStatistics, StatisticsQuery } from '@stellenvisite/contract/statistics.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import { savedJobs } from '@stellenvisite/db/schema/bookmarks';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobViews } from '@stellenvisite/db/schema/statistics';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { periodOf } from './statistics-period.ts';

/** The figures of each job that was looked at, saved or applied to, most viewed first. */
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
