import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import { JOB_CATEGORIES, type JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import {
  EXAMPLE_MIN,
  EXAMPLES,
  PREVIEW_MIN_TOTAL,
  PREVIEW_STEP,
  TALENT_HOURS,
  TALENT_HOURS_RANGE,
  type TalentHours,
  YEARS_BAND_NAMES,
  type YearsBand,
} from '@stellenvisite/contract/talent-pool/talent-pool';
import type { TalentExample, TalentPreview } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { type SQL, sql } from 'drizzle-orm';
import { addMonths } from '../../applications/application-view.ts';
import type { Context } from '../../context.ts';
import { occupationTerm } from './get-talent-profile.ts';
import { toTalentRegion } from './talent-regions.ts';
import { visibleProfiles } from './talent-viewer.ts';

const EVERYBODY = { hidden: [], groups: [] };
const roundDown = (count: number, step: number) => Math.floor(count / step) * step;

/** Returns the public preview: rounded counts, and examples of nobody in particular. */
export async function getTalentPreview(ctx: Context): Promise<TalentPreview> {
  const { rows } = await ctx.db.execute<{ category: JobCategory; count: number }>(
    sql`select p.category, count(*)::int as count from ${visibleProfiles(EVERYBODY, ctx.now())} group by 1`,
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  if (total < PREVIEW_MIN_TOTAL) return { kind: 'preview', total: null, categories: [], examples: [] };
  const categories = JOB_CATEGORIES.flatMap((category) => {
    const count = roundDown(rows.find((row) => row.category === category)?.count ?? 0, PREVIEW_STEP);
    return count > 0 ? [{ category, count }] : [];
  }).sort((a, b) => b.count - a.count);
  return { kind: 'preview', total: roundDown(total, PREVIEW_STEP), categories, examples: await listExamples(ctx) };
}

type Group = { category: JobCategory; occupation: string; region: string; count: number };

/** Lists the largest occupation of each category, in the finest region that enough of them share. */
async function listExamples(ctx: Context): Promise<TalentExample[]> {
  const { rows } = await ctx.db.execute<Group>(sql`
    select distinct on (category) category, occupation, region, count from (
      select p.category, p.occupation, r.region, r.width, count(*)::int as count, max(o.size) as size
      from ${visibleProfiles(EVERYBODY, ctx.now())}
      join (select category, occupation, count(*) as size from talent_profiles where status = 'visible' group by 1, 2) o
        using (category, occupation)
      cross join lateral (values (1, p.area), (2, p.state), (3, p.country), (4, 'x')) r(width, region)
      where r.region is not null group by 1, 2, 3, 4 having count(*) >= ${EXAMPLE_MIN}
    ) g order by category, size desc, width, count desc, region`);
  const largest = rows.toSorted((a, b) => b.count - a.count).slice(0, EXAMPLES);
  return Promise.all(largest.map((group) => describeExample(ctx, group)));
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

async function describeExample(ctx: Context, { category, occupation, region, count }: Group): Promise<TalentExample> {
  const isIn = sql`p.occupation = ${occupation} and ${region} in (p.area, p.state, p.country, 'x')`;
  const from = sql`from ${visibleProfiles(EVERYBODY, ctx.now())} where ${isIn}`;
  const [week, years, hours, available] = await Promise.all([
    readWeek(ctx, from),
    readBand<YearsBand>(ctx, YEARS_BAND_NAMES, sql`select p.years as value, count(*)::int as count ${from} group by 1`),
    readHours(ctx, from),
    readAvailability(ctx, from),
  ]);
  return {
    category,
    occupation: occupationTerm(occupation, ctx.language),
    region: toTalentRegion(region, ctx.language),
    profiles: roundDown(count, EXAMPLE_MIN),
    week,
    years,
    hours,
    available,
  };
}

type DayRow = { day: number; wish: (typeof SHIFTS)[number] | 'off'; count: number };

/** Each person counts once a day, by the first shift they like or accept, else as a free day. */
async function readWeek(ctx: Context, from: SQL): Promise<TalentExample['week']> {
  const liked = sql.join(
    (['like', 'ok'] as const).flatMap((wish) =>
      SHIFTS.map((shift) => sql`when w.cells ->> ${shift} = ${wish} then ${shift}`),
    ),
    sql` `,
  );
  const { rows } = await ctx.db.execute<DayRow>(sql`
    select w.day::int - 1 as day, case ${liked} else 'off' end as wish, count(*)::int as count
    from (select p.week ${from} and p.week is not null) shown,
      jsonb_array_elements(shown.week) with ordinality w(cells, day) group by 1, 2 order by 3 desc, 2`);
  return Array.from({ length: 7 }, (_, day) => {
    const ofDay = rows.filter((row) => row.day === day);
    const all = ofDay.reduce((sum, row) => sum + row.count, 0);
    return { wish: ofDay[0]?.wish ?? 'off', share: percent(ofDay[0]?.count ?? 0, all) };
  });
}

type Banded<B> = { band: B; share: number } | null;

async function readBand<B extends string>(ctx: Context, bands: readonly B[], query: SQL): Promise<Banded<B>> {
  const { rows } = await ctx.db.execute<{ value: string | null; count: number }>(query);
  const counted = bands.map((band) => ({ band, count: rows.find(({ value }) => value === band)?.count ?? 0 }));
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const most = counted.reduce((a, b) => (b.count > a.count ? b : a));
  return all < EXAMPLE_MIN ? null : { band: most.band, share: percent(most.count, all) };
}

function readHours(ctx: Context, from: SQL): Promise<Banded<TalentHours>> {
  const bands = sql.join(
    TALENT_HOURS.map(
      (band) => sql`when coalesce(p.hours_max, p.hours_min) < ${TALENT_HOURS_RANGE[band][1]} then ${band}`,
    ),
    sql` `,
  );
  return readBand<TalentHours>(
    ctx,
    TALENT_HOURS,
    sql`select case ${bands} end as value, count(*)::int as count ${from} group by 1`,
  );
}

/** Reads the shortest time within which most are available. */
async function readAvailability(ctx: Context, from: SQL): Promise<TalentExample['available']> {
  const byThen = ([0, 3, 6] as const).map((months) => berlinDay(addMonths(ctx.now(), months)));
  const { rows } = await ctx.db.execute<{ all: number; now: number; soon: number; later: number }>(sql`
    select count(p.available_from)::int as all, count(*) filter (where p.available_from <= ${byThen[0]})::int as now,
      count(*) filter (where p.available_from <= ${byThen[1]})::int as soon,
      count(*) filter (where p.available_from <= ${byThen[2]})::int as later ${from}`);
  const [row] = rows;
  if (!row || row.all < EXAMPLE_MIN) return null;
  const shares = [
    { months: 0, share: percent(row.now, row.all) },
    { months: 3, share: percent(row.soon, row.all) },
    { months: 6, share: percent(row.later, row.all) },
  ] as const;
  return shares.find(({ share }) => share >= 50) ?? shares[2];
}
