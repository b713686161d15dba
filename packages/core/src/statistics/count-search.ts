import type { JobSearch } from '@stellenvisite/contract/job-search.schema';
import { EMPTY_SEARCHES_A_DAY } from '@stellenvisite/contract/statistics';
import type { CountSearch } from '@stellenvisite/contract/statistics.schema';
import { emptySearches, searchCounts } from '@stellenvisite/db/schema/statistics';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { canonicalQuery, readAddress } from '../job-alerts/canonical-query.ts';
import { berlinDay } from './count-view.ts';
import { toKeptSearch } from './kept-search.ts';

/** One more search. That it found nothing is looked up again: what a browser says could be made up. */
export async function countSearch(
  ctx: Context,
  { query, hasHits, keepsWords }: CountSearch & { keepsWords: boolean },
): Promise<void> {
  const search = readAddress(query);
  if (!search || canonicalQuery(search) === '') return;
  const isEmpty = !hasHits && (await ctx.search.count(search)) === 0;
  const day = berlinDay(ctx.now());
  await ctx.db
    .insert(searchCounts)
    .values({ day, searches: 1, emptySearches: isEmpty ? 1 : 0 })
    .onConflictDoUpdate({
      target: searchCounts.day,
      set: {
        searches: sql`${searchCounts.searches} + 1`,
        emptySearches: sql`${searchCounts.emptySearches} + excluded.empty_searches`,
      },
    });
  if (isEmpty && keepsWords) await keepWords(ctx, search, day);
}

/** The words are kept where they find nothing by themselves, whatever other filters stood beside them. */
async function keepWords(ctx: Context, search: JobSearch, day: string): Promise<void> {
  const kept = toKeptSearch(search);
  if (!kept || (await ctx.search.count({ page: 1, pageSize: 1, ...kept })) > 0) return;
  const query = canonicalQuery({ page: 1, pageSize: 1, ...kept });
  await ctx.db.execute(sql`
    insert into ${emptySearches} (day, query, searches)
    select ${day}::date, ${query}, 1 where exists (select from ${emptySearches} where day = ${day} and query = ${query})
      or (select count(*) from ${emptySearches} where day = ${day}) < ${EMPTY_SEARCHES_A_DAY}
    on conflict (day, query) do update set searches = ${emptySearches}.searches + 1`);
}
