import type { Tx } from '@stellenvisite/db/client';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, eq, inArray } from 'drizzle-orm';
import { DomainError } from '../../domain-error.ts';
import type { FileRow } from './get-own-file.ts';

/** Puts documents to use: from now on they do not expire. All of them are the person's, or none is taken. */
export async function storeFiles(tx: Tx, userId: string, ids: readonly string[]): Promise<FileRow[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await tx
    .update(files)
    .set({ expiresAt: null })
    .where(and(eq(files.userId, userId), eq(files.purpose, 'document'), inArray(files.id, wanted)))
    .returning();
  if (rows.length !== wanted.length) throw new DomainError('file.not_found');
  return rows;
}
