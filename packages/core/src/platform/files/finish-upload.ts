import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { uploads } from '@stellenvisite/db/schema/platform/files';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { type FileOwner, isOwnedBy } from './delete-own-file.ts';
import { storeFile } from './store-file.ts';

type UploadRow = typeof uploads.$inferSelect;

type OwnUpload = { id: string; owner: FileOwner };

type AppendToUpload = { upload: UploadRow; offset: number; bytes: number; path: string };

/** As the trigger of the table spells it, which notes the parts of a deleted upload. */
const uploadPartKey = (id: string, offset: number) => `uploads/${id}/${offset}`;

type FinishUpload = { upload: UploadRow; owner: FileOwner; path: string };

/**
 * Puts the parts together into a file of the same id. Where the scanner is away the upload stays, so that it can be finished
 * later; any other refusal is final.
 */
export async function finishUpload(ctx: Context, { upload, owner, path }: FinishUpload): Promise<void> {
  const parts = [...upload.parts].sort((a, b) => a - b);
  await pipeline(readParts(ctx, upload.id, parts), createWriteStream(path));
  try {
    await storeFile(ctx, { id: upload.id, owner, purpose: upload.purpose, name: upload.name, path });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'file.unchecked') throw error;
    await deleteUpload(ctx, upload);
    throw error;
  }
  await deleteUpload(ctx, upload);
}

async function* readParts(ctx: Context, id: string, parts: readonly number[]) {
  for (const offset of parts) yield* await ctx.files.getStream(uploadPartKey(id, offset));
}

/** Its parts follow: a trigger notes them for deletion. */
export async function deleteUpload({ db }: Pick<Context, 'db'>, { id }: UploadRow): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
}

/** Of two parts for the same place the first counts; the second has to ask where to go on. */
export async function appendToUpload(ctx: Context, { upload, offset, bytes, path }: AppendToUpload): Promise<number> {
  if (bytes === 0) return offset;
  await ctx.files.copyFromFs(path, uploadPartKey(upload.id, offset));
  const [row] = await ctx.db
    .update(uploads)
    .set({ offset: offset + bytes, parts: sql`${uploads.parts} || ${offset}::integer` })
    .where(and(eq(uploads.id, upload.id), eq(uploads.offset, offset)))
    .returning({ offset: uploads.offset });
  if (!row) throw new DomainError('file.offset_wrong');
  return row.offset;
}

export async function findOwnUpload(ctx: Context, { id, owner }: OwnUpload): Promise<UploadRow | null> {
  if (!isId(id)) return null;
  const [row] = await ctx.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), isOwnedBy(owner, uploads)));
  return row ?? null;
}

export async function getOwnUpload(ctx: Context, own: OwnUpload): Promise<UploadRow> {
  const row = await findOwnUpload(ctx, own);
  if (!row) throw new DomainError('file.not_found');
  return row;
}
