import type { OwnMediaItem } from '@stellenvisite/contract/employers/employer-media.schema';
import { employerMedia } from '@stellenvisite/db/schema/employers/employers';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { touchEmployer } from '../profile/own-departments.ts';
import { nextPosition } from './create-media.ts';
import { requireOwnMedia, toOwnMediaItem } from './get-own-picture.ts';

/** Long enough for whoever presses "undo" and for one who calls a colleague first. */
const RESTORABLE_MS = 3_600_000;

/** Gone from the page at once; the files follow when it can no longer be brought back. */
export async function removeMedia(ctx: Context, { id }: { id: string }): Promise<void> {
  const row = await requireOwnMedia(ctx, { id, action: 'employer_media.change' });
  await ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, row.employerId);
    await tx
      .update(employerMedia)
      .set({ removedAt: ctx.now() })
      .where(and(eq(employerMedia.id, id), isNull(employerMedia.removedAt)));
  });
}

/** Where it was, unless a new logo or cover has taken its place or the gallery is full. */
export async function restoreMedia(ctx: Context, { id }: { id: string }): Promise<OwnMediaItem> {
  const row = await requireOwnMedia(ctx, { id, action: 'employer_media.change' });
  return ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, row.employerId);
    // Counts the gallery; the place of the picture is still its own.
    await nextPosition(tx, row.employerId, row.kind);
    const isSingle = row.kind !== 'gallery';
    const others = and(
      eq(employerMedia.employerId, row.employerId),
      eq(employerMedia.kind, row.kind),
      isNull(employerMedia.removedAt),
      isNotNull(employerMedia.storageKey),
    );
    if (isSingle && (await tx.$count(employerMedia, others)) > 0) throw new DomainError('media.limit_reached');
    const [restored] = await tx
      .update(employerMedia)
      .set({ removedAt: null })
      .where(eq(employerMedia.id, id))
      .returning();
    if (!restored) throw new DomainError('media.not_found');
    return toOwnMediaItem(restored);
  });
}

/** The trigger of the table notes the files, and `files.delete-expired` deletes them. */
export async function deleteRemovedMedia(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - RESTORABLE_MS);
  await ctx.db.delete(employerMedia).where(lt(employerMedia.removedAt, before));
}

export const deleteRemovedMediaJob = defineJob({
  name: 'media.delete-removed',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '7,37 * * * *',
  handler: deleteRemovedMedia,
});
