import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/**
 * Every start of the product migrates its database, so the table of links is there before anybody can ask for it; asking
 * changes nothing, however often.
 */
export async function requireLinksTable(ctx: Context): Promise<boolean> {
  await requirePermission(ctx, 'table.inspect');
  const { rows } = await ctx.db.execute<{ exists: boolean }>(
    sql`select to_regclass('public.user_employer_links') is not null as exists`,
  );
  return rows[0]?.exists === true;
}
