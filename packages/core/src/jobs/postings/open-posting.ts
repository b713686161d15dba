import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';
import { toJobContent } from './to-job-content.ts';

export type PostingRow = typeof jobPostings.$inferSelect;
export type JobRow = typeof jobs.$inferSelect;
export type Opened = { posting: PostingRow; job: JobRow | null };

const FIRST_VERSION = 1;

/** Finds the posting with its public row. A job that came from elsewhere is a posting nobody has worked on yet. */
export async function findPosting(db: Db | Tx, id: string): Promise<Opened | null> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  const [posting] = await db.select().from(jobPostings).where(eq(jobPostings.id, id));
  if (posting?.removedAt) return null;
  if (posting) return { posting, job: job ?? null };
  return job ? { posting: toPosting(job), job } : null;
}

/**
 * Locks the rows until the transaction ends, and creates the posting of a job from elsewhere. The posting is locked first, since a job that
 * was never published has no other row to wait for.
 */
export async function lockPosting(tx: Tx, id: string): Promise<Opened> {
  const posting = (await selectForUpdate(tx, id)) ?? (await adoptJob(tx, id));
  if (!posting || posting.removedAt) throw new DomainError('job.not_found');
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update');
  return { posting, job: job ?? null };
}

async function selectForUpdate(tx: Tx, id: string): Promise<PostingRow | undefined> {
  const [posting] = await tx.select().from(jobPostings).where(eq(jobPostings.id, id)).for('update');
  return posting;
}

/** Locks many postings, always in one order, and creates those of jobs from elsewhere. */
export async function lockPostings(tx: Tx, ids: readonly string[]): Promise<Opened[]> {
  const known = tx.select({ id: jobPostings.id }).from(jobPostings).where(inArray(jobPostings.id, ids));
  const unknown = await tx
    .select()
    .from(jobs)
    .where(and(inArray(jobs.id, ids), notInArray(jobs.id, known)));
  if (unknown.length > 0) await tx.insert(jobPostings).values(unknown.map(toPosting)).onConflictDoNothing();
  const postings = await tx
    .select()
    .from(jobPostings)
    .where(and(inArray(jobPostings.id, ids), isNull(jobPostings.removedAt)))
    .orderBy(asc(jobPostings.id))
    .for('update');
  const rows = await tx.select().from(jobs).where(inArray(jobs.id, ids)).orderBy(asc(jobs.id)).for('update');
  const byId = new Map(rows.map((job) => [job.id, job]));
  return postings.map((posting) => ({ posting, job: byId.get(posting.id) ?? null }));
}

async function adoptJob(tx: Tx, id: string): Promise<PostingRow | undefined> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id));
  if (!job) return undefined;
  await tx.insert(jobPostings).values(toPosting(job)).onConflictDoNothing();
  return selectForUpdate(tx, id);
}

const toPosting = (job: JobRow): PostingRow => ({
  id: job.id,
  employerId: job.employerId,
  content: toJobContent(job),
  version: FIRST_VERSION,
  publishedVersion: job.status === 'draft' ? null : FIRST_VERSION,
  removedAt: null,
  takedownReason: null,
  origin: 'feed',
  pendingSince: null,
  suspendedAt: null,
  refusal: null,
  pausedAt: null,
  closedAt: job.status === 'closed' ? job.updatedAt : null,
  closeReason: null,
  featuredUntil: null,
  createdAt: job.createdAt,
  updatedAt: job.updatedAt,
});

/** Another employer's posting is not found. */
export async function requirePosting(
  ctx: Context,
  id: string,
  action: 'job_posting.read' | 'job.change' | 'job.delete' = 'job.change',
): Promise<Person> {
  const found = isId(id) ? await findPosting(ctx.db, id) : null;
  const person = await requirePermission(ctx, action, {
    employerId: found?.posting.employerId,
    notFound: 'job.not_found',
  });
  if (!found) throw new DomainError('job.not_found');
  return person;
}
