import { POSTING_MOVES, POSTING_TRANSITIONS } from '@stellenvisite/contract/job-postings';
import type { JobPosting } from '@stellenvisite/contract/job-postings.schema';
import { judgePosting } from '@stellenvisite/contract/posting-hints';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobPostingEvents } from '@stellenvisite/db/schema/job-postings';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { stateOf } from '../own-jobs/own-job-view.ts';
import { findPostingProblems } from './find-posting-problems.ts';
import { findPosting, requirePosting } from './open-posting.ts';

export async function getPosting(ctx: Context, { id }: { id: string }): Promise<JobPosting> {
  await requirePosting(ctx, id);
  return loadPosting(ctx, id);
}

/** For use cases that have checked the permission already. */
export async function loadPosting(ctx: Context, id: string): Promise<JobPosting> {
  const found = await findPosting(ctx.db, id);
  if (!found) throw new DomainError('job.not_found');
  const { posting, job } = found;
  const status = job?.status ?? 'draft';
  return {
    id,
    number: job?.number ?? null,
    employer: await loadEmployer(ctx.db, posting.employerId),
    state: job ? stateOf(job, ctx.now()) : 'draft',
    version: posting.version,
    content: posting.content,
    hasChanges: posting.version !== posting.publishedVersion,
    problems: findPostingProblems(posting.content),
    quality: judgePosting(posting.content),
    moves: POSTING_MOVES.filter((move) => POSTING_TRANSITIONS[move].from.includes(status)),
    postedAt: job && status !== 'draft' ? job.postedAt.toISOString() : null,
    validThrough: job && status !== 'draft' ? job.validThrough.toISOString() : null,
    updatedAt: posting.updatedAt.toISOString(),
    history: await listHistory(ctx.db, id),
  };
}

async function loadEmployer(db: Db | Tx, id: string) {
  const [employer] = await db
    .select({ id: employers.id, name: employers.name })
    .from(employers)
    .where(eq(employers.id, id));
  if (!employer) throw new DomainError('job.not_found');
  return employer;
}

async function listHistory(db: Db | Tx, postingId: string): Promise<JobPosting['history']> {
  const rows = await db
    .select({ kind: jobPostingEvents.kind, at: jobPostingEvents.at, by: profiles.fullName })
    .from(jobPostingEvents)
    .leftJoin(profiles, eq(profiles.id, jobPostingEvents.byUserId))
    .where(eq(jobPostingEvents.postingId, postingId))
    .orderBy(desc(jobPostingEvents.id));
  return rows.map(({ kind, at, by }) => ({ kind, at: at.toISOString(), by }));
}
