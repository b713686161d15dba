import type { TableColumn } from '@stellenvisite/contract/server-functions.schema';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** The columns of a table of the product. Tables and columns that hold secrets are as good as absent. */
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
