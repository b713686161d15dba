import type { PendingJobClaim } from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { jobPostings, pendingJobClaims } from '@stellenvisite/db/schema/jobs/job-postings';
import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { lockActiveEmployers } from '../../../actor-state.ts';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../domain-error.ts';
import { getPlan } from '../../../employers/plan/get-plan.ts';
import { findEmployerOf } from '../../../employers/plan/job-places.ts';
import { listMembersFor } from '../../../identity/permissions/team-members.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { getSwitch, HOLD_FIRST_JOBS, writeSwitch } from '../../../platform/settings/switch-setting.ts';
import { recordAdminAct } from '../../../record-admin-act.ts';
import { requirePermission } from '../../../require-permission.ts';
import { writePostingEvent } from '../create-posting.ts';
import { findPostingProblems } from '../get-posting.ts';
import { type JobOutcome, pendingJobMail } from '../job-postings.mails.ts';
import { lockPosting, type Opened, type PostingRow } from '../open-posting.ts';
import { bringOut, toRelease } from '../publish-posting.ts';

/** The screen renews its claim well before it ends; one whose browser died is free a minute later. */
const CLAIM_MS = 60_000;

type Claim = { id: string; userId: string; now: Date };

type Decision = { id: string; version: number };

/** Publishes a job pending review as it was reviewed, from now on. */
export async function releasePendingJob(ctx: Context, decision: Decision): Promise<void> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  await ctx.db.transaction(async (tx) => {
    const employerId = await findEmployerOf(tx, decision.id);
    if (employerId) await lockActiveEmployers(tx, employerId);
    const { posting, job } = await lockQuarantined(ctx, tx, { ...decision, userId });
    const { maxDays } = await getPlan(tx, posting.employerId);
    const release = toRelease(posting, job, ctx.now(), maxDays);
    if (!release || findPostingProblems(posting.content, posting.origin).length > 0)
      throw new DomainError('job_posting.incomplete');
    await bringOut(ctx, tx, posting, release);
    await writePostingEvent(tx, { postingId: posting.id, kind: 'released', byUserId: userId, at: ctx.now() });
    await recordAdminAct(ctx, tx, {
      action: 'job.released',
      subject: { kind: 'job', id: posting.id, label: posting.content.title ?? null },
      before: { status: 'pending' },
      after: { status: 'published' },
    });
    await notifyOfDecision(ctx, tx, posting, { outcome: 'released', reason: null });
  });
}

/** The job is a draft again, with the reason next to it. */
export async function refusePendingJob(
  ctx: Context,
  { reason, ...decision }: Decision & { reason: string },
): Promise<void> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  await ctx.db.transaction(async (tx) => {
    const { posting } = await lockQuarantined(ctx, tx, { ...decision, userId });
    const { id } = posting;
    await tx.update(jobPostings).set({ pendingSince: null, refusal: reason }).where(eq(jobPostings.id, id));
    await writePostingEvent(tx, { postingId: id, kind: 'refused', byUserId: userId, detail: reason, at: ctx.now() });
    await recordAdminAct(ctx, tx, {
      action: 'job.returned',
      subject: { kind: 'job', id, label: posting.content.title ?? null },
      before: { status: 'pending', reason: null },
      after: { status: 'draft', reason },
    });
    await notifyOfDecision(ctx, tx, posting, { outcome: 'refused', reason });
  });
}

/** The job is removed; its employer sees it in the list with the reason. */
export async function rejectPendingJob(
  ctx: Context,
  { reason, ...decision }: Decision & { reason: string },
): Promise<void> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  await ctx.db.transaction(async (tx) => {
    const { posting } = await lockQuarantined(ctx, tx, { ...decision, userId });
    const { id } = posting;
    const now = ctx.now();
    await tx
      .update(jobPostings)
      .set({ pendingSince: null, takedownReason: reason, removedAt: now, closedAt: now })
      .where(eq(jobPostings.id, id));
    await writePostingEvent(tx, { postingId: id, kind: 'deleted', byUserId: userId, detail: reason, at: now });
    await recordAdminAct(ctx, tx, {
      action: 'job.removed',
      subject: { kind: 'job', id, label: posting.content.title ?? null },
      before: { status: 'pending', reason: null },
      after: { status: 'removed', reason },
    });
    await notifyOfDecision(ctx, tx, posting, { outcome: 'removed', reason });
  });
}

