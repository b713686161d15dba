import type { Db, Tx } from '@stellenvisite/db/client';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Upsert = {
  /** The columns of the unique constraint. */
  conflict: readonly string[];
  /** Columns that are not overwritten in rows that exist already. */
  preserve?: readonly string[];
};

/** Inserts rows of one shape, or overwrites those that exist, as one JSON parameter (`insertRows` gives the reason). */
export async function upsertRows<Table extends PgTable>(
  db: Db | Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { conflict, preserve = [] }: Upsert,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(first);
  const columns = keys.map((key) => [key, toColumnName(key)] as const);
  const values = rows.map((row) => {
    const source: Record<string, unknown> = row;
    const value: Record<string, unknown> = {};
    for (const [key, column] of columns) value[column] = source[key] ?? null;
    return value;
  });
  const names = sql.join(keys.map(toIdentifier), sql`, `);
  const changed = keys.filter((key) => !conflict.includes(key) && !preserve.includes(key));
  const set = sql.join(
    changed.map((key) => sql`${toIdentifier(key)} = excluded.${toIdentifier(key)}`),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${sql.identifier(getTableName(table))} (${names})
    select ${names} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(values)}::json)
    on conflict (${sql.join(conflict.map(toIdentifier), sql`, `)}) do update set ${set}`);
}

const toIdentifier = (key: string) => sql.identifier(toColumnName(key));
const toColumnName = (key: string) => key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
