import type { TableColumn } from '@stellenvisite/contract/integrations/server-functions.schema';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';

/** Describes the columns of a table of the product. Tables and columns that hold secrets are as good as absent. */
export async function getTableInfo(ctx: Context, { table }: { table: string }): Promise<TableColumn[]> {
  await requirePermission(ctx, 'table.inspect');
  if (table.includes('\0') || !table.isWellFormed()) return [];
  const { rows } = await ctx.db.execute<TableColumn>(sql`
    select column_name, data_type, is_nullable = 'YES' as is_nullable
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and table_name not like 'auth\\_%' and table_name <> 'settings'
      and column_name !~ '(password|secret|token|hash)'
    order by ordinal_position`);
  return rows;
}

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
