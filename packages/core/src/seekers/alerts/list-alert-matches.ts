import type { AlertMatch, AlertMatches, AlertMatchesQuery } from '@stellenvisite/contract/seekers/job-alerts.schema';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { dismissedJobs } from '@stellenvisite/db/schema/seekers/matching';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { listJobItems } from '../../jobs/list-job-items.ts';
import { isLive, momentOf, wasPublicAt } from '../../live-jobs.ts';
import { requirePermission } from '../../require-permission.ts';
import { loadProfile } from '../profiles/get-profile.ts';
import { ownJobAlert } from './delete-job-alert.ts';
import { explainJobs } from './explain-jobs.ts';
import { isShown, ofAlert, ofJob } from './shown-matches.ts';

const columns = {
  jobId: jobs.id,
  matchedAt: jobAlertMatches.matchedAt,
  readAt: jobAlertMatches.readAt,
  dismissedAt: dismissedJobs.dismissedAt,
  reason: dismissedJobs.reason,
};

/** Lists the matches, the newest first, one page of them. */
export async function listAlertMatches(
  ctx: Context,
  { id, unread, page, pageSize }: AlertMatchesQuery & { id: string },
): Promise<AlertMatches> {
  const { userId } = await requirePermission(ctx, 'job_alert.read');
  const own = ownJobAlert(userId, id);
  if ((await ctx.db.$count(jobAlerts, own)) === 0) throw new DomainError('job_alert.not_found');
  const isListed = and(own, isShown(), unread ? isNull(jobAlertMatches.readAt) : undefined);
  const isPublic = and(ofJob, wasPublicAt(jobs, momentOf(ctx)));
  const isDismissed = and(eq(dismissedJobs.userId, userId), eq(dismissedJobs.jobId, jobs.id));
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(jobAlerts)
    .innerJoin(jobAlertMatches, ofAlert)
    .innerJoin(jobs, isPublic)
    .where(isListed);
  const rows = await ctx.db
    .select({ ...columns, isOpen: sql<boolean>`${isLive(ctx)}` })
    .from(jobAlerts)
    .innerJoin(jobAlertMatches, ofAlert)
    .innerJoin(jobs, isPublic)
    .leftJoin(dismissedJobs, isDismissed)
    .where(isListed)
    .orderBy(desc(jobAlertMatches.matchedAt), desc(jobAlertMatches.score), jobs.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const { data } = await loadProfile(ctx, userId);
  return { items: await toMatches(ctx, data, rows), total: counted?.total ?? 0, page, pageSize };
}

type MatchRow = Pick<AlertMatch, 'isOpen' | 'reason'> & {
  jobId: string;
  matchedAt: Date;
  readAt: Date | null;
  dismissedAt: Date | null;
};

async function toMatches(ctx: Context, data: SeekerProfileData, rows: readonly MatchRow[]): Promise<AlertMatch[]> {
  const ids = rows.map(({ jobId }) => jobId);
  const items = await listJobItems(
    ctx,
    ids.map((id) => ({ id, km: null })),
  );
  const explained = await explainJobs(ctx, data, ids, ctx.language);
  const byId = new Map(items.map((item) => [item.id, item]));
  return rows.flatMap(({ jobId, matchedAt, readAt, dismissedAt, reason, isOpen }) => {
    const job = byId.get(jobId);
    const explanation = explained.get(jobId) ?? { score: null, pros: [], cons: [] };
    if (!job) return [];
    return [
      {
        job,
        ...explanation,
        matchedAt: matchedAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
        isDismissed: dismissedAt !== null,
        reason,
        isOpen,
      },
    ];
  });
}