async function lockQuarantined(
  ctx: Context,
  tx: Tx,
  { id, version, userId }: Decision & { userId: string },
): Promise<Opened> {
  const opened = await lockPosting(tx, id);
  if (!opened.posting.pendingSince) throw new DomainError('job_posting.move_refused');
  if (opened.posting.version !== version) throw new DomainError('job_posting.version_stale');
  await requireClaimable(tx, { id, userId, now: ctx.now() });
  return opened;
}

type OutcomeNotice = { outcome: JobOutcome; reason: string | null };

/** Everybody who acts for the employer; a decision is reported each time it is made. */
export async function notifyOfDecision(
  ctx: Context,
  tx: Tx,
  posting: PostingRow,
  { outcome, reason }: OutcomeNotice,
): Promise<void> {
  const { id: jobId, employerId, pendingSince, content } = posting;
  const title = content.title ?? '';
  const paths = {
    released: `/jobs/${jobId}`,
    refused: `/post-job?job=${jobId}`,
    removed: '/employer-dashboard/stellen',
  };
  const url = ctx.publicUrl + paths[outcome];
  for (const userId of await listMembersFor(tx, employerId, 'job.change')) {
    const about = { jobId, jobTitle: title };
    const key = `${jobId} ${(pendingSince ?? ctx.now()).toISOString()}`;
    const wish = await notify(
      ctx,
      tx,
      reason === null
        ? { userId, key, kind: 'job.released', data: about }
        : { userId, key, kind: 'job.refused', data: { ...about, reason } },
    );
    if (!wish) continue;
    const { unsubscribeUrl, ...mail } = wish;
    await ctx.mail.write(tx, { ...mail, message: pendingJobMail({ title, outcome, reason, url, unsubscribeUrl }) });
  }
}

/** Claims a pending job for review by the caller, unless somebody else reviews it, and returns who does. */
export async function claimPendingJob(ctx: Context, { id }: { id: string }): Promise<PendingJobClaim> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  const now = ctx.now();
  const isWaiting = and(eq(jobPostings.id, id), isNotNull(jobPostings.pendingSince));
  if (!isId(id) || (await ctx.db.$count(jobPostings, isWaiting)) === 0) throw new DomainError('job.not_found');
  const until = new Date(now.getTime() + CLAIM_MS);
  await ctx.db
    .insert(pendingJobClaims)
    .values({ postingId: id, userId, until })
    .onConflictDoUpdate({
      target: pendingJobClaims.postingId,
      set: { userId, until },
      setWhere: sql`pending_job_claims.user_id = ${userId} or pending_job_claims.until <= ${now}`,
    });
  return { openedBy: await findOther(ctx.db, { id, userId, now }) };
}

/** Whoever has it open and is not the caller. */
async function findOther(db: Db | Tx, { id, userId, now }: Claim): Promise<string | null> {
  const [other] = await db
    .select({ firstName: adminUsers.firstName, lastName: adminUsers.lastName })
    .from(pendingJobClaims)
    .innerJoin(adminUsers, eq(adminUsers.authUserId, pendingJobClaims.userId))
    .where(
      and(eq(pendingJobClaims.postingId, id), ne(pendingJobClaims.userId, userId), gt(pendingJobClaims.until, now)),
    );
  return other ? `${other.firstName} ${other.lastName}` : null;
}

/** A decision is made by whoever has the job open; one that nobody has open is anybody's. */
async function requireClaimable(tx: Tx, claim: Claim): Promise<void> {
  if (await findOther(tx, claim)) throw new DomainError('job_posting.open_elsewhere');
}

/** Checks whether first jobs of employers that are not verified wait for an administrator. What waits already goes on waiting. */
export async function switchHolding(ctx: Context, { isOn }: { isOn: boolean }): Promise<void> {
  await requirePermission(ctx, 'job.moderate');
  await ctx.db.transaction(async (tx) => {
    const wasOn = await getSwitch(tx, HOLD_FIRST_JOBS, true);
    await writeSwitch(tx, HOLD_FIRST_JOBS, isOn, ctx.now());
    await recordAdminAct(ctx, tx, {
      action: 'settings.changed',
      subject: { kind: 'setting', id: HOLD_FIRST_JOBS },
      before: { isOn: wasOn },
      after: { isOn },
    });
  });
}
