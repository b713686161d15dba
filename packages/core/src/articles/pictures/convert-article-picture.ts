import { articlePictures } from '@stellenvisite/db/schema/articles';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { keepVariants, makeVariants } from '../../employer-media/make-variants.ts';
import { renewPages } from '../../settings/renew-pages.ts';

/** The original goes with the conversion, and with it what the camera wrote: where and when it was taken. */
export async function convertArticlePicture(ctx: Context, { pictureId }: { pictureId: string }): Promise<void> {
  const isAsked = and(eq(articlePictures.id, pictureId), eq(articlePictures.status, 'converting'));
  const [row] = await ctx.db.select().from(articlePictures).where(isAsked);
  if (!row?.originalKey) return;
  const storageKey = `article-pictures/${row.id}/1`;
  const made = await makeVariants(ctx, { originalKey: row.originalKey, storageKey, kind: 'gallery', crop: null });
  if ('failure' in made) {
    await ctx.db
      .update(articlePictures)
      .set({ status: 'failed', failure: made.failure, originalKey: null })
      .where(isAsked);
    return;
  }
  const { width, height, widths } = made.picture;
  await ctx.db.transaction(async (tx) => {
    const updated = await tx
      .update(articlePictures)
      .set({ status: 'ready', originalKey: null, storageKey, width, height, widths })
      .where(isAsked)
      .returning({ id: articlePictures.id });
    if (updated.length === 0) return;
    await keepVariants(tx, made);
    await renewPages(tx);
  });
}
