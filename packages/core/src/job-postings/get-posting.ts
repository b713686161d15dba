import { movesFrom } from '@stellenvisite/contract/job-postings';
import type { JobPosting } from '@stellenvisite/contract/job-postings.schema';
import { judgePosting } from '@stellenvisite/contract/posting-hints';
import type { Db, Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobPostingEvents } from '@stellenvisite/db/schema/job-postings';
import { desc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findPostingProblems } from './find-posting-problems.ts';
import { findPosting, requirePosting } from './open-posting.ts';
import { stateOf } from './posting-state.ts';

export async function getPosting(ctx: Context, { id }: { id: string }): Promise<JobPosting> {
  await requirePosting(ctx, id, 'job_posting.read');
  return loadPosting(ctx, id);
}

/** For use cases that have checked the permission already. */
export async function loadPosting(ctx: Context, id: string): Promise<JobPosting> {
  const found = await findPosting(ctx.db, id);
  if (!found) throw new DomainError('job.not_found');
  const { posting, job } = found;
  const state = stateOf(job, posting, ctx.now());
  const isDated = job && job.status !== 'draft';
  return {
    id,
    number: job?.number ?? null,
    employer: await loadEmployer(ctx.db, posting.employerId),
    state,
    version: posting.version,
    content: posting.content,
    hasChanges: posting.version !== posting.publishedVersion,
    problems: findPostingProblems(posting.content),
    quality: judgePosting(posting.content),
    moves: movesFrom(state),
    postedAt: isDated ? job.postedAt.toISOString() : null,
    validThrough: isDated ? job.validThrough.toISOString() : null,
    updatedAt: posting.updatedAt.toISOString(),
    refusal: posting.refusal,
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
    .select({
      kind: jobPostingEvents.kind,
      at: jobPostingEvents.at,
      by: profiles.fullName,
      detail: jobPostingEvents.detail,
    })
    .from(jobPostingEvents)
    .leftJoin(profiles, eq(profiles.id, jobPostingEvents.byUserId))
    .where(eq(jobPostingEvents.postingId, postingId))
    .orderBy(desc(jobPostingEvents.id));
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}
