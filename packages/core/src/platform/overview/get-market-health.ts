import { DEFAULT_ANSWER_DAYS } from '@stellenvisite/contract/employers/employer-settings.schema';
import type { MarketHealth } from '@stellenvisite/contract/platform/admin-overview.schema';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { exportList } from '../../export-list.ts';
import { requirePermission } from '../../require-permission.ts';

const DAYS = 60;
/** A share of fewer is no measure to compare another with. */
const LEAST_COMPARED = 10;
/** Of a market that has only just begun a mean says nothing. */
const LEAST_JOBS = 50;

type DayRow = {
  day: string;
  liveJobs: number;
  applications: number;
  newAccounts: number;
  searches: number;
  emptySearches: number;
  due: number;
  inTime: number;
};
type WeekRow = { week: string; sent: number; due: number; inTime: number; jobDays: number };

/** Returns the market of sixty days, compared with the sixty before. Days are those of Berlin. */
export async function getMarketHealth(ctx: Context): Promise<MarketHealth> {
  await requirePermission(ctx, 'admin.read');
  const { first, today } = periodOf(ctx);
  const days = await listDays(ctx, first, today);
  const weeks = await listWeeks(ctx, first, today);
  const [before, now] = [days.slice(0, DAYS), days.slice(DAYS)];
  const from = now[0]?.day ?? today;
  const sum = (rows: readonly DayRow[], key: 'applications' | 'newAccounts') =>
    rows.reduce((total, row) => total + row[key], 0);
  const shown = weeks.filter(({ week }) => week >= dayBefore(from, 6));
  const earlier = weeks.filter((week) => !shown.includes(week));
  return {
    from,
    to: today,
    figures: {
      liveJobs: { value: now.at(-1)?.liveJobs ?? 0, before: before.at(-1)?.liveJobs ?? 0 },
      applications: { value: sum(now, 'applications'), before: sum(before, 'applications') },
      answeredInTime: { value: shareOf(shown), before: shareOf(earlier, LEAST_COMPARED) },
      newAccounts: { value: sum(now, 'newAccounts'), before: sum(before, 'newAccounts') },
      emptySearches: { value: emptyShareOf(now), before: emptyShareOf(before) },
    },
    days: now.map(({ day, liveJobs, applications }) => ({ day, liveJobs, applications })),
    weeks: shown.map((row) => ({
      week: row.week,
      answeredInTime: shareOf([row]),
      applicationsPerJob: row.jobDays >= 7 * LEAST_JOBS ? Math.round((row.sent / (row.jobDays / 7)) * 100) / 100 : null,
    })),
  };
}

const HEADINGS = {
  de: [
    'Tag',
    'Veröffentlichte Stellen',
    'Bewerbungen',
    'davon zu beantworten',
    'davon in der Zusage beantwortet',
    'Neue Konten',
    'Suchen',
    'Suchen ohne Treffer',
  ],
  en: [
    'Day',
    'Published jobs',
    'Applications',
    'of which due for an answer',
    'of which answered as promised',
    'New accounts',
    'Searches',
    'Searches without hits',
  ],
};

/** Both periods day by day, newest first. */
export async function exportMarketHealth(ctx: Context): Promise<string> {
  await requirePermission(ctx, 'admin.read');
  const { first, today } = periodOf(ctx);
  const days = await listDays(ctx, first, today);
  return exportList(ctx, {
    action: 'market.exported',
    headings: HEADINGS,
    rows: days
      .toReversed()
      .map((row) => [
        formatDate(row.day),
        row.liveJobs,
        row.applications,
        row.due,
        row.inTime,
        row.newAccounts,
        row.searches,
        row.emptySearches,
      ]),
  });
}

function periodOf(ctx: Context) {
  const today = toBerlinClock(ctx.now()).toISOString().slice(0, 10);
  return { today, first: dayBefore(today, 2 * DAYS - 1) };
}

const dayBefore = (day: string, days: number) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** Per cent of what had to be answered by now; null where nothing had, or `least` were not reached. */
function shareOf(weeks: readonly WeekRow[], least = 1): number | null {
  const due = weeks.reduce((total, week) => total + week.due, 0);
  const inTime = weeks.reduce((total, week) => total + week.inTime, 0);
  return due >= least ? Math.round((100 * inTime) / due) : null;
}

