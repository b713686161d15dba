import { DEFAULT_ANSWER_DAYS } from '@stellenvisite/contract/employers/employer-settings.schema';
import { OVERVIEW_ITEMS, OVERVIEW_WEEKS } from '@stellenvisite/contract/employers/overview/employer-overview';
import type { EmployerOverview } from '@stellenvisite/contract/employers/overview/employer-overview.schema';
import { GOOD_QUALITY_FROM } from '@stellenvisite/contract/jobs/own-jobs';
import { judgePosting } from '@stellenvisite/contract/jobs/posting-hints';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employerMedia, employers } from '@stellenvisite/db/schema/employers/employers';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, desc, eq, gte, isNull, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { loadEmployerSettings } from '../../employers/settings/change-employer-settings.ts';
import { countFigures, listedRows } from '../../jobs/listings/find-listed.ts';
import { judgeListed, listContents } from '../../jobs/listings/judge-listed.ts';
import { isLive } from '../../live-jobs.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { listUnread } from './count-employer-work.ts';
import { listUnanswered } from './list-unanswered.ts';

type Answers = EmployerOverview['answers'];

type Asked = { employerId: string; answerDays: number };

type Week = {
  week: string;
  inTime: number;
  late: number;
  open: number;
  due: number;
  answered: number;
  median: number | null;
};

/** How many days before its end a job is worth a word. */
const ENDING_DAYS = 7;

type Weak = { total: number; ids: string[]; hasStale: boolean };

