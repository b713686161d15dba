import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import {
  FILE_CONTENT_TYPES,
  FILE_NAME_LENGTH,
  type FilePurpose,
  type FileType,
} from '@stellenvisite/contract/platform/files';
import type { StoredFile } from '@stellenvisite/contract/platform/files.schema';
import type { Tx } from '@stellenvisite/db/client';
import { deletedFiles, files, uploads } from '@stellenvisite/db/schema/platform/files';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import { convertHeic } from './convert-heic.ts';
import { requireByteSize, requireSpace } from './create-upload.ts';
import { type FileOwner, hashGuestToken, isOwnedBy, requireFileOwner } from './delete-own-file.ts';
import type { FileRow } from './get-own-file.ts';
import { inspectFile } from './inspect-file.ts';
import { inspectPicture } from './inspect-picture.ts';

/** Invisible and direction-changing characters: with them a name shows another ending than it has. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;

/** Not allowed in a name on some system that the file may be saved on. */
const FORBIDDEN = /[<>:"|?*]/g;

/** A scan of A4 at 600 dpi has 35 million pixels. */
const MAX_PIXELS = 50_000_000;

const JPEG_QUALITY = 88;

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
export async function storeFile(
  ctx: Context,
  { id, owner, purpose, name, path: sent }: StoreFile,
): Promise<StoredFile> {
  requireByteSize(purpose, (await stat(sent)).size);
  const path = purpose === 'analysis' ? await convertHeic(sent) : sent;
  const type = purpose === 'picture' ? await inspectPicture(path) : await inspectFile(path, purpose);
  // A picture's original is stored as it came, and never shown: what is shown is converted from it.
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
  // Drawn again, a picture can be larger than it was sent.
  requireByteSize('document', (await stat(target)).size);
  return target;
}

/** A scanner that does not answer lets nothing through. */
async function requireHarmless(ctx: Context, path: string): Promise<void> {
  const verdict = await ctx.features.scanFile(path).catch((error: unknown) => {
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

/**
 * Draws the picture again, upright: place, time, device and whatever was hidden behind the picture are left out with it.
 * Nothing is decoded before the size is known to be within bounds.
 */
async function cleanImage(path: string, type: 'jpg' | 'png', target: string): Promise<void> {
  const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).autoOrient();
  const drawn = type === 'jpg' ? image.jpeg({ quality: JPEG_QUALITY }) : image.png();
  await drawn.toFile(target).catch(() => {
    throw new DomainError('file.damaged');
  });
}

/** Returns a name to show and to save under: without a folder, and with the ending of what the file is. */
export function toFileName(given: string, type: FileType): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base.replace(INVISIBLE, '').replace(FORBIDDEN, '_').replace(/\s+/g, ' ');
  const stem = clean
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, FILE_NAME_LENGTH - type.length - 1)
    .trim();
  return `${stem.toWellFormed() || 'Datei'}.${type}`;
}

/** Transfers the files that somebody uploaded before they had an account. A second call has nothing left to transfer. */
export function adoptGuestFiles(ctx: Context, { guestToken }: { guestToken: string }): Promise<StoredFile[]> {
  return adoptFilesOf(ctx, { guestTokenHash: hashGuestToken(ctx, guestToken) });
}

export async function adoptFilesOf(
  ctx: Context,
  { guestTokenHash }: { guestTokenHash: string },
): Promise<StoredFile[]> {
  const { userId } = await requirePermission(ctx, 'file.write');
  return ctx.db.transaction(async (tx) => {
    const owner = { userId, guestTokenHash: null };
    await tx.update(uploads).set(owner).where(eq(uploads.guestTokenHash, guestTokenHash));
    const rows = await tx.update(files).set(owner).where(eq(files.guestTokenHash, guestTokenHash)).returning();
    return rows.map(toStoredFile);
  });
}

/** Lists the files, the newest first; there are never more than a hundred. */
export async function listOwnFiles(ctx: Context, guestToken: string | undefined): Promise<StoredFile[]> {
  const owner = await requireFileOwner(ctx, guestToken);
  const rows = await ctx.db.select().from(files).where(isOwnedBy(owner)).orderBy(desc(files.createdAt), desc(files.id));
  return rows.map(toStoredFile);
}

export function toStoredFile({ id, name, type, bytes, createdAt }: FileRow): StoredFile {
  return { id, name, type, bytes, createdAt: createdAt.toISOString() };
}
