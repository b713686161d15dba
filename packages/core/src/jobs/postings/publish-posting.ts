import type { PostingDays } from '@stellenvisite/contract/jobs/job-fields';
import { DEFAULT_POSTING_DAYS, type PostingEventKind } from '@stellenvisite/contract/jobs/job-postings';
import type { JobPosting } from '@stellenvisite/contract/jobs/job-postings.schema';
import { firstPublicDay } from '@stellenvisite/contract/jobs/swiss-embargo';
import { startOfBerlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { departments } from '@stellenvisite/db/schema/employers/employers';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq } from 'drizzle-orm';
import { lockActiveEmployers } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { getPlan } from '../../employers/plan/get-plan.ts';
import { findEmployerOf, requireJobPlace } from '../../employers/plan/job-places.ts';
import { requiresReview } from '../../employers/verification/requires-review.ts';
import { writePostingEvent } from './create-posting.ts';
import { findPostingProblems, loadPosting } from './get-posting.ts';
import { type JobRow, lockPosting, type PostingRow, requirePosting } from './open-posting.ts';
import { toJobValues } from './to-job-values.ts';

export type Release = { kind: PostingEventKind; postedAt: Date; validThrough: Date };

/** Brings the content to the public, as it is now. */
export async function publishPosting(ctx: Context, { id }: { id: string }): Promise<JobPosting> {
  const { userId } = await requirePosting(ctx, id);
  await ctx.db.transaction((tx) => publishInTransaction(ctx, tx, { id, byUserId: userId }));
  return loadPosting(ctx, id);
}

/** For use cases that have checked the permission already; `byUserId` is null where a partner's system did it. */
export async function publishInTransaction(
  ctx: Context,
  tx: Tx,
  { id, byUserId }: { id: string; byUserId: string | null },
): Promise<void> {
  const employerId = await findEmployerOf(tx, id);
  if (employerId) await lockActiveEmployers(tx, employerId);
  const { posting, job } = await lockPosting(tx, id);
  if (posting.suspendedAt) throw new DomainError('job_posting.suspended');
  const { maxDays } = await getPlan(tx, posting.employerId);
  const release = toRelease(posting, job, ctx.now(), maxDays);
  if (!release) return;
  const problems = findPostingProblems(posting.content, posting.origin);
  if (problems.length > 0) {
    const errors = problems.map((message) => ({ path: 'content', message }));
    throw new DomainError('job_posting.incomplete', undefined, { errors });
  }
  if (release.kind !== 'changed' && !posting.pendingSince)
    await requireJobPlace(tx, { employerId: posting.employerId, id, now: ctx.now() });
  if (release.kind === 'published' && (isReturned(posting) || (await requiresReview(tx, posting.employerId)))) {
    await submitForReview(ctx, tx, posting, byUserId);
    return;
  }
  await bringOut(ctx, tx, posting, release);
  await writePostingEvent(tx, { postingId: id, kind: release.kind, byUserId, at: ctx.now() });
}

/** Checks whether an administrator returned or removed the job before: it is reviewed again, and waits until then. */
const isReturned = ({ refusal, pendingSince }: PostingRow) => refusal !== null || pendingSince !== null;

/** Sent again while it waits, it keeps its place. */
async function submitForReview(
  ctx: Context,
  tx: Tx,
  { id, pendingSince }: PostingRow,
  byUserId: string | null,
): Promise<void> {
  if (pendingSince) return;
  await tx.update(jobPostings).set({ pendingSince: ctx.now(), refusal: null }).where(eq(jobPostings.id, id));
  await writePostingEvent(tx, { postingId: id, kind: 'pending', byUserId, at: ctx.now() });
}

/** Writes the public row. */
export async function bringOut(ctx: Context, tx: Tx, posting: PostingRow, release: Release): Promise<void> {
  const { id, employerId, version } = posting;
  const values = {
    ...toJobValues(posting.content),
    department: await findDepartment(tx, posting),
    status: 'published' as const,
    postedAt: release.postedAt,
    validThrough: release.validThrough,
    updatedAt: ctx.now(),
  };
  await tx
    .insert(jobs)
    .values({ id, employerId, ...values })
    .onConflictDoUpdate({ target: jobs.id, set: values });
  const isOver = { pendingSince: null, refusal: null, pausedAt: null, closedAt: null, closeReason: null };
  await tx
    .update(jobPostings)
    .set({ publishedVersion: version, ...isOver })
    .where(eq(jobPostings.id, id));
}

/**
 * The dates are honest: a job that ran out is new again only if its content changed, otherwise it goes on with the day it was first
 * public. It stays public for as long as the plan allows at most. Null where the public sees everything already.
 */
export function toRelease(posting: PostingRow, job: JobRow | null, now: Date, maxDays: PostingDays): Release | null {
  const isChanged = posting.version !== posting.publishedVersion;
  const days = Math.min(posting.content.days ?? DEFAULT_POSTING_DAYS, maxDays) * DAY_MS;
  const startingAt = (kind: PostingEventKind, postedAt: Date): Release => ({
    kind,
    postedAt,
    validThrough: new Date(Math.max(now.getTime(), postedAt.getTime()) + days),
  });
  if (!job || job.status === 'draft') return startingAt('published', firstDay(posting, now));
  const { postedAt } = job;
  // Its time does not run while it is paused.
  const paused = job.status === 'paused' && posting.pausedAt ? now.getTime() - posting.pausedAt.getTime() : 0;
  const validThrough = new Date(job.validThrough.getTime() + paused);
  const isOver = job.status === 'closed' || validThrough <= now;
  if (isOver) return isChanged ? startingAt('reposted', firstDay(posting, now)) : startingAt('renewed', postedAt);
  if (job.status === 'paused') return { kind: 'resumed', postedAt, validThrough };
  return isChanged ? { kind: 'changed', postedAt, validThrough } : null;
}

/** Now, or midnight in Berlin of a later day that was chosen or that an embargo demands. */
function firstDay({ content }: PostingRow, now: Date): Date {
  const day = firstPublicDay(content);
  if (!day) return now;
  return new Date(Math.max(now.getTime(), startOfBerlinDay(day).getTime()));
}

async function findDepartment(tx: Tx, { employerId, content: { departmentId } }: PostingRow): Promise<string | null> {
  if (!departmentId) return null;
  const [department] = await tx
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.id, departmentId), eq(departments.employerId, employerId)));
  if (!department) throw new DomainError('job_posting.department_unknown');
  return department.name;
}
