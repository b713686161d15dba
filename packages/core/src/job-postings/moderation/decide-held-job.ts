import type { Tx } from '@stellenvisite/db/client';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { eq } from 'drizzle-orm';
import { recordAdminAct } from '../../audit/record-admin-act.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { notify } from '../../notifications/notify.ts';
import { requirePermission } from '../../permissions/require-permission.ts';
import { readPlan } from '../../plans/read-plan.ts';
import { listMembersFor } from '../../team/team-members.ts';
import { findPostingProblems } from '../find-posting-problems.ts';
import { heldJobMail, type JobOutcome } from '../job-postings.mails.ts';
import { lockPosting, type Opened, type PostingRow } from '../open-posting.ts';
import { bringOut, toRelease } from '../publish-posting.ts';
import { writePostingEvent } from '../write-posting-event.ts';
import { requireClaimable } from './claim-held-job.ts';

type Decision = { id: string; version: number };

/** Makes a held job public as it was looked at, from now on. */
export async function releaseHeldJob(ctx: Context, decision: Decision): Promise<void> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  await ctx.db.transaction(async (tx) => {
    const { posting, job } = await lockHeld(ctx, tx, { ...decision, userId });
    const { maxDays } = await readPlan(tx, posting.employerId);
    const release = toRelease(posting, job, ctx.now(), maxDays);
    if (!release || findPostingProblems(posting.content).length > 0) throw new DomainError('job_posting.incomplete');
    await bringOut(ctx, tx, posting, release);
    await writePostingEvent(tx, { postingId: posting.id, kind: 'released', byUserId: userId, at: ctx.now() });
    await recordAdminAct(ctx, tx, {
      action: 'job.released',
      subject: { kind: 'job', id: posting.id, label: posting.content.title ?? null },
      before: { status: 'held' },
      after: { status: 'published' },
    });
    await tellOfDecision(ctx, tx, posting, { outcome: 'released', reason: null });
  });
}

/** The job is a draft again, with the reason beside it. */
export async function refuseHeldJob(
  ctx: Context,
  { reason, ...decision }: Decision & { reason: string },
): Promise<void> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  await ctx.db.transaction(async (tx) => {
    const { posting } = await lockHeld(ctx, tx, { ...decision, userId });
    const { id } = posting;
    await tx.update(jobPostings).set({ heldAt: null, refusal: reason }).where(eq(jobPostings.id, id));
    await writePostingEvent(tx, { postingId: id, kind: 'refused', byUserId: userId, detail: reason, at: ctx.now() });
    await recordAdminAct(ctx, tx, {
      action: 'job.returned',
      subject: { kind: 'job', id, label: posting.content.title ?? null },
      before: { status: 'held', reason: null },
      after: { status: 'draft', reason },
    });
    await tellOfDecision(ctx, tx, posting, { outcome: 'refused', reason });
  });
}

/** The job is gone from its employer's lists, who reads why. */
export async function rejectHeldJob(
  ctx: Context,
  { reason, ...decision }: Decision & { reason: string },
): Promise<void> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  await ctx.db.transaction(async (tx) => {
    const { posting } = await lockHeld(ctx, tx, { ...decision, userId });
    const { id } = posting;
    const now = ctx.now();
    await tx
      .update(jobPostings)
      .set({ heldAt: null, refusal: reason, removedAt: now, closedAt: now })
      .where(eq(jobPostings.id, id));
    await writePostingEvent(tx, { postingId: id, kind: 'deleted', byUserId: userId, detail: reason, at: now });
    await recordAdminAct(ctx, tx, {
      action: 'job.removed',
      subject: { kind: 'job', id, label: posting.content.title ?? null },
      before: { status: 'held', reason: null },
      after: { status: 'removed', reason },
    });
    await tellOfDecision(ctx, tx, posting, { outcome: 'removed', reason });
  });
}

async function lockHeld(ctx: Context, tx: Tx, { id, version, userId }: Decision & { userId: string }): Promise<Opened> {
  const opened = await lockPosting(tx, id);
  if (!opened.posting.heldAt) throw new DomainError('job_posting.move_refused');
  if (opened.posting.version !== version) throw new DomainError('job_posting.version_stale');
  await requireClaimable(tx, { id, userId, now: ctx.now() });
  return opened;
}

type Told = { outcome: JobOutcome; reason: string | null };

/** Everybody who acts for the employer; a decision is told each time it is made. */
export async function tellOfDecision(
  ctx: Context,
  tx: Tx,
  posting: PostingRow,
  { outcome, reason }: Told,
): Promise<void> {
  const { id: jobId, employerId, heldAt, content } = posting;
  const title = content.title ?? '';
  const paths = {
    released: `/jobs/${jobId}`,
    refused: `/post-job?job=${jobId}`,
    removed: '/employer-dashboard/stellen',
  };
  const url = ctx.publicUrl + paths[outcome];
  for (const userId of await listMembersFor(tx, employerId, 'job.change')) {
    const about = { jobId, jobTitle: title };
    const key = `${jobId} ${(heldAt ?? ctx.now()).toISOString()}`;
    const wish = await notify(
      ctx,
      tx,
      reason === null
        ? { userId, key, kind: 'job.released', data: about }
        : { userId, key, kind: 'job.refused', data: { ...about, reason } },
    );
    if (!wish) continue;
    const { unsubscribeUrl, ...mail } = wish;
    await ctx.mail.write(tx, { ...mail, message: heldJobMail({ title, outcome, reason, url, unsubscribeUrl }) });
  }
}
