import { JOB_CATEGORIES, type JobCategory } from '@stellenvisite/contract/job-fields';
import type { MarketOverview } from '@stellenvisite/contract/market';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { count } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { countJobs } from '../jobs/count-jobs.ts';
import { isLive } from '../jobs/live-jobs.ts';
import { occupationLabel } from '../jobs/occupation-label.ts';

type TopOccupations = Record<JobCategory, MarketOverview['categories'][number]['top']>;

const TOP = 5;

/** The occupations named most often in a category; each count is what its words find within that category. */
export async function listTopOccupations(ctx: Context): Promise<TopOccupations> {
  const rows = await ctx.db
    .select({ category: jobs.category, title: jobs.title, jobs: count() })
    .from(jobs)
    .where(isLive(ctx))
    .groupBy(jobs.category, jobs.title);

  const labels = JOB_CATEGORIES.flatMap((category) => {
    const named = new Map<string, number>();
    for (const row of rows) {
      if (row.category !== category) continue;
      const label = occupationLabel(row.title);
      named.set(label, (named.get(label) ?? 0) + row.jobs);
    }
    return [...named]
      .sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'de'))
      .slice(0, TOP)
      .map(([label]) => ({ category, label, q: label }));
  });
  const counts = await countJobs(ctx, labels);
  const top = labels.map(({ category, label, q }, index) => ({ category, label, q, count: counts[index] ?? 0 }));
  const entries = JOB_CATEGORIES.map((category) => [
    category,
    top
      .filter((entry) => entry.category === category)
      .map(({ label, q, count: found }) => ({ label, q, count: found })),
  ]);
  return Object.fromEntries(entries);
}
