import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Tx } from '@stellenvisite/db/client';
import { deletedFiles, files } from '@stellenvisite/db/schema/files';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { FileRow } from '../files/get-own-file.ts';
import { readPictureSize } from '../files/inspect-picture.ts';
import { inTemporaryFolder } from '../files/temporary-folder.ts';
import type { Size } from './picture-sizes.ts';

/** A picture the person has uploaded and not used yet. Its type was proven by its content when it came. */
export async function findUploadedPicture(
  ctx: Context,
  { userId, fileId }: { userId: string; fileId: string },
): Promise<{ file: FileRow; size: Size }> {
  const isOwnPicture = and(eq(files.id, fileId), eq(files.userId, userId), eq(files.purpose, 'picture'));
  const [file] = await ctx.db.select().from(files).where(isOwnPicture);
  if (!file) throw new DomainError('file.not_found');
  const size = await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'picture');
    await pipeline(await ctx.files.getStream(file.storageKey), createWriteStream(path));
    return readPictureSize(path);
  });
  return { file, size };
}

/** The row goes and its content stays: the trigger of the table notes the key for deletion, which is taken back here. */
export async function takeOver(tx: Tx, { id, storageKey }: FileRow): Promise<void> {
  const taken = await tx.delete(files).where(eq(files.id, id)).returning({ id: files.id });
  if (taken.length === 0) throw new DomainError('file.not_found');
  await tx.delete(deletedFiles).where(eq(deletedFiles.storageKey, storageKey));
}
