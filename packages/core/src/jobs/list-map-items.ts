import type { JobMapItems, JobMapItemsQuery } from '@stellenvisite/contract/job-map';
import type { Context } from '../context.ts';
import { isInside } from './cluster-points.ts';
import { findMapPoints } from './find-map-points.ts';
import { listJobItems } from './list-job-items.ts';

/** The jobs of a search in one section of the map, newest first: what a cluster holds that no larger map can part. */
export async function listMapItems(ctx: Context, { bbox, ...query }: JobMapItemsQuery): Promise<JobMapItems> {
  const { page, pageSize } = query;
  const { docs, lat, lon, postedAt, readJobs } = await findMapPoints(ctx, query);
  const inside = [...docs.filter((doc) => isInside(bbox, lon[doc] as number, lat[doc] as number))];
  inside.sort((a, b) => (postedAt[b] as number) - (postedAt[a] as number) || b - a);
  const shown = inside.slice((page - 1) * pageSize, page * pageSize);
  const jobs = await readJobs(shown);
  const found = shown.flatMap((doc) => jobs.get(doc) ?? []).map(({ id }) => ({ id, km: null }));
  return { items: await listJobItems(ctx, found), total: inside.length, page, pageSize };
}
