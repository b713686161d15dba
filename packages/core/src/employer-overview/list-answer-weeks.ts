import { OVERVIEW_WEEKS } from '@stellenvisite/contract/employer-overview';
import type { EmployerOverview } from '@stellenvisite/contract/employer-overview.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

type Answers = EmployerOverview['answers'];
type Asked = { employerId: string; answerDays: number };

/** How the applications of the last weeks were answered, by the week in which they came. What was withdrawn needed no answer. */
export async function listAnswerWeeks(ctx: Context, { employerId, answerDays }: Asked): Promise<Answers> {
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

type Week = {
  week: string;
  inTime: number;
  late: number;
  open: number;
  due: number;
  answered: number;
  median: number | null;
};
