import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import type {
  PendingJob,
  PendingJobs,
  QuarantineState,
  SameJob,
} from '@stellenvisite/contract/jobs/pending-jobs.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { jobPostings, pendingJobClaims } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isVerified } from '../../../employers/is-verified.ts';
import { readStoredSettings } from '../../../platform/settings/count-operator-try.ts';
import { getSwitch, HOLD_FIRST_JOBS } from '../../../platform/settings/switch-setting.ts';
import { requirePermission } from '../../../require-permission.ts';
import { toJobContent } from '../to-job-content.ts';
import { findReviewReasons, textOf } from './find-review-reasons.ts';

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);

const CANDIDATES = 60;

const NEARLY_THE_SAME = 0.8;

type Compared = { id: string; employerId: string; content: JobContent };

const readable = (content: JobContent) => `${content.title ?? ''}\n${textOf(content)}`;

type Query = { state: QuarantineState; page: number; pageSize: number };

const isThere = isNull(jobPostings.removedAt);
const LISTS = {
  pending: and(isNotNull(jobPostings.pendingSince), isThere),
  returned: and(isNotNull(jobPostings.refusal), isNull(jobPostings.pendingSince), isThere),
};

/** First jobs of employers that are not verified, the one that waits longest first; or those that were given back, newest first. */
export async function listPendingJobs(ctx: Context, { state, page, pageSize }: Query): Promise<PendingJobs> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  const isOther = and(
    eq(pendingJobClaims.postingId, jobPostings.id),
    ne(pendingJobClaims.userId, userId),
    gt(pendingJobClaims.until, ctx.now()),
  );
  const rows = await ctx.db
    .select({
      posting: jobPostings,
      employer: {
        id: employers.id,
        name: employers.name,
        website: employers.website,
        city: employers.city,
        verifiedAt: employers.verifiedAt,
      },
      openedBy: sql<string | null>`${adminUsers.firstName} || ' ' || ${adminUsers.lastName}`,
    })
    .from(jobPostings)
    .innerJoin(employers, eq(employers.id, jobPostings.employerId))
    .leftJoin(pendingJobClaims, isOther)
    .leftJoin(adminUsers, eq(adminUsers.authUserId, pendingJobClaims.userId))
    .where(LISTS[state])
    .orderBy(state === 'pending' ? asc(jobPostings.pendingSince) : desc(jobPostings.updatedAt), asc(jobPostings.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items: PendingJob[] = [];
  for (const row of rows) items.push(await toPendingJob(ctx, row));
  const counts = {
    pending: await ctx.db.$count(jobPostings, LISTS.pending),
    returned: await ctx.db.$count(jobPostings, LISTS.returned),
    all: await ctx.db.$count(jobs),
  };
  return {
    items,
    total: counts[state],
    page,
    pageSize,
    counts,
    targetDays: (await readStoredSettings(ctx.db)).targets.jobs,
    isOn: await getSwitch(ctx.db, HOLD_FIRST_JOBS, true),
  };
}

type Row = {
  posting: typeof jobPostings.$inferSelect;
  employer: PendingJob['employer'] & { verifiedAt: Date | null };
  openedBy: string | null;
};

async function toPendingJob(ctx: Context, { posting, employer, openedBy }: Row): Promise<PendingJob> {
  const { id, version, content, pendingSince, updatedAt, refusal } = posting;
  const { verifiedAt, ...shown } = employer;
  const reviewed = { website: employer.website, isVerified: isVerified({ verifiedAt }) };
  const same = await findSameJob(ctx, posting);
  const reasons = findReviewReasons({ content, employer: reviewed, same });
  return {
    id,
    version,
    content,
    refusal,
    openedBy,
    employer: shown,
    title: content.title ?? '',
    pendingSince: (pendingSince ?? updatedAt).toISOString(),
    reasons,
  };
}

/** Finds the public job whose words are most like those of this one, of the same employer or in the same place; null where none is near. */
async function findSameJob({ db }: Pick<Context, 'db'>, posting: Compared): Promise<SameJob | null> {
  const { category, location } = posting.content;
  const inPlace = location && category && and(eq(jobs.city, location.city), eq(jobs.category, category));
  const rows = await db
    .select({ job: jobs, employer: employers.name })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(
      and(eq(jobs.status, 'published'), ne(jobs.id, posting.id), or(eq(jobs.employerId, posting.employerId), inPlace)),
    )
    .orderBy(desc(jobs.postedAt))
    .limit(CANDIDATES);
  const own = readable(posting.content);
  const [nearest] = rows
    .map(({ job, employer }) => {
      const text = readable(toJobContent(job));
      return { job, employer, text, share: shareOfWords(own, text) };
    })
    .toSorted((a, b) => b.share - a.share);
  if (!nearest || nearest.share < NEARLY_THE_SAME) return null;
  const { job, employer, text, share } = nearest;
  return {
    id: job.id,
    number: job.number,
    title: job.title,
    employer,
    isSameEmployer: job.employerId === posting.employerId,
    postedAt: job.postedAt.toISOString(),
    percent: Math.round(share * 100),
    text: text.slice(job.title.length + 1),
  };
}

/** How much of their words two texts share, from 0 to 1; a word counts as often as it is there. */
export function shareOfWords(one: string, other: string): number {
  const [ones, others] = [countWords(one), countWords(other)];
  let shared = 0;
  for (const [word, count] of ones) shared += Math.min(count, others.get(word) ?? 0);
  const all = sum(ones) + sum(others);
  return all === 0 ? 0 : (2 * shared) / all;
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
