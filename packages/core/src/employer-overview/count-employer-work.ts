import type { EmployerCounts } from '@stellenvisite/contract/employer-overview.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq } from 'drizzle-orm';
import { isUnanswered } from '../applications/is-unanswered.ts';
import type { Context } from '../context.ts';
import { isLive } from '../live-jobs.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { isUnread } from './list-unread.ts';

/** What stands beside the links of the employer area. */
export async function countEmployerWork(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<EmployerCounts> {
  const { employerId } = await requireActingEmployer(ctx, 'application.read', asked);
  const [live, unanswered, unread] = await Promise.all([
    ctx.db.$count(jobs, and(eq(jobs.employerId, employerId), isLive(ctx))),
    ctx.db.$count(applications, and(eq(applications.employerId, employerId), isUnanswered)),
    ctx.db.$count(applications, isUnread(ctx, employerId)),
  ]);
  return { jobs: live, applications: unanswered, messages: unread };
}