/** Per cent of all searches, with one decimal; null where nobody searched. */
function emptyShareOf(days: readonly DayRow[]): number | null {
  const searches = days.reduce((total, day) => total + day.searches, 0);
  const empty = days.reduce((total, day) => total + day.emptySearches, 0);
  return searches > 0 ? Math.round((1000 * empty) / searches) / 10 : null;
}

/** A job counts on the days from its publication to its end; when it was closed the posting tells, or the last change. */
const JOB_SPANS = sql`select (j.posted_at at time zone 'Europe/Berlin')::date as from_day,
    (least(j.valid_through, case when j.status = 'closed' then coalesce(p.closed_at, j.updated_at)
      when j.status = 'paused' then coalesce(p.paused_at, j.updated_at) end) at time zone 'Europe/Berlin')::date as to_day
  from jobs j left join job_postings p on p.id = j.id where j.status <> 'draft'`;

/** By which moment an application had to be answered, and whether somebody waits for an answer at all. */
const ANSWERS = sql`select (a.sent_at at time zone 'Europe/Berlin')::date as day, a.first_answer_at,
    a.kind <> 'external' and a.status <> 'withdrawn' as is_awaited,
    a.sent_at + make_interval(days => coalesce(s.answer_days, ${DEFAULT_ANSWER_DAYS})) as due_at
  from applications a left join employer_settings s on s.employer_id = a.employer_id`;

const answerCounts = (now: Date) => sql`count(*)::int as n,
  count(*) filter (where (is_awaited and due_at <= ${now.toISOString()}::timestamptz) or first_answer_at is not null)::int as due,
  count(*) filter (where first_answer_at <= due_at)::int as in_time`;

async function listDays(ctx: Context, first: string, last: string): Promise<DayRow[]> {
  const { rows } = await ctx.db.execute<DayRow>(sql`
    with days as (select d::date as day from generate_series(${first}::date, ${last}::date, interval '1 day') d),
    spans as (${JOB_SPANS}),
    begun as (select greatest(from_day, ${first}::date) as day, count(*) n from spans
      where to_day >= ${first}::date and to_day >= from_day group by 1),
    over as (select to_day + 1 as day, count(*) n from spans
      where to_day >= ${first}::date and to_day >= from_day group by 1),
    answers as (${ANSWERS} where a.sent_at >= ${first}::date - 1),
    sent as (select day, ${answerCounts(ctx.now())} from answers group by 1),
    made as (select (created_at at time zone 'Europe/Berlin')::date as day, count(*) n from profiles
      where created_at >= ${first}::date - 1 group by 1)
    select days.day::text, (sum(coalesce(begun.n, 0) - coalesce(over.n, 0)) over (order by days.day))::int as "liveJobs",
      coalesce(sent.n, 0)::int as applications, coalesce(made.n, 0)::int as "newAccounts",
      coalesce(sent.due, 0)::int as due, coalesce(sent.in_time, 0)::int as "inTime",
      coalesce(c.searches, 0)::int as searches, coalesce(c.empty_searches, 0)::int as "emptySearches"
    from days left join begun using (day) left join over using (day) left join sent using (day) left join made using (day)
      left join search_counts c using (day)
    order by days.day`);
  return rows;
}

async function listWeeks(ctx: Context, first: string, last: string): Promise<WeekRow[]> {
  const { rows } = await ctx.db.execute<WeekRow>(sql`
    with weeks as (select w::date as week from generate_series(date_trunc('week', ${first}::date), ${last}::date, interval '7 days') w),
    spans as (${JOB_SPANS}),
    answers as (${ANSWERS} where a.sent_at >= ${first}::date - 8),
    counted as (select date_trunc('week', day)::date as week, ${answerCounts(ctx.now())} from answers group by 1)
    select weeks.week::text, coalesce(c.n, 0)::int as sent, coalesce(c.due, 0)::int as due,
      coalesce(c.in_time, 0)::int as "inTime",
      (select coalesce(sum(least(to_day, weeks.week + 6) - greatest(from_day, weeks.week) + 1), 0)::int from spans
        where from_day <= weeks.week + 6 and to_day >= weeks.week) as "jobDays"
    from weeks left join counted c using (week) order by weeks.week`);
  return rows;
}
