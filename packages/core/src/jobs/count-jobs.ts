import type { JobCategory } from '@stellenvisite/contract/job-fields';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isLive } from './live-jobs.ts';
import { matchesKeywords } from './match-keywords.ts';
import { parseKeywords } from './parse-keywords.ts';

type CountedSearch = { q: string; category?: JobCategory };

/** How many live jobs each of these searches would find, in one question to the database. */
export async function countJobs(ctx: Context, searches: readonly CountedSearch[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(({ q, category }) => {
    const keywords = parseKeywords(q);
    const isFound = and(
      isLive(ctx),
      category && eq(jobs.category, category),
      keywords.length > 0 ? matchesKeywords(keywords) : undefined,
    );
    return sql`(select count(*) from ${jobs} where ${isFound})::int`;
  });
  const { rows } = await ctx.db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return rows[0]?.counts ?? [];
}
