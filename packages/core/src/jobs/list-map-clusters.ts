import type { JobMap, JobMapQuery, MapCluster, MapSection } from '@stellenvisite/contract/job-map.schema';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/places';
import type { Context } from '../context.ts';
import { remember } from '../market/market-memory.ts';
import { clusterPoints, extentOf, type PointCluster } from './cluster-points.ts';
import { type FoundPoints, findMapPoints, type PointedJob } from './find-map-points.ts';

export const EVERYWHERE: MapSection = { west: -180, south: -90, east: 180, north: 90 };
/** The three countries on one screen. */
const WHOLE_MARKET_ZOOM = 5;
const KM_A_DEGREE = 111.32;

/** Where the jobs of a search are, grouped as a map of that zoom can show them. */
export function listMapClusters(ctx: Context, asked: JobMapQuery): Promise<JobMap> {
  const { page: _page, pageSize: _size, sort: _sort, explain: _explain, ...query } = asked;
  const answer = async (): Promise<JobMap> => {
    const { bbox = EVERYWHERE, zoom = WHOLE_MARKET_ZOOM } = asked;
    const found = await findMapPoints(ctx, asked);
    const clusters = clusterPoints(found, zoom, bbox);
    const jobs = await found.readJobs(clusters.map(({ doc }) => doc));
    const around = found.around && {
      lat: found.around.lat,
      lon: found.around.lon,
      radiusKm: found.around.radiusKm ?? DEFAULT_RADIUS_KM,
    };
    return {
      total: found.docs.length,
      shown: clusters.reduce((sum, { count }) => sum + count, 0),
      bounds: around ? circleBounds(around) : extentOf(found, EVERYWHERE),
      around,
      clusters: clusters.map((cluster) => toMapCluster(cluster, jobs.get(cluster.doc))),
    };
  };
  // Every view of somebody's is another; only the first one, of all, is asked by many.
  return asked.bbox ? answer() : remember(ctx, 'job map', query, answer);
}

function toMapCluster({ doc: _doc, ...cluster }: PointCluster, job: PointedJob | undefined): MapCluster {
  const place = job?.city ?? '';
  if (cluster.count > 1 || !job) return { ...cluster, place };
  return { ...cluster, place, jobId: job.id, title: job.title, category: job.category };
}

function circleBounds({ lat, lon, radiusKm }: NonNullable<FoundPoints['around']> & { radiusKm: number }): MapSection {
  const high = radiusKm / KM_A_DEGREE;
  const wide = high / Math.cos((lat * Math.PI) / 180);
  return { west: lon - wide, south: lat - high, east: lon + wide, north: lat + high };
}
