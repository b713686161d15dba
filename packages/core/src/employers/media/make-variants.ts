import { fork } from 'node:child_process';
import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { ConversionFailure } from '@stellenvisite/contract/employers/employer-media';
import type { Db, Tx } from '@stellenvisite/db/client';
import { deletedFiles } from '@stellenvisite/db/schema/platform/files';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inTemporaryFolder } from '../../platform/files/temporary-folder.ts';
import { PICTURE_FORMATS } from '../media-variants.ts';
import type { ConvertedPicture, PictureResult, PictureTask } from './picture-task.ts';

const PROCESS = fileURLToPath(new URL('./picture.process.ts', import.meta.url));

/** Less than the job may take. The process ends itself when a picture costs too much; this long it only takes where nothing gets its turn. */
const TIMEOUT_MS = 240_000;

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

export async function cancelDeletionOfVariants(tx: Db | Tx, { keys }: Pick<Made, 'keys'>): Promise<void> {
  await tx.delete(deletedFiles).where(inArray(deletedFiles.storageKey, keys));
}

/**
 * Converts one picture in a process of its own. A process that dies has met a picture that broke it; one that did not come to an
 * end in time says nothing about the picture, and the conversion is tried again.
 */
export function convertPicture(task: PictureTask, timeoutMs = TIMEOUT_MS): Promise<PictureResult> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    if (child.pid) lowerPriority(child.pid);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    let result: PictureResult = { failure: 'media.damaged' };
    child.once('message', (message) => {
      result = message as PictureResult;
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      if (isLate) reject(new Error('the conversion of a picture took too long'));
      else resolve(result);
    });
    child.send(task);
  });
}

/**
 * Lowers the priority of every thread of a process. A priority belongs to one thread and is inherited by those it starts later, such as
 * the decoder's; on a busy machine the process may have started some of Node's own threads already.
 */
function lowerPriority(pid: number): void {
  const tasks = `/proc/${pid}/task`;
  setPriority(pid, constants.priority.PRIORITY_LOW);
  if (!existsSync(tasks)) return;
  for (const thread of readdirSync(tasks)) setPriority(Number(thread), constants.priority.PRIORITY_LOW);
}
