import type { OwnJob } from '@stellenvisite/contract/own-jobs.schema';
import type { Tx } from '@stellenvisite/db/client';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobClasses, searchPending } from '@stellenvisite/db/schema/search';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { loadOwnJob, requireOwnJob } from './require-own-job.ts';

/** The employer takes its word back: the job is what its own words say, in the answer already and in the index in a moment. */
export async function resetJobClass(ctx: Context, { id }: { id: string }): Promise<OwnJob> {
  await requireOwnJob(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const [corrected] = await tx
      .update(jobClasses)
      .set({ isCorrected: false, updatedAt: ctx.now() })
      .where(and(eq(jobClasses.jobId, id), eq(jobClasses.isCorrected, true)))
      .returning({ jobId: jobClasses.jobId });
    if (!corrected) return;
    await tx
      .update(jobClasses)
      .set(ctx.search.classify(await readJob(tx, id)))
      .where(eq(jobClasses.jobId, id));
    await tx.insert(searchPending).values({ jobId: id });
    await tx.execute(sql`select pg_notify('search_pending', '')`);
  });
  return loadOwnJob(ctx, id);
}

async function readJob(tx: Tx, id: string) {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id));
  if (!job) throw new Error('a class goes with its job');
  return job;
}
