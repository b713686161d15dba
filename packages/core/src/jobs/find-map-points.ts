import type { JobCategory } from '@stellenvisite/contract/job-fields';
import type { JobSearch } from '@stellenvisite/contract/job-search.schema';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { searchDocs } from '@stellenvisite/db/schema/search';
import type { Point } from '@stellenvisite/search/taxonomy/places/distance';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { MapPoints } from './cluster-points.ts';
import { findHits } from './find-hits.ts';

export type PointedJob = { id: string; title: string; category: JobCategory; city: string };

export type FoundPoints = MapPoints & {
  postedAt: ArrayLike<number>;
  /** Where a radius was searched. */
  around: (Point & { radiusKm: number | undefined }) | null;
  readJobs: (docs: readonly number[]) => Promise<Map<number, PointedJob>>;
};

/** Where every live job stands that meets the query. */
export async function findMapPoints(ctx: Context, asked: JobSearch): Promise<FoundPoints> {
  const { docs, store, location, query } = await findHits(ctx, asked);
  return {
    docs,
    spot: store.spot,
    lat: store.spots.lat,
    lon: store.spots.lon,
    postedAt: store.postedAt,
    around: location?.kind === 'point' ? { lat: location.lat, lon: location.lon, radiusKm: query.radius } : null,
    readJobs: (wanted) => readJobs(ctx, wanted),
  };
}

async function readJobs(ctx: Context, docs: readonly number[]): Promise<Map<number, PointedJob>> {
  const rows = await ctx.db
    .select({ doc: searchDocs.doc, id: jobs.id, title: jobs.title, category: jobs.category, city: jobs.city })
    .from(searchDocs)
    .innerJoin(jobs, eq(jobs.id, searchDocs.jobId))
    .where(inArray(searchDocs.doc, [...docs]));
  return new Map(rows.map(({ doc, ...job }) => [doc, job]));
}
