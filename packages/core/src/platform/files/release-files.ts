import type { Tx } from '@stellenvisite/db/client';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, inArray, isNull, sql } from 'drizzle-orm';

/**
 * Lets those of the files expire that nothing uses any more. Which tables may use a file is read from the database: each whose
 * foreign key points to it, so that a table added later is not forgotten.
 */
export async function releaseFiles(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const { rows: users } = await tx.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass`);
  const isUnused = users.map(
    ({ table, column }) =>
      sql`not exists (select 1 from ${sql.identifier(table)} u where u.${sql.identifier(column)} = ${files.id})`,
  );
  await tx
    .update(files)
    .set({ expiresAt: now })
    .where(and(inArray(files.id, [...ids]), isNull(files.expiresAt), ...isUnused));
}
