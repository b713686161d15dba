import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** Throws when the database does not answer. */
export async function requireAnswer(ctx: Pick<Context, 'db'>): Promise<void> {
  await ctx.db.execute(sql`select 1`);
}
