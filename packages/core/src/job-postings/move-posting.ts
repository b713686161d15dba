import { POSTING_TRANSITIONS, type PostingMove } from '@stellenvisite/contract/job-postings';
import type { CloseJobPosting, JobPosting } from '@stellenvisite/contract/job-postings.schema';
import type { Tx } from '@stellenvisite/db/client';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { loadPosting } from './get-posting.ts';
import { lockPosting, requirePosting } from './open-posting.ts';
import { writePostingEvent } from './write-posting-event.ts';

export async function pausePosting(ctx: Context, { id }: { id: string }): Promise<JobPosting> {
  const { userId } = await requirePosting(ctx, id);
  await ctx.db.transaction(async (tx) => {
    await lockPosting(tx, id);
    await movePosting(ctx, tx, id, 'pause');
    await writePostingEvent(tx, { postingId: id, kind: 'paused', byUserId: userId, at: ctx.now() });
  });
  return loadPosting(ctx, id);
}

export async function closePosting(
  ctx: Context,
  { id, reason }: CloseJobPosting & { id: string },
): Promise<JobPosting> {
  const { userId } = await requirePosting(ctx, id);
  await ctx.db.transaction(async (tx) => {
    await lockPosting(tx, id);
    await movePosting(ctx, tx, id, 'close');
    await writePostingEvent(tx, { postingId: id, kind: reason, byUserId: userId, at: ctx.now() });
  });
  return loadPosting(ctx, id);
}

/** Guarded by the row's own status, so that of two moves at once one is made. */
export async function movePosting(ctx: Context, tx: Tx, id: string, move: PostingMove): Promise<void> {
  const { from, to } = POSTING_TRANSITIONS[move];
  const moved = await tx
    .update(jobs)
    .set({ status: to, updatedAt: ctx.now() })
    .where(and(eq(jobs.id, id), inArray(jobs.status, [...from])))
    .returning({ id: jobs.id });
  if (moved.length === 0) throw new DomainError('job_posting.move_refused');
}
