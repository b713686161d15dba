import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { searchDocs } from '@stellenvisite/db/schema/search';
import { kilometresBetween, type Point, roundDistance } from '@stellenvisite/search/places';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { prepareOnce } from '../prepared-query.ts';
import { jobItemColumns, jobItemEmployerColumns, toJobItem } from './job-view.ts';

export type FoundJob = { doc: number; item: JobItem };

/** The found jobs as lists show them, in the order in which they were found. One that was just rewritten is left out. */
export async function listFoundJobs(
  ctx: Pick<Context, 'db' | 'search'>,
  docs: readonly number[],
  from: Point | null,
): Promise<FoundJob[]> {
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

const itemsByDoc = prepareOnce((db) =>
  db
    .select({ doc: searchDocs.doc, job: jobItemColumns, employer: jobItemEmployerColumns })
    .from(searchDocs)
    .innerJoin(jobs, eq(jobs.id, searchDocs.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(sql`${searchDocs.doc} = any(${sql.placeholder('docs')}::int[])`)
    .prepare('job_items_by_doc'),
);

async function readItems(ctx: Pick<Context, 'db' | 'search'>, docs: readonly number[]): Promise<[number, JobItem][]> {
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
