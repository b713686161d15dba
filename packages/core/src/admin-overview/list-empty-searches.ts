import type { EmptySearchList } from '@stellenvisite/contract/admin-overview.schema';
import { EMPTY_SEARCH_DAYS, EMPTY_SEARCH_SHOWN_FROM } from '@stellenvisite/contract/statistics';
import { emptySearches } from '@stellenvisite/db/schema/statistics';
import { desc, gt, gte, max, sql, sum } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { readAddress } from '../job-alerts/canonical-query.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { berlinDay } from '../statistics/count-view.ts';

const SHOWN = 20;
const DAY_MS = 86_400_000;

/** What was searched for most often without a hit. Below a number of searches it could be one person's own words. */
export async function listEmptySearches(ctx: Context): Promise<EmptySearchList> {
  await requirePermission(ctx, 'admin.read');
  const searches = sql<number>`${sum(emptySearches.searches)}::int`;
  const rows = await ctx.db
    .select({ query: emptySearches.query, searches, lastDay: max(emptySearches.day) })
    .from(emptySearches)
    .where(gt(emptySearches.day, berlinDay(new Date(ctx.now().getTime() - EMPTY_SEARCH_DAYS * DAY_MS))))
    .groupBy(emptySearches.query)
    .having(gte(searches, EMPTY_SEARCH_SHOWN_FROM))
    .orderBy(desc(searches), desc(max(emptySearches.day)), emptySearches.query)
    .limit(SHOWN);
  const items = rows.flatMap(({ query, searches: count, lastDay }) => {
    const search = readAddress(query);
    if (!search || !lastDay) return [];
    const { q = '', location = '', radius = null, category = [] } = search;
    return [{ words: q, location, radius, category: [...category], searches: count, lastDay, query }];
  });
  return { items, total: items.length };
}
