import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { FILE_CONTENT_TYPES, type FilePurpose, type FileType } from '@stellenvisite/contract/files';
import type { StoredFile } from '@stellenvisite/contract/files.schema';
import type { Tx } from '@stellenvisite/db/client';
import { deletedFiles, files } from '@stellenvisite/db/schema/files';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { cleanImage } from './clean-image.ts';
import { requireByteSize } from './file-limits.ts';
import { toFileName } from './file-name.ts';
import type { FileOwner } from './file-owner.ts';
import { toStoredFile } from './file-view.ts';
import type { FileRow } from './get-own-file.ts';
import { inspectFile } from './inspect-file.ts';
import { inspectPicture } from './inspect-picture.ts';
import { requireSpace } from './require-space.ts';

/** How long a file waits to be put to use. */
const UNUSED_DAYS = { account: 7, guest: 1 };

type StoreFile = {
  id: string;
  owner: FileOwner;
  purpose: FilePurpose;
  name: string;
  /** Where it lies now, in a folder that the caller deletes. */
  path: string;
};

/**
 * Takes over an uploaded file: proves its type, cleans it, has it scanned and stores it. Its key is noted for deletion first
 * and taken off that list in the transaction of its row, so that a process killed in between leaves no content behind.
 */
export async function storeFile(ctx: Context, { id, owner, purpose, name, path }: StoreFile): Promise<StoredFile> {
  requireByteSize(purpose, (await stat(path)).size);
  const type = purpose === 'picture' ? await inspectPicture(path) : await inspectFile(path, purpose);
  // A picture's original is kept as it came, and never shown: what is shown is converted from it.
  const clean = purpose === 'picture' ? path : await cleanFile(path, type);
  await requireHarmless(ctx, clean);
  const [bytes, sha256] = [(await stat(clean)).size, await sha256Of(clean)];
  const storageKey = `files/${id}`;
  const now = ctx.now();
  await ctx.db.insert(deletedFiles).values({ storageKey, deletedAt: now }).onConflictDoNothing();
  await ctx.files.copyFromFs(clean, storageKey, { contentType: FILE_CONTENT_TYPES[type] });
  return ctx.db.transaction(async (tx) => {
    await requireSpace(tx, owner, { except: id });
    await tx.delete(deletedFiles).where(eq(deletedFiles.storageKey, storageKey));
    const days = owner.userId === null ? UNUSED_DAYS.guest : UNUSED_DAYS.account;
    const expiresAt = new Date(now.getTime() + days * 86_400_000);
    const [row] = await tx
      .insert(files)
      .values({
        id,
        ...owner,
        purpose,
        name: toFileName(name, type),
        type,
        bytes,
        sha256,
        storageKey,
        expiresAt,
        createdAt: now,
      })
      // The same upload finished twice at once is one file.
      .onConflictDoNothing()
      .returning();
    return toStoredFile(row ?? (await readFile(tx, id)));
  });
}

async function readFile(tx: Tx, id: string): Promise<FileRow> {
  const [row] = await tx.select().from(files).where(eq(files.id, id));
  if (!row) throw new Error('an insert that met a conflict has a row to read');
  return row;
}

async function cleanFile(path: string, type: FileType): Promise<string> {
  if (type !== 'jpg' && type !== 'png') return path;
  const target = `${path}.clean`;
  await cleanImage(path, type, target);
  // Drawn anew, a picture can be larger than it was sent.
  requireByteSize('document', (await stat(target)).size);
  return target;
}

/** A scanner that does not answer lets nothing through. */
async function requireHarmless(ctx: Context, path: string): Promise<void> {
  const verdict = await ctx.scanFile(path).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'the virus scanner did not answer');
    throw new DomainError('file.unchecked');
  });
  if (verdict === 'infected') throw new DomainError('file.infected');
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
