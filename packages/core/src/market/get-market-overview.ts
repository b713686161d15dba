import { COUNTRIES } from '@stellenvisite/contract/countries';
import { JOB_CATEGORIES } from '@stellenvisite/contract/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import type { MarketOverview } from '@stellenvisite/contract/market.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { testimonials } from '@stellenvisite/db/schema/testimonials';
import { and, asc, count, countDistinct, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { employerItemColumns, toEmployerItem } from '../employers/employer-view.ts';
import { type FoundJob, listJobItems } from '../jobs/list-job-items.ts';
import { isLive } from '../live-jobs.ts';
import { listMarketPlaces } from './list-market-places.ts';
import { listTopOccupations } from './list-top-occupations.ts';

const DAY_MS = 86_400_000;
const PLACES = 24;
const ROSTER_ROWS = 40;
const FEATURED_JOBS = 12;
const NEWEST_JOBS = 12;
const FEATURED_EMPLOYERS = 24;

/** The market as it stands at this moment: every figure is counted, none is claimed. */
export async function getMarketOverview(ctx: Context): Promise<MarketOverview> {
  const [figures, top, { items: places }, roster, featuredJobs, newestJobs, featuredEmployers, voices] =
    await Promise.all([
      countMarket(ctx),
      listTopOccupations(ctx),
      listMarketPlaces(ctx),
      listOnePerEmployer(ctx, isNotNull(jobs.week), ROSTER_ROWS),
      listOnePerEmployer(ctx, sql`${jobs.featured}`, FEATURED_JOBS),
      listOnePerEmployer(ctx, undefined, NEWEST_JOBS),
      listFeaturedEmployers(ctx),
      listTestimonials(ctx),
    ]);
  return {
    ...figures,
    asOf: ctx.now().toISOString(),
    categories: figures.categories.map((entry) => ({ ...entry, top: top[entry.category] })),
    places: places
      .slice(0, PLACES)
      .map(({ slug, name, country, jobs: found }) => ({ slug, name, country, count: found })),
    roster,
    featuredJobs,
    newestJobs,
    featuredEmployers,
    testimonials: voices,
  };
}

async function countMarket(ctx: Context) {
  const yesterday = new Date(ctx.now().getTime() - DAY_MS).toISOString();
  const [[totals], groups] = await Promise.all([
    ctx.db
      .select({
        jobs: count(),
        employers: countDistinct(jobs.employerId),
        newSinceYesterday: sql<number>`count(*) filter (where ${jobs.postedAt} >= ${yesterday}::timestamptz)`,
      })
      .from(jobs)
      .where(isLive(ctx)),
    ctx.db
      .select({ category: jobs.category, country: jobs.country, jobs: count() })
      .from(jobs)
      .where(isLive(ctx))
      .groupBy(jobs.category, jobs.country),
  ]);
  const sumOf = (rows: typeof groups) => rows.reduce((sum, row) => sum + row.jobs, 0);
  return {
    jobs: totals?.jobs ?? 0,
    employers: totals?.employers ?? 0,
    newSinceYesterday: totals?.newSinceYesterday ?? 0,
    categories: JOB_CATEGORIES.map((category) => ({
      category,
      count: sumOf(groups.filter((row) => row.category === category)),
    })),
    countries: COUNTRIES.map((country) => ({ country, count: sumOf(groups.filter((row) => row.country === country)) })),
  };
}

/** The newest, at most one an employer, so that no employer fills the landing page. */
async function listOnePerEmployer(ctx: Context, condition: SQL | undefined, limit: number): Promise<JobItem[]> {
  const { rows } = await ctx.db.execute<FoundJob>(sql`
    select id, null::float8 as km from (
      select distinct on (${jobs.employerId}) ${jobs.id} as id, ${jobs.postedAt} as posted_at
      from ${jobs} where ${and(isLive(ctx), condition)}
      order by ${jobs.employerId}, ${jobs.postedAt} desc, ${jobs.id}
    ) newest order by posted_at desc, id limit ${limit}`);
  return listJobItems(ctx, rows);
}

async function listFeaturedEmployers(ctx: Context) {
  const columns = employerItemColumns(ctx);
  const rows = await ctx.db
    .select(columns)
    .from(employers)
    .where(eq(employers.featured, true))
    .orderBy(desc(columns.openPositions), asc(employers.id))
    .limit(FEATURED_EMPLOYERS);
  return rows.map((row) => toEmployerItem(row));
}

async function listTestimonials(ctx: Context) {
  const rows = await ctx.db.select().from(testimonials).orderBy(asc(testimonials.position), asc(testimonials.id));
  return rows.map(({ id, audience, name, city, week, ...row }) => ({
    id,
    quote: ctx.language === 'en' ? row.quoteEn : row.quoteDe,
    name,
    role: ctx.language === 'en' ? row.roleEn : row.roleDe,
    city,
    audience,
    week,
  }));
}
