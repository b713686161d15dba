import type { JobCategory } from '@stellenvisite/contract/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, count, desc, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listJobItems } from '../jobs/list-job-items.ts';
import { isLive } from '../live-jobs.ts';

export type NewJobs = { total: number; categories: { category: JobCategory; count: number }[]; jobs: JobItem[] };

const SHOWN = 8;
const SHOWN_FEATURED = 2;

/** What was published between two issues: true counts, and a few jobs to begin with. */
export async function listNewJobs(ctx: Context, { since, until }: { since: Date; until: Date }): Promise<NewJobs> {
  const isNew = and(isLive(ctx), gt(jobs.postedAt, since), lte(jobs.postedAt, until));
  const categories = await ctx.db
    .select({ category: jobs.category, count: count() })
    .from(jobs)
    .where(isNew)
    .groupBy(jobs.category)
    .orderBy(desc(count()), jobs.category);
  const total = categories.reduce((sum, { count: ofCategory }) => sum + ofCategory, 0);
  return { total, categories, jobs: total === 0 ? [] : await listShownJobs(ctx, isNew) };
}

/** Few featured jobs first, then the newest; every employer is shown once before one is shown twice. */
async function listShownJobs(ctx: Context, isNew: SQL | undefined): Promise<JobItem[]> {
  const ofEmployer = ctx.db.$with('of_employer').as(
    ctx.db
      .select({
        id: jobs.id,
        featured: jobs.featured,
        postedAt: jobs.postedAt,
        position:
          sql<number>`row_number() over (partition by ${jobs.employerId} order by ${jobs.featured} desc, ${jobs.postedAt} desc, ${jobs.id})`.as(
            'position',
          ),
      })
      .from(jobs)
      .where(isNew),
  );
  const ranked = ctx.db.$with('ranked').as(
    ctx.db
      .select({
        id: ofEmployer.id,
        featured: ofEmployer.featured,
        place:
          sql<number>`row_number() over (partition by ${ofEmployer.featured} order by ${ofEmployer.position}, ${ofEmployer.postedAt} desc, ${ofEmployer.id})`.as(
            'place',
          ),
      })
      .from(ofEmployer),
  );
  const found = await ctx.db
    .with(ofEmployer, ranked)
    .select({ id: ranked.id, km: sql<null>`null` })
    .from(ranked)
    .where(sql`${ranked.place} <= case when ${ranked.featured} then ${SHOWN_FEATURED}::int else ${SHOWN}::int end`)
    .orderBy(desc(ranked.featured), ranked.place)
    .limit(SHOWN);
  return listJobItems(ctx, found);
}
