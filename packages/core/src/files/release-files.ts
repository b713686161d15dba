import type { Tx } from '@stellenvisite/db/client';
import { files } from '@stellenvisite/db/schema/files';
import { and, inArray, isNull, sql } from 'drizzle-orm';

/**
 * Deletes those of the files that nothing uses any more. What may use a file is read from the database: every table whose
 * foreign key points to it.
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
