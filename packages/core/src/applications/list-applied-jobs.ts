import { toShownStatus } from '@stellenvisite/contract/applications/applications';
import type { AppliedJobs } from '@stellenvisite/contract/applications/applied-jobs.schema';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../require-permission.ts';

/** Nobody reads further back on cards; older applications are in the list of applications. */
const MAX_APPLIED_JOBS = 500;

/** Lists the jobs that the person has applied to, each with the newest application to it. */
export async function listAppliedJobs(ctx: Context): Promise<AppliedJobs> {
  const { userId } = await requirePermission(ctx, 'application.read');
  const newestOfJobs = ctx.db
    .selectDistinctOn([applications.jobId], {
      id: applications.id,
      jobId: applications.jobId,
      kind: applications.kind,
      status: applications.status,
      sentAt: applications.sentAt,
      openedAt: applications.openedAt,
      interviewAt: applications.interviewAt,
      offeredAt: applications.offeredAt,
      offerAnswer: applications.offerAnswer,
    })
    .from(applications)
    .where(and(eq(applications.userId, userId), isNotNull(applications.jobId)))
    .orderBy(applications.jobId, desc(applications.sentAt), desc(applications.number))
    .as('newest_of_jobs');
  const rows = await ctx.db.select().from(newestOfJobs).orderBy(desc(newestOfJobs.sentAt)).limit(MAX_APPLIED_JOBS);
  return {
    items: rows.flatMap(({ id, jobId, kind, status, sentAt, openedAt, interviewAt, offeredAt, offerAnswer }) =>
      jobId === null
        ? []
        : {
            id,
            jobId,
            kind,
            status: toShownStatus(status),
            sentAt: sentAt.toISOString(),
            openedAt: openedAt?.toISOString() ?? null,
            interviewAt: interviewAt?.toISOString() ?? null,
            offeredAt: (offerAnswer === null && offeredAt?.toISOString()) || null,
          },
    ),
  };
}
