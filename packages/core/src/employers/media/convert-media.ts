import type { ConversionFailure } from '@stellenvisite/contract/employers/employer-media';
import { DAY_SECONDS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { employerMedia } from '@stellenvisite/db/schema/employers/employers';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { MediaRow } from '../media-variants.ts';
import { touchEmployer } from '../profile/own-departments.ts';
import { cancelDeletionOfVariants, makeVariants } from './make-variants.ts';

/** Which conversion was requested; one that a newer has overtaken does nothing. */
export type ConvertMedia = { mediaId: string; version: number };

export async function convertMedia(ctx: Context, { mediaId, version }: ConvertMedia): Promise<void> {
  const isAsked = and(
    eq(employerMedia.id, mediaId),
    eq(employerMedia.version, version),
    eq(employerMedia.status, 'converting'),
  );
  const [row] = await ctx.db.select().from(employerMedia).where(isAsked);
  if (!row?.originalKey) return;
  const { originalKey, kind, crop } = row;
  const storageKey = `media/${row.id}/${row.version}`;
  const made = await makeVariants(ctx, { originalKey, storageKey, kind, crop });
  if ('failure' in made) return recordFailure(ctx, row, made.failure);
  const { width, height, widths } = made.picture;
  await ctx.db.transaction(async (tx) => {
    await touchEmployer(ctx, tx, row.employerId);
    await removePredecessor(ctx, tx, row);
    const updated = await tx
      .update(employerMedia)
      .set({ status: 'ready', failure: null, storageKey, widths, width, height, contentType: 'image/webp' })
      .where(and(eq(employerMedia.id, row.id), eq(employerMedia.version, row.version)))
      .returning({ id: employerMedia.id });
    if (updated.length > 0) await cancelDeletionOfVariants(tx, made);
  });
}

async function recordFailure(ctx: Context, { id, version }: MediaRow, failure: ConversionFailure): Promise<void> {
  await ctx.db
    .update(employerMedia)
    .set({ status: 'failed', failure })
    .where(and(eq(employerMedia.id, id), eq(employerMedia.version, version)));
}

/** There is one logo and one cover: the old one stays until the new one is there. */
async function removePredecessor(ctx: Context, tx: Tx, { id, employerId, kind }: MediaRow): Promise<void> {
  if (kind === 'gallery') return;
  await tx
    .update(employerMedia)
    .set({ removedAt: ctx.now() })
    .where(
      and(
        eq(employerMedia.employerId, employerId),
        eq(employerMedia.kind, kind),
        ne(employerMedia.id, id),
        isNotNull(employerMedia.storageKey),
        isNull(employerMedia.removedAt),
      ),
    );
}

/** One picture at a time in each process: a conversion takes one core for about two seconds. */
export const convertMediaJob = defineJob({
  name: 'media.convert',
  payload: z.object({ mediaId: z.uuid(), version: z.number().int() }),
  options: {
    // A picture that is broken is reported at once; what is tried again is a store or a database that was away.
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  isLong: true,
  handler: convertMedia,
});
