import type { MarketHealth } from '@stellenvisite/contract/admin-overview.schema';
import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import { DEFAULT_ANSWER_DAYS } from '@stellenvisite/contract/employer-settings';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

const DAYS = 60;
const DAY_MS = 86_400_000;

type DayRow = { day: string; liveJobs: number; applications: number; newAccounts: number };
type WeekRow = { week: string; sent: number; due: number; inTime: number; jobDays: number };

/** The market of sixty days, compared with the sixty before. Days are those of Berlin. */
export async function getMarketHealth(ctx: Context): Promise<MarketHealth> {
  await requirePermission(ctx, 'admin.read');
  const today = toBerlinClock(ctx.now()).toISOString().slice(0, 10);
  const first = dayBefore(today, 2 * DAYS - 1);
  const days = await listDays(ctx, first, today);
  const weeks = await listWeeks(ctx, first, today);
  const [before, now] = [days.slice(0, DAYS), days.slice(DAYS)];
  const from = now[0]?.day ?? today;
  const sum = (rows: readonly DayRow[], key: 'applications' | 'newAccounts') =>
    rows.reduce((total, row) => total + row[key], 0);
  const shown = weeks.filter(({ week }) => week >= dayBefore(from, 6));
  return {
    from,
    to: today,
    figures: {
      liveJobs: { value: now.at(-1)?.liveJobs ?? 0, before: before.at(-1)?.liveJobs ?? 0 },
      applications: { value: sum(now, 'applications'), before: sum(before, 'applications') },
      answeredInTime: { value: shareOf(shown), before: shareOf(weeks.filter((week) => !shown.includes(week))) },
      newAccounts: { value: sum(now, 'newAccounts'), before: sum(before, 'newAccounts') },
    },
    days: now.map(({ day, liveJobs, applications }) => ({ day, liveJobs, applications })),
    weeks: shown.map((row) => ({
      week: row.week,
      answeredInTime: shareOf([row]),
      applicationsPerJob: row.jobDays > 0 ? Math.round((row.sent / (row.jobDays / 7)) * 100) / 100 : null,
    })),
  };
}

const dayBefore = (day: string, days: number) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** Per cent of what had to be answered by now; null where nothing had. */
function shareOf(weeks: readonly WeekRow[]): number | null {
  const due = weeks.reduce((total, week) => total + week.due, 0);
  const inTime = weeks.reduce((total, week) => total + week.inTime, 0);
  return due > 0 ? Math.round((100 * inTime) / due) : null;
}

/** A job counts on the days from its publication to its end; when it was closed the posting tells, or the last change. */
const JOB_SPANS = sql`select (j.posted_at at time zone 'Europe/Berlin')::date as from_day,
    (least(j.valid_through, case when j.status = 'closed' then coalesce(p.closed_at, j.updated_at)
      when j.status = 'paused' then coalesce(p.paused_at, j.updated_at) end) at time zone 'Europe/Berlin')::date as to_day
  from jobs j left join job_postings p on p.id = j.id where j.status <> 'draft'`;

async function listDays(ctx: Context, first: string, last: string): Promise<DayRow[]> {
  const { rows } = await ctx.db.execute<DayRow>(sql`
    with days as (select d::date as day from generate_series(${first}::date, ${last}::date, interval '1 day') d),
    spans as (${JOB_SPANS}),
    begun as (select greatest(from_day, ${first}::date) as day, count(*) n from spans
      where to_day >= ${first}::date and to_day >= from_day group by 1),
    over as (select to_day + 1 as day, count(*) n from spans
      where to_day >= ${first}::date and to_day >= from_day group by 1),
    sent as (select (sent_at at time zone 'Europe/Berlin')::date as day, count(*) n from applications
      where sent_at >= ${first}::date - 1 group by 1),
    made as (select (created_at at time zone 'Europe/Berlin')::date as day, count(*) n from profiles
      where created_at >= ${first}::date - 1 group by 1)
    select days.day::text, (sum(coalesce(begun.n, 0) - coalesce(over.n, 0)) over (order by days.day))::int as "liveJobs",
      coalesce(sent.n, 0)::int as applications, coalesce(made.n, 0)::int as "newAccounts"
    from days left join begun using (day) left join over using (day) left join sent using (day) left join made using (day)
    order by days.day`);
  return rows;
}

async function listWeeks(ctx: Context, first: string, last: string): Promise<WeekRow[]> {
  const now = ctx.now().toISOString();
  const { rows } = await ctx.db.execute<WeekRow>(sql`
    with weeks as (select w::date as week from generate_series(date_trunc('week', ${first}::date), ${last}::date, interval '7 days') w),
    spans as (${JOB_SPANS}),
    answers as (
      select date_trunc('week', a.sent_at at time zone 'Europe/Berlin')::date as week, a.first_answer_at,
        a.kind <> 'external' and a.status <> 'withdrawn' as is_awaited,
        a.sent_at + make_interval(days => coalesce(s.answer_days, ${DEFAULT_ANSWER_DAYS})) as due_at
      from applications a left join employer_settings s on s.employer_id = a.employer_id
      where a.sent_at >= ${first}::date - 8),
    counted as (
      select week, count(*)::int as sent,
        count(*) filter (where (is_awaited and due_at <= ${now}::timestamptz) or first_answer_at is not null)::int as due,
        count(*) filter (where first_answer_at <= due_at)::int as in_time
      from answers group by 1)
    select weeks.week::text, coalesce(c.sent, 0)::int as sent, coalesce(c.due, 0)::int as due,
      coalesce(c.in_time, 0)::int as "inTime",
      (select coalesce(sum(least(to_day, weeks.week + 6) - greatest(from_day, weeks.week) + 1), 0)::int from spans
        where from_day <= weeks.week + 6 and to_day >= weeks.week) as "jobDays"
    from weeks left join counted c using (week) order by weeks.week`);
  return rows;
}
