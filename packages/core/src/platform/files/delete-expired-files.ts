import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import { employerMedia } from '@stellenvisite/db/schema/employers/employers';
import { deletedFiles, files, uploads } from '@stellenvisite/db/schema/platform/files';
import { eq, inArray, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';

/** A file that is being stored appears on the list of deleted ones for a moment: nothing younger is touched. */
const DELETED_AFTER_MS = HOUR_MS;
const UPLOAD_HOURS = 24;
const BATCH = 500;

/** Removes files nobody put to use, uploads nobody went on with, and the content of every row that is gone. */
export async function deleteExpiredFiles(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  await ctx.db.delete(files).where(lt(files.expiresAt, ctx.now()));
  await ctx.db.delete(uploads).where(lt(uploads.createdAt, new Date(now - UPLOAD_HOURS * HOUR_MS)));
  await deleteContent(ctx, new Date(now - DELETED_AFTER_MS));
}

async function deleteContent(ctx: Context, before: Date): Promise<void> {
  for (;;) {
    const rows = await ctx.db.select().from(deletedFiles).where(lt(deletedFiles.deletedAt, before)).limit(BATCH);
    if (rows.length === 0) return;
    for (const { storageKey } of rows) await deleteUnclaimed(ctx, storageKey);
    const keys = rows.map(({ storageKey }) => storageKey);
    await ctx.db.delete(deletedFiles).where(inArray(deletedFiles.storageKey, keys));
  }
}

/** Never the content of a file that is there after all. */
async function deleteUnclaimed(ctx: Context, storageKey: string): Promise<void> {
  const isOfPicture = or(eq(employerMedia.originalKey, storageKey), eq(employerMedia.storageKey, storageKey));
  const claims = await Promise.all([
    ctx.db.$count(files, eq(files.storageKey, storageKey)),
    ctx.db.$count(employerMedia, isOfPicture),
  ]);
  if (claims.every((count) => count === 0)) await ctx.files.delete(storageKey);
}

export const deleteExpiredFilesJob = defineJob({
  name: 'files.delete-expired',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/15 * * * *',
  handler: deleteExpiredFiles,
});
