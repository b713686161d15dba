import { POSTING_TRANSITIONS, type PostingMove } from '@stellenvisite/contract/jobs/job-postings';
import type { CloseJobPosting, JobPosting } from '@stellenvisite/contract/jobs/job-postings.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import { writePostingEvent } from './create-posting.ts';
import { loadPosting, stateOf } from './get-posting.ts';
import { lockPosting, type Opened, requirePosting } from './open-posting.ts';

export async function pausePosting(ctx: Context, { id }: { id: string }): Promise<JobPosting> {
  const { userId } = await requirePosting(ctx, id);
  await ctx.db.transaction(async (tx) => {
    requireMove(ctx, await lockPosting(tx, id), 'pause');
    await tx.update(jobs).set({ status: 'paused', updatedAt: ctx.now() }).where(eq(jobs.id, id));
    await tx.update(jobPostings).set({ pausedAt: ctx.now() }).where(eq(jobPostings.id, id));
    await writePostingEvent(tx, { postingId: id, kind: 'paused', byUserId: userId, at: ctx.now() });
  });
  return loadPosting(ctx, id);
}

/**
 * Makes a draft of a job that an administrator removed, so that its employer can correct it. It keeps the reason and is reviewed before it
 * is public again. Of two calls at once the second finds the draft.
 */
export async function reopenPosting(ctx: Context, { id }: { id: string }): Promise<JobPosting> {
  const { userId } = await requireRemoved(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const [reopened] = await tx
      .update(jobPostings)
      .set({
        refusal: jobPostings.takedownReason,
        takedownReason: null,
        removedAt: null,
        closedAt: null,
        closeReason: null,
      })
      .where(and(eq(jobPostings.id, id), isNotNull(jobPostings.takedownReason)))
      .returning({ id: jobPostings.id });
    if (!reopened) return;
    await tx.update(jobs).set({ status: 'draft', updatedAt: ctx.now() }).where(eq(jobs.id, id));
    await writePostingEvent(tx, { postingId: id, kind: 'reopened', byUserId: userId, at: ctx.now() });
  });
  return loadPosting(ctx, id);
}

async function requireRemoved(ctx: Context, id: string) {
  const { employerId, takedownReason } = jobPostings;
  const [found] = isId(id)
    ? await ctx.db.select({ employerId, takedownReason }).from(jobPostings).where(eq(jobPostings.id, id))
    : [];
  if (!found || found.takedownReason === null) return requirePosting(ctx, id);
  return requirePermission(ctx, 'job.change', { employerId: found.employerId, notFound: 'job.not_found' });
}

export async function closePosting(
  ctx: Context,
  { id, reason }: CloseJobPosting & { id: string },
): Promise<JobPosting> {
  const { userId } = await requirePosting(ctx, id);
  await ctx.db.transaction((tx) => closeInTransaction(ctx, tx, { id, reason, byUserId: userId }));
  return loadPosting(ctx, id);
}

/** For use cases that have checked the permission already; `byUserId` is null where a partner's system did it. */
export async function closeInTransaction(ctx: Context, tx: Tx, { id, reason, byUserId }: Ended): Promise<void> {
  const opened = await lockPosting(tx, id);
  requireMove(ctx, opened, reason === 'filled' ? 'fill' : 'close');
  await endJob(ctx, tx, { id, reason, byUserId });
}

type Ended = CloseJobPosting & { id: string; byUserId: string | null };

/** Closes a job whatever its state; the day it was closed first stays. Its rows are locked. */
export async function endJob(ctx: Context, tx: Tx, { id, reason, byUserId }: Ended): Promise<void> {
  const now = ctx.now();
  const closedAt = sql`coalesce(${jobPostings.closedAt}, ${now.toISOString()}::timestamptz)`;
  await tx.update(jobs).set({ status: 'closed', updatedAt: now }).where(eq(jobs.id, id));
  await tx.update(jobPostings).set({ closedAt, closeReason: reason, pausedAt: null }).where(eq(jobPostings.id, id));
  await writePostingEvent(tx, { postingId: id, kind: reason, byUserId, at: now });
}

/** Refuses a move that the state does not allow. Call it while the rows are locked, so that only one of two moves at once is made. */
function requireMove(ctx: Context, { posting, job }: Opened, move: PostingMove): void {
  const state = stateOf(job, posting, ctx.now());
  if (!POSTING_TRANSITIONS[move].includes(state)) throw new DomainError('job_posting.move_refused');
}
