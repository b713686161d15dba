import type { JobMapItems, JobMapItemsQuery } from '@stellenvisite/contract/job-map.schema';
import type { Context } from '../context.ts';
import { isInside } from './cluster-points.ts';
import { findMapPoints } from './find-map-points.ts';
import { listFoundJobs } from './list-found-jobs.ts';

/** The jobs of a search in one section of the map, newest first: what a cluster holds that no larger map can part. */
export async function listMapItems(ctx: Context, { bbox, ...query }: JobMapItemsQuery): Promise<JobMapItems> {
  const { page, pageSize } = query;
  const { docs, spot, lat, lon, postedAt, around } = await findMapPoints(ctx, query);
  const isShown = (where: number) => isInside(bbox, lon[where] as number, lat[where] as number);
  const inside = [...docs.filter((doc) => isShown(spot[doc] as number))];
  inside.sort((a, b) => (postedAt[b] as number) - (postedAt[a] as number) || b - a);
  const found = await listFoundJobs(ctx, inside.slice((page - 1) * pageSize, page * pageSize), around);
  return { items: found.map(({ item }) => item), total: inside.length, page, pageSize };
}
