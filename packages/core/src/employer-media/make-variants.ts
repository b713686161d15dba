import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ConversionFailure } from '@stellenvisite/contract/employer-media';
import type { Db, Tx } from '@stellenvisite/db/client';
import { deletedFiles } from '@stellenvisite/db/schema/files';
import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { PICTURE_FORMATS } from '../employers/media-variants.ts';
import { inTemporaryFolder } from '../files/temporary-folder.ts';
import { convertPicture } from './convert-picture.ts';
import type { ConvertedPicture, PictureTask } from './picture-task.ts';

type Made = { picture: ConvertedPicture; keys: string[] };
type MakeVariants = Pick<PictureTask, 'kind' | 'crop'> & { originalKey: string; storageKey: string };

/**
 * Makes the sizes of a picture from its original, without what the camera wrote into it, and stores them below `storageKey`. Their keys
 * are noted for deletion until `keepVariants` is called in the transaction of the row that names them, so that a process killed in
 * between leaves nothing behind.
 */
export function makeVariants(
  ctx: Context,
  { originalKey, storageKey, kind, crop }: MakeVariants,
): Promise<Made | { failure: ConversionFailure }> {
  return inTemporaryFolder(async (folder) => {
    const [path, converted] = [join(folder, 'original'), join(folder, 'converted')];
    await pipeline(await ctx.files.getStream(originalKey), createWriteStream(path));
    await mkdir(converted);
    const result = await convertPicture({ path, folder: converted, kind, crop });
    if ('failure' in result) return result;
    const { picture } = result;
    const names = [
      ...picture.widths.flatMap((width) => PICTURE_FORMATS.map((each) => `${width}.${each}`)),
      'whole.webp',
    ];
    const keys = names.map((name) => `${storageKey}/${name}`);
    const deletedAt = ctx.now();
    await ctx.db
      .insert(deletedFiles)
      .values(keys.map((key) => ({ storageKey: key, deletedAt })))
      .onConflictDoUpdate({ target: deletedFiles.storageKey, set: { deletedAt } });
    for (const name of names) await ctx.files.copyFromFs(join(converted, name), `${storageKey}/${name}`);
    return { picture, keys };
  });
}

export async function keepVariants(tx: Db | Tx, { keys }: Pick<Made, 'keys'>): Promise<void> {
  await tx.delete(deletedFiles).where(inArray(deletedFiles.storageKey, keys));
}
