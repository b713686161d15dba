import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import type { CountView } from '@stellenvisite/contract/statistics.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobViews } from '@stellenvisite/db/schema/statistics';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isLive } from '../live-jobs.ts';
import { viewSource } from './view-source.ts';

/** One more view of a live job; of others nothing is counted. */
export async function countView(ctx: Context, { jobId, ...came }: CountView & { jobId: string }): Promise<void> {
  const [job] = await ctx.db
    .select({ website: employers.website })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.id, jobId), isLive(ctx)));
  if (!job) return;
  await ctx.db
    .insert(jobViews)
    .values({ jobId, day: berlinDay(ctx.now()), source: viewSource({ ...came, ...job }), views: 1 })
    .onConflictDoUpdate({
      target: [jobViews.jobId, jobViews.day, jobViews.source],
      set: { views: sql`${jobViews.views} + 1` },
    });
}

/** „2026-11-16“ */
export function berlinDay(moment: Date): string {
  return toBerlinClock(moment).toISOString().slice(0, 10);
}
