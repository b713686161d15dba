import { STATUSES_OF_TAB } from '@stellenvisite/contract/applications';
import type { Applications, ApplicationsQuery } from '@stellenvisite/contract/applications.schema';
import type { Db } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { listedColumns, toApplication } from './application-view.ts';
import { countTabs } from './count-tabs.ts';

/** The person's own, what changed last first. */
export async function listApplications(ctx: Context, query: ApplicationsQuery): Promise<Applications> {
  const { userId } = await requirePermission(ctx, 'application.read');
  const { tab = 'all', jobId, page, pageSize } = query;
  const isOwn = and(eq(applications.userId, userId), jobId ? eq(applications.jobId, jobId) : undefined);
  const statuses = STATUSES_OF_TAB[tab];
  const [rows, counts, medianAnswerDays] = await Promise.all([
    ctx.db
      .select(listedColumns(ctx))
      .from(applications)
      .leftJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(isOwn, statuses ? inArray(applications.status, [...statuses]) : undefined))
      .orderBy(desc(applications.statusUpdatedAt), desc(applications.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    countTabs(ctx.db, isOwn),
    medianDaysToAnswer(ctx.db, isOwn),
  ]);
  return { items: rows.map(toApplication), total: counts[tab], page, pageSize, counts, medianAnswerDays };
}

/** An answer is an invitation or a decision of the employer; to one decimal, as it is shown. */
async function medianDaysToAnswer(db: Db, where: SQL | undefined): Promise<number | null> {
  const answeredAt = sql`coalesce(${applications.invitedAt}, ${applications.rejectedAt}, ${applications.hiredAt})`;
  const days = sql`extract(epoch from ${answeredAt} - ${applications.sentAt}) / 86400`;
  const [row] = await db
    .select({
      median: sql<number | null>`round((percentile_cont(0.5) within group (order by ${days}))::numeric, 1)::float8`,
    })
    .from(applications)
    .where(and(where, sql`${answeredAt} is not null`));
  return row?.median ?? null;
}