/** Returns the open tasks of somebody who acts for an employer. */
export async function getEmployerOverview(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<EmployerOverview> {
  const { person, employerId } = await requireActingEmployer(ctx, 'application.read', asked);
  const { answerDays: promised } = await loadEmployerSettings(ctx.db, employerId);
  const answerDays = promised ?? DEFAULT_ANSWER_DAYS;
  const [unanswered, { withheld }, ending, unread, drafts, weak, answers, steps] = await Promise.all([
    listUnanswered(ctx, { employerId, userId: person.userId, answerDays }),
    countFigures(ctx, [employerId]),
    listEndingJobs(ctx, employerId),
    listUnread(ctx, employerId),
    listDrafts(ctx, employerId),
    listWeakJobs(ctx, employerId),
    listAnswerWeeks(ctx, { employerId, answerDays }),
    findSteps(ctx, employerId),
  ]);
  const answer = { days: answerDays, isPromised: promised !== null };
  return { answer, unanswered, withheld, ending, unread, drafts, weak, answers, steps };
}

/** Checks which of the first steps are done: a description, a picture or logo, a job. */
async function findSteps({ db }: Context, employerId: string): Promise<EmployerOverview['steps']> {
  const one = { one: sql`1` };
  const has = (table: typeof employerMedia | typeof jobs | typeof jobPostings) =>
    sql<boolean>`exists (${db.select(one).from(table).where(eq(table.employerId, employerId))})`;
  const [row] = await db
    .select({
      profile: sql<boolean>`${employers.descriptionHtml} <> ''`,
      media: has(employerMedia),
      job: sql<boolean>`(${has(jobs)} or ${has(jobPostings)})`,
    })
    .from(employers)
    .where(eq(employers.id, employerId));
  return row ?? { profile: false, media: false, job: false };
}

/** Public jobs whose ads have few points, the worst first, and what each of them lacks most. */
async function listWeakJobs(ctx: Context, employerId: string): Promise<EmployerOverview['weak']> {
  const first = await findWeak(ctx, employerId);
  if (first.hasStale) await judgeListed(ctx, [employerId]);
  const { total, ids } = first.hasStale ? await findWeak(ctx, employerId) : first;
  const contents = await listContents(ctx, ids);
  return {
    total,
    items: ids.flatMap((id) => {
      const content = contents.get(id);
      if (!content) return [];
      const { score, hints } = judgePosting(content);
      const worst = hints.map(({ hint, points }) => ({ hint, points })).sort((a, b) => b.points - a.points);
      return [{ id, title: content.title ?? '', score, hints: worst }];
    }),
  };
}

/** In one query: usually every ad is judged already, and only the few that are shown leave the database. */
async function findWeak(ctx: Context, employerId: string): Promise<Weak> {
  const { rows } = await ctx.db.execute<Weak>(sql`
    with listed as (${listedRows(ctx, [employerId])}),
      public as materialized (
        select id, score, posted_at, judged_key is distinct from text_key as is_stale
        from listed where state in ('live', 'planned')
      ),
      weak as (select id, score, posted_at from public where score < ${GOOD_QUALITY_FROM})
    select (select count(*)::int from weak) as total,
      (select coalesce(bool_or(is_stale), false) from public) as "hasStale",
      array(select id from weak order by score, posted_at desc, id limit ${OVERVIEW_ITEMS}) as ids`);
  return rows[0] ?? { total: 0, ids: [], hasStale: false };
}

/** Public jobs that end soon, the next first. */
async function listEndingJobs(ctx: Context, employerId: string): Promise<EmployerOverview['ending']> {
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

/** Lists the jobs that were begun and never published, latest first. */
async function listDrafts(ctx: Context, employerId: string): Promise<EmployerOverview['drafts']> {
  const isPublished = ctx.db.select({ one: sql`1` }).from(jobs).where(eq(jobs.id, jobPostings.id));
  const isDraft = and(
    eq(jobPostings.employerId, employerId),
    isNull(jobPostings.removedAt),
    isNull(jobPostings.refusal),
    notExists(isPublished),
  );
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

/** How the applications of the last weeks were answered, by the week in which they came. What was withdrawn needed no answer. */
async function listAnswerWeeks(ctx: Context, { employerId, answerDays }: Asked): Promise<Answers> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const monday = sql`date_trunc('week', ${now} at time zone 'Europe/Berlin')::date`;
  const since = sql`(${monday} - ${(OVERVIEW_WEEKS - 1) * 7}::int)`;
  const { sentAt, firstAnswerAt, status } = applications;
  const isReceived = and(
    eq(applications.employerId, employerId),
    ne(applications.kind, 'external'),
    gte(sentAt, sql`(${since}::timestamp at time zone 'Europe/Berlin')`),
    sql`(${status} <> 'withdrawn' or ${firstAnswerAt} is not null)`,
  );
  // A search among the midnights of these weeks, as the calendar of Berlin is too slow for every application.
  const dayOf = (moment: unknown) => sql`width_bucket(${moment}, (select midnights from calendar))`;
  const { rows } = await ctx.db.execute<Week>(sql`
    with calendar as (
      select array_agg(((${since} + day)::timestamp at time zone 'Europe/Berlin') order by day) as midnights
      from generate_series(0, ${OVERVIEW_WEEKS * 7}::int) day
    ), received as (
      select (${dayOf(sentAt)} - 1) / 7 as week, ${firstAnswerAt} is not null as is_answered,
        ${dayOf(sql`coalesce(${firstAnswerAt}, ${now})`)} - ${dayOf(sentAt)} as days,
        extract(epoch from ${firstAnswerAt} - ${sentAt})::float8 / 86400 as took
      from ${applications} where ${isReceived}
    ), figures as (
      select count(*) filter (where is_answered or days > ${answerDays})::int as due, count(*) filter (where is_answered)::int as answered,
        round((percentile_cont(0.5) within group (order by took))::numeric, 1)::float8 as median
      from received
    ), counts as (
      select week,
        count(*) filter (where is_answered and days <= ${answerDays})::int as in_time,
        count(*) filter (where is_answered and days > ${answerDays})::int as late,
        count(*) filter (where not is_answered)::int as open
      from received group by week
    )
    select (${since} + week * 7)::text as week, figures.*,
      coalesce(in_time, 0) as "inTime", coalesce(late, 0) as late, coalesce(open, 0) as open
    from generate_series(0, ${OVERVIEW_WEEKS - 1}::int) as weeks(week)
      left join counts using (week)
      cross join figures
    order by weeks.week`);
  const [first] = rows;
  return {
    weeks: rows.map(({ week, inTime, late, open }) => ({ week, inTime, late, open })),
    due: first?.due ?? 0,
    answered: first?.answered ?? 0,
    median: first?.median ?? null,
  };
}
