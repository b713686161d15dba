import { APPLICATION_TABS, type ApplicationTab, STATUSES_OF_TAB } from '@stellenvisite/contract/applications';
import type { ApplicationCounts } from '@stellenvisite/contract/applications.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications';
import { count, type SQL } from 'drizzle-orm';

/** How many applications each filter tab holds; one whose status is unknown is in `all` alone. */
export async function countTabs(db: Db | Tx, where: SQL | undefined): Promise<ApplicationCounts> {
  const rows = await db
    .select({ status: applications.status, count: count() })
    .from(applications)
    .where(where)
    .groupBy(applications.status);
  const countOf = (tab: ApplicationTab) => {
    const statuses: readonly string[] | null = STATUSES_OF_TAB[tab];
    return rows.filter(({ status }) => !statuses || statuses.includes(status)).reduce((sum, row) => sum + row.count, 0);
  };
  return Object.fromEntries(APPLICATION_TABS.map((tab) => [tab, countOf(tab)])) as ApplicationCounts;
}
