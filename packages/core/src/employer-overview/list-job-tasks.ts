import { OVERVIEW_ITEMS } from '@stellenvisite/contract/employer-overview';
import type { EmployerOverview } from '@stellenvisite/contract/employer-overview.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, asc, desc, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isLive } from '../live-jobs.ts';

/** How many days before its end a job is worth a word. */
const ENDING_DAYS = 7;
const DAY_MS = 86_400_000;

/** Public jobs that end soon, the next first. */
export async function listEndingJobs(ctx: Context, employerId: string): Promise<EmployerOverview['ending']> {
  const soon = new Date(ctx.now().getTime() + ENDING_DAYS * DAY_MS);
  const isEnding = and(eq(jobs.employerId, employerId), isLive(ctx), lte(jobs.validThrough, soon));
  const received = and(eq(applications.jobId, jobs.id), sql`${applications.kind} <> 'external'`);
  const [total, rows] = await Promise.all([
    ctx.db.$count(jobs, isEnding),
    ctx.db
      .select({
        id: jobs.id,
        title: jobs.title,
        validThrough: jobs.validThrough,
        applications: sql<number>`(${ctx.db.select({ count: sql`count(*)::int` }).from(applications).where(received)})`,
      })
      .from(jobs)
      .where(isEnding)
      .orderBy(asc(jobs.validThrough))
      .limit(OVERVIEW_ITEMS),
  ]);
  return { total, items: rows.map((row) => ({ ...row, validThrough: row.validThrough.toISOString() })) };
}

/** What was begun and never published, the latest first. */
export async function listDrafts(ctx: Context, employerId: string): Promise<EmployerOverview['drafts']> {
  const isPublished = ctx.db.select({ one: sql`1` }).from(jobs).where(eq(jobs.id, jobPostings.id));
  const isDraft = and(eq(jobPostings.employerId, employerId), isNull(jobPostings.removedAt), notExists(isPublished));
  const [total, rows] = await Promise.all([
    ctx.db.$count(jobPostings, isDraft),
    ctx.db
      .select({
        id: jobPostings.id,
        title: sql<string>`coalesce(${jobPostings.content} ->> 'title', '')`,
        updatedAt: jobPostings.updatedAt,
      })
      .from(jobPostings)
      .where(isDraft)
      .orderBy(desc(jobPostings.updatedAt))
      .limit(OVERVIEW_ITEMS),
  ]);
  return { total, items: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) };
}
