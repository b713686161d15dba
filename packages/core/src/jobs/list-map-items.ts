import type { JobMapItems, JobMapItemsQuery } from '@stellenvisite/contract/job-map.schema';
import type { Context } from '../context.ts';
import { hiddenFromSearch } from './hidden-from-search.ts';
import { listFoundJobs } from './list-found-jobs.ts';

/** The jobs of a search in one section of the map, newest first: what a cluster holds that no larger map can part. */
export async function listMapItems(ctx: Context, query: JobMapItemsQuery): Promise<JobMapItems> {
  const { options } = await hiddenFromSearch(ctx, query);
  const { docs, total, around } = await ctx.search.listSection(query, options);
  const found = await listFoundJobs(ctx, docs, around);
  return { items: found.map(({ item }) => item), total, page: query.page, pageSize: query.pageSize };
}
