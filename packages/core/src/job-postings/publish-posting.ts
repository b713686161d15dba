import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import { DEFAULT_POSTING_DAYS, type PostingEventKind } from '@stellenvisite/contract/job-postings';
import type { JobPosting } from '@stellenvisite/contract/job-postings.schema';
import type { Tx } from '@stellenvisite/db/client';
import { departments } from '@stellenvisite/db/schema/employers';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findPostingProblems } from './find-posting-problems.ts';
import { loadPosting } from './get-posting.ts';
import { type JobRow, lockPosting, type PostingRow, requirePosting } from './open-posting.ts';
import { toJobValues } from './to-job-values.ts';
import { writePostingEvent } from './write-posting-event.ts';

const DAY_MS = 86_400_000;

type Release = { kind: PostingEventKind; postedAt: Date; validThrough: Date };

/** Brings the content to the public, as it is now. */
export async function publishPosting(ctx: Context, { id }: { id: string }): Promise<JobPosting> {
  const { userId } = await requirePosting(ctx, id);
  await ctx.db.transaction(async (tx) => {
    const { posting, job } = await lockPosting(tx, id);
    const release = toRelease(posting, job, ctx.now());
    if (!release) return;
    if (findPostingProblems(posting.content).length > 0) throw new DomainError('job_posting.incomplete');
    const { kind, ...dates } = release;
    const values = {
      ...toJobValues(posting.content),
      department: await findDepartment(tx, posting),
      status: 'published' as const,
      ...dates,
      updatedAt: ctx.now(),
    };
    await tx
      .insert(jobs)
      .values({ id, employerId: posting.employerId, ...values })
      .onConflictDoUpdate({ target: jobs.id, set: values });
    await tx.update(jobPostings).set({ publishedVersion: posting.version }).where(eq(jobPostings.id, id));
    await writePostingEvent(tx, { postingId: id, kind, byUserId: userId, at: ctx.now() });
  });
  return loadPosting(ctx, id);
}

/**
 * The dates are honest: a job that ran out is new again only if its content changed, otherwise it goes on with the day it was first
 * public. Null where the public sees everything already.
 */
export function toRelease(posting: PostingRow, job: JobRow | null, now: Date): Release | null {
  const isChanged = posting.version !== posting.publishedVersion;
  const days = (posting.content.days ?? DEFAULT_POSTING_DAYS) * DAY_MS;
  const startingAt = (kind: PostingEventKind, postedAt: Date): Release => ({
    kind,
    postedAt,
    validThrough: new Date(Math.max(now.getTime(), postedAt.getTime()) + days),
  });
  if (!job || job.status === 'draft') return startingAt('published', firstDay(posting, now));
  const { postedAt, validThrough } = job;
  const isOver = job.status === 'closed' || validThrough <= now;
  if (isOver) return isChanged ? startingAt('reposted', firstDay(posting, now)) : startingAt('renewed', postedAt);
  if (job.status === 'paused') return { kind: 'resumed', postedAt, validThrough };
  return isChanged ? { kind: 'changed', postedAt, validThrough } : null;
}

/** Now, or midnight in Berlin of a later day that was chosen. */
function firstDay({ content: { publishOn } }: PostingRow, now: Date): Date {
  if (!publishOn) return now;
  const midnight = new Date(`${publishOn}T00:00:00Z`);
  // The clocks change after midnight of both zones, so that day's first offset is the same.
  const inBerlin = 2 * midnight.getTime() - toBerlinClock(midnight).getTime();
  return new Date(Math.max(now.getTime(), inBerlin));
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
