import type { MarketPlace } from '@stellenvisite/contract/jobs/places.schema';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { places } from '@stellenvisite/db/schema/jobs/places';
import { asc, count, desc, eq, max } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isLive } from '../../live-jobs.ts';

/** Lists every place that has live jobs, the place with most of them first. */
export async function listMarketPlaces(ctx: Context): Promise<{ items: MarketPlace[] }> {
  const rows = await ctx.db
    .select({
      slug: places.slug,
      name: places.name,
      region: places.region,
      country: places.country,
      jobs: count(),
      updatedAt: max(jobs.updatedAt),
    })
    .from(jobs)
    .innerJoin(places, eq(places.id, jobs.placeId))
    .where(isLive(ctx))
    .groupBy(places.id)
    .orderBy(desc(count()), asc(places.name), asc(places.id));
  return { items: rows.map((row) => ({ ...row, updatedAt: (row.updatedAt ?? ctx.now()).toISOString() })) };
}
