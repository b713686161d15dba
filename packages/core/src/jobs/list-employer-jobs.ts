import { createHash } from 'node:crypto';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { JobMap, JobMapQuery, MapCluster } from '@stellenvisite/contract/jobs/job-map.schema';
import type {
  JobList,
  JobSearch,
  SuggestionList,
  SuggestionQuery,
} from '@stellenvisite/contract/jobs/job-search.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { searchDocs } from '@stellenvisite/db/schema/jobs/search';
import type { FoundClusters, Search, SearchPage } from '@stellenvisite/search';
import { kilometresBetween, type Point, roundDistance } from '@stellenvisite/search/places';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isEmployerActive } from '../actor-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isLive, momentOf } from '../live-jobs.ts';
import { prepareOnce } from '../prepared-query.ts';
import { hiddenFromSearch } from './hidden-from-search.ts';
import { jobItemColumns, jobItemEmployerColumns, toJobItem } from './job-view.ts';

type Searching = Pick<Context, 'db'> & { search: Search };

type FoundJob = { doc: number; item: JobItem };

const itemsByDoc = prepareOnce((db) =>
  db
    .select({ doc: searchDocs.doc, job: jobItemColumns, employer: jobItemEmployerColumns })
    .from(searchDocs)
    .innerJoin(jobs, eq(jobs.id, searchDocs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(sql`${searchDocs.doc} = any(${sql.placeholder('docs')}::int[])`)
    .prepare('job_items_by_doc'),
);

type Options = { withoutEmployers: readonly string[] };

type Found = { answer: SearchPage; found: FoundJob[] };

/** An employer's open positions, with the same words and filters as the whole market. */
export async function listEmployerJobs(
  ctx: Context,
  { id, query }: { id: string; query: JobSearch },
): Promise<JobList> {
  if (!isId(id)) throw new DomainError('employer.not_found');
  const [employer] = await ctx.db
    .select({ id: employers.id })
    .from(employers)
    .where(and(eq(employers.id, id), isEmployerActive()));
  if (!employer) throw new DomainError('employer.not_found');
  return searchJobs(ctx, { ...query, employerId: [id] });
}

/**
 * Live jobs that meet every word and filter, one page of them, with the counts that further choices would give. What a signed-in
 * person has hidden is left out of all of it, and counted.
 */
export async function searchJobs(ctx: Context, query: JobSearch): Promise<JobList> {
  const { ids, options } = await hiddenFromSearch(ctx, query);
  const { found, answer } = await findAndLoad(ctx, query, options);
  const { hits, around: _around, ...rest } = answer;
  const notes = new Map(hits.map(({ doc, ...note }) => [doc, note]));
  const items = found.map(({ doc, item }) => ({ ...item, ...notes.get(doc) }));
  const hidden = ids.length > 0 ? { hidden: await ctx.search.count({ ...query, employerId: [...ids] }) } : {};
  return { items, page: query.page, pageSize: query.pageSize, ...rest, ...hidden };
}

/** A job may be rewritten between finding and loading it: then it is another document, and the search is repeated once. */
async function findAndLoad(ctx: Context, query: JobSearch, options: Options, retriesLeft = 1): Promise<Found> {
  const answer = await ctx.search.search(query, { language: ctx.language, ...options });
  const docs = answer.hits.map(({ doc }) => doc);
  const found = await listFoundJobs(ctx, docs, answer.around);
  const isComplete = found.length === docs.length || retriesLeft === 0;
  return isComplete ? { answer, found } : findAndLoad(ctx, query, options, retriesLeft - 1);
}

/** The found jobs as lists show them, in the order in which they were found. One that was just rewritten is left out. */
export async function listFoundJobs(ctx: Searching, docs: readonly number[], from: Point | null): Promise<FoundJob[]> {
  const { items } = ctx.search;
  const known = new Map(docs.map((doc) => [doc, items.get(doc)]));
  const unknown = docs.filter((doc) => !known.get(doc));
  for (const [doc, item] of await readItems(ctx, unknown)) known.set(doc, item);
  return docs.flatMap((doc) => {
    const item = known.get(doc);
    if (!item) return [];
    const distance = from ? { distanceKm: roundDistance(kilometresBetween(from, item.location)) } : {};
    return [{ doc, item: { ...item, ...distance } }];
  });
}

async function readItems(ctx: Searching, docs: readonly number[]): Promise<[number, JobItem][]> {
  if (docs.length === 0) return [];
  const { items } = ctx.search;
  const readVersion = items.version;
  const rows = await itemsByDoc(ctx.db).execute({ docs });
  return rows.map(({ doc, job, employer }) => {
    const item = toJobItem(job, employer);
    items.set(doc, item, readVersion);
    return [doc, item];
  });
}

export type EmployerFeedState = {
  /** Changes with every live job that comes, goes or is written again. */
  etag: string;
  changedAt: Date;
};

/** Returns the state by which a collector detects whether the employer's feed has changed, without writing the feed. */
export async function getEmployerFeedState(ctx: Context, { id }: { id: string }): Promise<EmployerFeedState> {
  if (!isId(id)) throw new DomainError('employer.not_found');
  const now = momentOf(ctx);
  const [row] = await ctx.db
    .select({
      // The clock changes the feed as well: it begins and ends jobs whose rows nobody writes.
      changedAt: sql<string>`greatest(${employers.updatedAt}, max(${jobs.updatedAt}), max(${jobs.postedAt}) filter (where ${jobs.postedAt} <= ${now}::timestamptz), max(${jobs.validThrough}) filter (where ${jobs.validThrough} <= ${now}::timestamptz))`,
      jobs: sql<string>`coalesce(md5(string_agg(${jobs.id} || ' ' || ${jobs.updatedAt}, ',' order by ${jobs.number}) filter (where ${isLive(ctx)})), '')`,
    })
    .from(employers)
    .leftJoin(jobs, eq(jobs.employerId, employers.id))
    .where(and(eq(employers.id, id), isEmployerActive()))
    .groupBy(employers.id);
  if (!row) throw new DomainError('employer.not_found');
  const changedAt = new Date(row.changedAt);
  const content = `${changedAt.toISOString()} ${row.jobs}`;
  return { etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`, changedAt };
}

/** Where the jobs of a search are, grouped as a map of that zoom can show them. */
export async function listMapClusters(ctx: Context, query: JobMapQuery): Promise<JobMap> {
  const { options } = await hiddenFromSearch(ctx, query);
  const { clusters, ...found } = await ctx.search.cluster(query, options);
  const middles = await listMiddles(
    ctx,
    clusters.map(({ doc }) => doc),
  );
  return { ...found, clusters: clusters.map((cluster) => toMapCluster(cluster, middles.get(cluster.doc))) };
}

type MiddleJob = { id: string; title: string; category: JobCategory; city: string };

async function listMiddles(ctx: Context, docs: readonly number[]): Promise<Map<number, MiddleJob>> {
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

/** Lists completions for a search field: occupations first, then fields of work, employers and places. */
export async function listSuggestions(ctx: Context, query: SuggestionQuery): Promise<SuggestionList> {
  return { items: await ctx.search.suggest(query) };
}
