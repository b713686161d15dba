import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** After a bulk change: the planner and the covering index of live jobs know nothing of the new rows until then. */
export async function refreshStatistics(ctx: Pick<Context, 'db'>): Promise<void> {
  await ctx.db.execute(
    sql`vacuum (analyze) jobs, employers, places, postcodes, search_docs, search_postings, search_pending, search_changes`,
  );
}
