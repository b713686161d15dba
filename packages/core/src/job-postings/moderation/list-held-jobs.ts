import type { HeldState } from '@stellenvisite/contract/held-jobs';
import type { HeldJob, HeldJobs } from '@stellenvisite/contract/held-jobs.schema';
import { adminUsers } from '@stellenvisite/db/schema/accounts';
import { employers } from '@stellenvisite/db/schema/employers';
import { heldJobClaims, jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isVerified } from '../../employers/is-verified.ts';
import { requirePermission } from '../../permissions/require-permission.ts';
import { HOLD_FIRST_JOBS } from '../../settings/hold-first-jobs.ts';
import { readKeptSettings } from '../../settings/read-operator-settings.ts';
import { readSwitch } from '../../settings/switch-setting.ts';
import { findReviewReasons } from './find-review-reasons.ts';
import { findSameJob } from './find-same-job.ts';

type Query = { state: HeldState; page: number; pageSize: number };

const isThere = isNull(jobPostings.removedAt);
const LISTS = {
  held: and(isNotNull(jobPostings.heldAt), isThere),
  returned: and(isNotNull(jobPostings.refusal), isNull(jobPostings.heldAt), isThere),
};

/** First jobs of employers that are not verified, the one that waits longest first; or those that were given back, newest first. */
export async function listHeldJobs(ctx: Context, { state, page, pageSize }: Query): Promise<HeldJobs> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  const isOther = and(
    eq(heldJobClaims.postingId, jobPostings.id),
    ne(heldJobClaims.userId, userId),
    gt(heldJobClaims.until, ctx.now()),
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
    .leftJoin(heldJobClaims, isOther)
    .leftJoin(adminUsers, eq(adminUsers.authUserId, heldJobClaims.userId))
    .where(LISTS[state])
    .orderBy(state === 'held' ? asc(jobPostings.heldAt) : desc(jobPostings.updatedAt), asc(jobPostings.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items: HeldJob[] = [];
  for (const row of rows) items.push(await toHeldJob(ctx, row));
  const counts = {
    held: await ctx.db.$count(jobPostings, LISTS.held),
    returned: await ctx.db.$count(jobPostings, LISTS.returned),
    all: await ctx.db.$count(jobs),
  };
  return {
    items,
    total: counts[state],
    page,
    pageSize,
    counts,
    targetDays: (await readKeptSettings(ctx.db)).targets.jobs,
    isOn: await readSwitch(ctx.db, HOLD_FIRST_JOBS, true),
  };
}

type Row = {
  posting: typeof jobPostings.$inferSelect;
  employer: HeldJob['employer'] & { verifiedAt: Date | null };
  openedBy: string | null;
};

async function toHeldJob(ctx: Context, { posting, employer, openedBy }: Row): Promise<HeldJob> {
  const { id, version, content, heldAt, updatedAt, refusal } = posting;
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
    heldAt: (heldAt ?? updatedAt).toISOString(),
    reasons,
  };
}
