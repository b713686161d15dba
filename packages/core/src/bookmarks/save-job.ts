import { randomUUID } from 'node:crypto';
import { MAX_SAVED_JOBS } from '@stellenvisite/contract/bookmarks';
import type { SaveBookmark } from '@stellenvisite/contract/bookmarks.schema';
import { savedJobs } from '@stellenvisite/db/schema/bookmarks';
import { and, eq } from 'drizzle-orm';
import { lockPerson } from '../auth/users/lock-person.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePublicJob } from '../jobs/require-public-job.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** Saved twice it is saved once. A job that has ended meanwhile may still be kept; what was never public is not found. */
export async function saveJob(ctx: Context, { jobId, note = '' }: SaveBookmark & { jobId: string }): Promise<void> {
  const { userId } = await requirePermission(ctx, 'saved_job.write');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await requirePublicJob(ctx, tx, jobId);
    const isKept = and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId));
    if ((await tx.$count(savedJobs, isKept)) > 0) return;
    const kept = await tx.$count(savedJobs, eq(savedJobs.userId, userId));
    if (kept >= MAX_SAVED_JOBS) throw new DomainError('saved_job.limit_reached');
    await tx.insert(savedJobs).values({ id: randomUUID(), userId, jobId, note, createdAt: ctx.now() });
  });
}
