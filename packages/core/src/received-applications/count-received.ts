import { toShownStatus } from '@stellenvisite/contract/applications';
import { DEFAULT_ANSWER_DAYS } from '@stellenvisite/contract/employer-settings';
import { columnOf, RECEIVED_COLUMNS } from '@stellenvisite/contract/received-applications';
import type { ReceivedCounts, ReceivedFilter } from '@stellenvisite/contract/received-applications.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import { count, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { loadEmployerSettings } from '../employer-settings/get-employer-settings.ts';
import { isOverPromise, listReadEmployers, receivedBy } from './received-filter.ts';

/** How many applications stand in each column, and how many have waited longer than was promised. */
export async function countReceived(ctx: Context, filter: ReceivedFilter): Promise<ReceivedCounts> {
  const { employerIds } = await listReadEmployers(ctx, filter.employerId);
  const isOpened = isNotNull(applications.openedAt);
  const rows = await ctx.db
    .select({
      status: applications.status,
      isOpened: sql<boolean>`${isOpened}`,
      count: count(),
      over: sql<number>`(count(*) filter (where ${isOverPromise(ctx, employerIds)}))::int`,
    })
    .from(applications)
    .where(await receivedBy(ctx, filter))
    .groupBy(applications.status, isOpened);
  const [only] = employerIds.length === 1 ? employerIds : [];
  const { answerDays: promised } = only ? await loadEmployerSettings(ctx.db, only) : { answerDays: null };
  const counts: ReceivedCounts = {
    columns: Object.fromEntries(RECEIVED_COLUMNS.map((column) => [column, 0])) as ReceivedCounts['columns'],
    overPromise: { new: 0, seen: 0 },
    promiseDays: promised ?? DEFAULT_ANSWER_DAYS,
  };
  for (const row of rows) {
    const column = columnOf({ status: toShownStatus(row.status), openedAt: row.isOpened ? 'opened' : null });
    if (!column) continue;
    counts.columns[column] += row.count;
    if (column === 'new' || column === 'seen') counts.overPromise[column] += row.over;
  }
  return counts;
}
