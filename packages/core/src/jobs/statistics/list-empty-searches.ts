import { EMPTY_SEARCH_DAYS, EMPTY_SEARCH_SHOWN_FROM } from '@stellenvisite/contract/jobs/statistics';
import type { EmptySearchList } from '@stellenvisite/contract/jobs/statistics.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { emptySearches } from '@stellenvisite/db/schema/jobs/statistics';
import { desc, gt, gte, max, sql, sum } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';
import { readAddress } from '../canonical-query.ts';

const SHOWN = 20;

/** Lists the most frequent searches without a hit. Rare searches are left out: they could be one person's own words. */
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
