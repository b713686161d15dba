import {
  OVERVIEW_CELL_NAMES,
  OVERVIEW_JOBS,
  type WaitSpan,
  waitSpans,
} from '@stellenvisite/contract/employers/overview/employer-overview';
import type { EmployerOverview } from '@stellenvisite/contract/employers/overview/employer-overview.schema';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { jobPostingEvents } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, count, eq, inArray, isNull, min, or, type SQL, sql } from 'drizzle-orm';
import { nameOf } from '../../applications/get-applicant.ts';
import type { Context } from '../../context.ts';
import { isUnanswered } from '../../is-unanswered.ts';

type Unanswered = EmployerOverview['unanswered'];
type Waiting = { jobId: string | null; span: number; count: number; oldest: Date | null };
type WaitingJob = { jobId: string | null; oldest: number; ages: Waiting[] };

const isWaitingAt = (employerId: string) => and(eq(applications.employerId, employerId), isUnanswered);

/**
 * Returns the span that an application falls into, by calendar days in Berlin. It searches among the midnights between the spans, because a
 * conversion to Berlin time is too slow for every application.
 */
function spanIn(spans: readonly WaitSpan[], now: Date): SQL<number> {
  const days = spans.flatMap(({ to }) => to ?? []).join(',');
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'Europe/Berlin')::date`;
  const midnights = sql`(select array_agg(((${today} - day)::timestamp at time zone 'Europe/Berlin') order by day desc)
    from unnest(${`{${days}}`}::int[]) day)`;
  return sql<number>`(${spans.length - 1}::int - width_bucket(${applications.sentAt}, ${midnights}))`;
}

type Asked = { employerId: string; userId: string; answerDays: number };

/** Counts the applications without an answer, by job and age; the jobs with the longest wait come first. */
export async function listUnanswered(ctx: Context, { employerId, userId, answerDays }: Asked): Promise<Unanswered> {
  const spans = waitSpans(answerDays);
  const span = spanIn(spans, ctx.now());
  const waiting = ctx.db
    .select({ jobId: applications.jobId, sentAt: applications.sentAt, span: span.as('span') })
    .from(applications)
    .where(isWaitingAt(employerId))
    .as('waiting');
  const ages = await ctx.db
    .select({ jobId: waiting.jobId, span: waiting.span, count: count(), oldest: min(waiting.sentAt) })
    .from(waiting)
    .groupBy(waiting.jobId, waiting.span);
  const jobsWaiting = groupByJob(ages);
  const shown = jobsWaiting.slice(0, OVERVIEW_JOBS);
  const [people, facts, nextId] = await Promise.all([
    listWaitingLongest(ctx, employerId, shown, span),
    listJobFacts(ctx, userId, shown),
    findOldest(ctx, employerId),
  ]);
  const columns = spans.map((each, index) => ({ ...each, count: countIn(index, ages) }));
  return {
    total: ages.reduce((sum, age) => sum + age.count, 0),
    late: columns.reduce((sum, column) => sum + (column.isLate ? column.count : 0), 0),
    columns,
    jobs: shown.map(({ jobId, ages: ofJob }) => ({
      jobId,
      title: people.find((person) => person.jobId === jobId)?.title ?? '',
      department: facts.get(jobId ?? '')?.department ?? null,
      isOwn: facts.get(jobId ?? '')?.isOwn ?? false,
      cells: spans.map((_, index) => ({
        count: countIn(index, ofJob),
        applicants: people
          .filter((person) => person.jobId === jobId && person.span === index)
          .slice(0, OVERVIEW_CELL_NAMES)
          .map(({ id, applicant }) => ({ applicationId: id, name: applicant ? nameOf(applicant) : '' })),
      })),
    })),
    moreJobs: jobsWaiting.length - shown.length,
    nextId,
  };
}

function groupByJob(ages: readonly Waiting[]): WaitingJob[] {
  const byJob = Map.groupBy(ages, ({ jobId }) => jobId);
  return [...byJob]
    .map(([jobId, ofJob]) => ({
      jobId,
      oldest: Math.min(...ofJob.map(({ oldest }) => oldest?.getTime() ?? 0)),
      ages: ofJob,
    }))
    .sort((a, b) => a.oldest - b.oldest);
}

const countIn = (index: number, ages: readonly Waiting[]): number =>
  ages.reduce((sum, age) => sum + (age.span === index ? age.count : 0), 0);

/** Of each job and age the few that a cell may name. */
async function listWaitingLongest(ctx: Context, employerId: string, shown: readonly WaitingJob[], span: SQL<number>) {
  if (shown.length === 0) return [];
  const isShown = or(
    inArray(
      applications.jobId,
      shown.flatMap(({ jobId }) => jobId ?? []),
    ),
    shown.some(({ jobId }) => !jobId) ? isNull(applications.jobId) : undefined,
  );
  const ranked = ctx.db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      title: applications.jobTitle,
      applicant: applications.applicant,
      sentAt: applications.sentAt,
      span: span.as('span'),
      place:
        sql<number>`row_number() over (partition by ${applications.jobId}, ${span} order by ${applications.sentAt})`.as(
          'place',
        ),
    })
    .from(applications)
    .where(and(isWaitingAt(employerId), isShown))
    .as('ranked');
  return ctx.db
    .select({ id: ranked.id, jobId: ranked.jobId, title: ranked.title, applicant: ranked.applicant, span: ranked.span })
    .from(ranked)
    .where(sql`${ranked.place} <= ${OVERVIEW_CELL_NAMES}`)
    .orderBy(asc(ranked.sentAt));
}

async function listJobFacts(ctx: Context, userId: string, shown: readonly WaitingJob[]) {
  const ids = shown.flatMap(({ jobId }) => jobId ?? []);
  if (ids.length === 0) return new Map<string, { department: string | null; isOwn: boolean }>();
  const isCreatedBy = and(
    eq(jobPostingEvents.postingId, jobs.id),
    eq(jobPostingEvents.kind, 'created'),
    eq(jobPostingEvents.byUserId, userId),
  );
  const rows = await ctx.db
    .select({
      id: jobs.id,
      department: jobs.department,
      isOwn: sql<boolean>`exists (${ctx.db.select({ one: sql`1` }).from(jobPostingEvents).where(isCreatedBy)})`,
    })
    .from(jobs)
    .where(inArray(jobs.id, ids));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

async function findOldest({ db }: Context, employerId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(isWaitingAt(employerId))
    .orderBy(asc(applications.sentAt))
    .limit(1);
  return row?.id ?? null;
}
