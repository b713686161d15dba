import type { JobCategory } from '@stellenvisite/contract/job-fields';
import type { JobMap, JobMapQuery, MapCluster } from '@stellenvisite/contract/job-map.schema';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { searchDocs } from '@stellenvisite/db/schema/search';
import type { FoundClusters } from '@stellenvisite/search';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { hiddenFromSearch } from './hidden-from-search.ts';

/** Where the jobs of a search are, grouped as a map of that zoom can show them. */
export async function listMapClusters(ctx: Context, query: JobMapQuery): Promise<JobMap> {
  const { options } = await hiddenFromSearch(ctx, query);
  const { clusters, ...found } = await ctx.search.cluster(query, options);
  const middles = await readMiddles(
    ctx,
    clusters.map(({ doc }) => doc),
  );
  return { ...found, clusters: clusters.map((cluster) => toMapCluster(cluster, middles.get(cluster.doc))) };
}

type MiddleJob = { id: string; title: string; category: JobCategory; city: string };

async function readMiddles(ctx: Context, docs: readonly number[]): Promise<Map<number, MiddleJob>> {
  const rows = await ctx.db
    .select({ doc: searchDocs.doc, id: jobs.id, title: jobs.title, category: jobs.category, city: jobs.city })
    .from(searchDocs)
    .innerJoin(jobs, eq(jobs.id, searchDocs.jobId))
    .where(inArray(searchDocs.doc, [...docs]));
  return new Map(rows.map(({ doc, ...job }) => [doc, job]));
}

type FoundCluster = FoundClusters['clusters'][number];

function toMapCluster({ doc: _doc, ...cluster }: FoundCluster, job: MiddleJob | undefined): MapCluster {
  const place = job?.city ?? '';
  if (cluster.count > 1 || !job) return { ...cluster, place };
  return { ...cluster, place, jobId: job.id, title: job.title, category: job.category };
}
