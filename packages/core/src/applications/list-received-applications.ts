import { STATUSES_OF_TAB } from '@stellenvisite/contract/applications';
import type { ReceivedApplications, ReceivedApplicationsQuery } from '@stellenvisite/contract/applications.schema';
import { reachOf } from '@stellenvisite/contract/permissions';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { applications } from '@stellenvisite/db/schema/applications';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, asc, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listActingEmployers } from '../employers/map-user-to-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { listedColumns, toReceivedApplication } from './application-view.ts';
import { countTabs } from './count-tabs.ts';

/** What was sent to the employers the person acts for. */
export async function listReceivedApplications(
  ctx: Context,
  query: ReceivedApplicationsQuery,
): Promise<ReceivedApplications> {
  const person = await requirePermission(ctx, 'application.read');
  const { tab = 'all', jobId, q, sort = 'newest', page, pageSize } = query;
  const isEmployer = reachOf(person.role, 'application.read') === 'employer';
  const employerIds = isEmployer ? await listActingEmployers(ctx, person) : [];
  const isReceived = and(
    employerIds.length > 0 ? inArray(applications.employerId, employerIds) : sql`false`,
    ne(applications.kind, 'external'),
    jobId ? eq(applications.jobId, jobId) : undefined,
    q ? matches(q) : undefined,
  );
  const statuses = STATUSES_OF_TAB[tab];
  const order = { newest: desc(applications.sentAt), waiting: asc(applications.statusUpdatedAt) }[sort];
  const [rows, counts] = await Promise.all([
    ctx.db
      .select(listedColumns(ctx))
      .from(applications)
      .leftJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(isReceived, statuses ? inArray(applications.status, [...statuses]) : undefined))
      .orderBy(order, desc(applications.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    countTabs(ctx.db, isReceived),
  ]);
  return { items: rows.map(toReceivedApplication), total: counts[tab], page, pageSize, counts };
}

function matches(q: string): SQL | undefined {
  const pattern = toLikePattern(q);
  return or(ilike(applications.jobTitle, pattern), ilike(sql`${applications.applicant}->>'fullName'`, pattern));
}
