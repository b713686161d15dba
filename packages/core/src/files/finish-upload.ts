import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { uploadPartKey } from './append-to-upload.ts';
import { deleteUpload } from './delete-upload.ts';
import type { FileOwner } from './file-owner.ts';
import type { UploadRow } from './get-own-upload.ts';
import { storeFile } from './store-file.ts';

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
