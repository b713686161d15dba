import { REPORT_GROUNDS, REPORT_MEASURES, REPORT_REASONS, REPORT_TARGETS } from '@stellenvisite/contract/reports';
import type { Transparency } from '@stellenvisite/contract/reports.schema';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

type Counted = { group: string; key: string | null; count: number };

/** The figures of a year, counted from the reports themselves; nobody can be found in them. */
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
      kept: of('outcome', 'kept'),
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
