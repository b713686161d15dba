import { STATUSES_OF_TAB } from '@stellenvisite/contract/applications';
import type { Applications, ApplicationsQuery } from '@stellenvisite/contract/applications.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { listedColumns, toApplication } from './application-view.ts';
import { countTabs } from './count-tabs.ts';

/** The person's own, what changed last first. */
export async function listApplications(ctx: Context, query: ApplicationsQuery): Promise<Applications> {
  const { userId } = await requirePermission(ctx, 'application.read');
  const { tab = 'all', page, pageSize } = query;
  const isOwn = eq(applications.userId, userId);
  const statuses = STATUSES_OF_TAB[tab];
  const [rows, counts] = await Promise.all([
    ctx.db
      .select(listedColumns(ctx))
      .from(applications)
      .leftJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(isOwn, statuses ? inArray(applications.status, [...statuses]) : undefined))
      .orderBy(desc(applications.statusUpdatedAt), desc(applications.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    countTabs(ctx.db, isOwn),
  ]);
  return { items: rows.map(toApplication), total: counts[tab], page, pageSize, counts };
}
