import type { ApplicationDrafts } from '@stellenvisite/contract/applications.schema';
import { applicationDrafts } from '@stellenvisite/db/schema/applications';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isLive } from '../live-jobs.ts';
import { requirePermission } from '../permissions/require-permission.ts';

const MOST_DRAFTS = 50;

/** What was begun and not sent, the newest first. */
export async function listDrafts(ctx: Context): Promise<ApplicationDrafts> {
  const { userId } = await requirePermission(ctx, 'application.create');
  const rows = await ctx.db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      employer: employers.name,
      isLive: isLive(ctx) as SQL<boolean>,
      updatedAt: applicationDrafts.updatedAt,
    })
    .from(applicationDrafts)
    .innerJoin(jobs, eq(jobs.id, applicationDrafts.jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(eq(applicationDrafts.userId, userId))
    .orderBy(desc(applicationDrafts.updatedAt))
    .limit(MOST_DRAFTS);
  return { items: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) };
}
