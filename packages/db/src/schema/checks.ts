import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A column that holds one of a contract's list. */
export function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
