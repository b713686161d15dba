import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Crop, type EmployerMediaKind, PICTURE_RATIO } from '@stellenvisite/contract/employers/employer-media';
import type { Tx } from '@stellenvisite/db/client';
import { deletedFiles, files } from '@stellenvisite/db/schema/platform/files';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { FileRow } from '../../platform/files/get-own-file.ts';
import { readPictureSize } from '../../platform/files/inspect-picture.ts';
import { inTemporaryFolder } from '../../platform/files/temporary-folder.ts';

export type Size = { width: number; height: number };

type Box = Size & { left: number; top: number };

/** In the gallery a phone, a card and a whole screen; a logo is never shown wider than two hundred points. */
const WIDTHS: Readonly<Record<EmployerMediaKind, readonly [number, number, number]>> = {
  gallery: [480, 960, 1920],
  cover: [640, 1280, 1920],
  logo: [96, 192, 400],
};

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

/** Returns three widths; a picture that is narrower than the largest is never enlarged. */
export function variantWidths(kind: EmployerMediaKind, width: number): number[] {
  const largest = Math.min(width, WIDTHS[kind][2]);
  return [...WIDTHS[kind].filter((each) => each < largest), largest];
}

/** Returns the part of a picture that is shown, in its pixels. Without a crop it is the middle, as much as the ratio allows. */
export function cropBox({ width, height }: Size, kind: EmployerMediaKind, crop: Crop | null): Box {
  const ratio = PICTURE_RATIO[kind];
  const chosen = crop
    ? {
        left: (crop.x / 100) * width,
        top: (crop.y / 100) * height,
        width: (crop.width / 100) * width,
        height: (crop.height / 100) * height,
      }
    : { left: 0, top: 0, width, height };
  return toPixels(ratio === null ? chosen : middleOf(chosen, ratio), { width, height });
}

function middleOf(box: Box, ratio: number): Box {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}

/** Whole pixels inside the picture, at least one. */
function toPixels(box: Box, { width, height }: Size): Box {
  const left = Math.min(Math.max(0, Math.round(box.left)), width - 1);
  const top = Math.min(Math.max(0, Math.round(box.top)), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(box.width), width - left)),
    height: Math.max(1, Math.min(Math.round(box.height), height - top)),
  };
}

/** As a turn by so many degrees leaves it. */
export function turned({ width, height }: Size, rotation: Crop['rotation']): Size {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}
