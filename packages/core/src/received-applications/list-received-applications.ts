import { STATUSES_OF_TAB } from '@stellenvisite/contract/applications';
import type { ReceivedSort } from '@stellenvisite/contract/received-applications';
import type {
  ReceivedApplications,
  ReceivedApplicationsQuery,
} from '@stellenvisite/contract/received-applications.schema';
import { applicationMatches, applications } from '@stellenvisite/db/schema/applications';
import { and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { countTabs } from '../applications/count-tabs.ts';
import type { Context } from '../context.ts';
import { isInColumn, receivedBy } from './received-filter.ts';
import { loadReceived } from './received-view.ts';

const ORDER: Record<ReceivedSort, SQL[]> = {
  newest: [desc(applications.sentAt), desc(applications.number)],
  waiting: [asc(applications.statusUpdatedAt), asc(applications.number)],
  match: [sql`${applicationMatches.score} desc nulls last`, asc(applications.number)],
};

/** What was sent to the employers the person acts for, page by page. */
export async function listReceivedApplications(
  ctx: Context,
  query: ReceivedApplicationsQuery,
): Promise<ReceivedApplications> {
  const { tab = 'all', column, id, sort = 'newest', page, pageSize, ...filter } = query;
  const isReceived = await receivedBy(ctx, filter);
  const statuses = STATUSES_OF_TAB[tab];
  const where = and(
    isReceived,
    statuses ? inArray(applications.status, [...statuses]) : undefined,
    column && isInColumn(column),
    id && inArray(applications.id, id),
  );
  const [items, counts, total] = await Promise.all([
    loadReceived(ctx, { where, orderBy: ORDER[sort], limit: pageSize, offset: (page - 1) * pageSize }),
    countTabs(ctx.db, isReceived),
    column || id ? countAll(ctx, where) : null,
  ]);
  return { items, total: total ?? counts[tab], page, pageSize, counts };
}

async function countAll({ db }: Context, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(applications).where(where);
  return row?.total ?? 0;
}
