import type { AtsApplications, AtsApplicationsQuery } from '@stellenvisite/contract/ats.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import { atsJobs } from '@stellenvisite/db/schema/ats';
import { and, asc, eq, gt, gte, inArray, ne } from 'drizzle-orm';
import { requireApiKey } from '../api-keys/require-api-key.ts';
import type { Context } from '../context.ts';
import { selectAtsApplications, toAtsApplication } from './ats-application-view.ts';
import { readCursor, toPage } from './ats-cursor.ts';

const NUMBER = /^\d{1,15}$/;

/** In the order in which they came, without anything that tells who applied. */
export async function listAtsApplications(ctx: Context, query: AtsApplicationsQuery): Promise<AtsApplications> {
  const { after, limit, status, jobId, externalId, changedSince } = query;
  const { employerId } = await requireApiKey(ctx, 'application.read');
  const rows = await selectAtsApplications(ctx)
    .where(
      and(
        eq(applications.employerId, employerId),
        ne(applications.kind, 'external'),
        after ? gt(applications.number, Number(readCursor(after, NUMBER))) : undefined,
        status ? inArray(applications.status, status) : undefined,
        jobId ? eq(applications.jobId, jobId) : undefined,
        externalId ? eq(atsJobs.externalId, externalId) : undefined,
        changedSince ? gte(applications.statusUpdatedAt, new Date(changedSince)) : undefined,
      ),
    )
    .orderBy(asc(applications.number))
    .limit(limit + 1);
  const { page, next } = toPage(rows, limit, ({ number }) => number);
  return { items: page.map(toAtsApplication), next };
}
