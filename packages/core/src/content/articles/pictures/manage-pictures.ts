import { randomUUID } from 'node:crypto';
import {
  type AddArticlePicture,
  type DescribeArticlePicture,
  MAX_ARTICLE_PICTURES,
  type ManagedArticlePicture,
  type ManagedArticlePictures,
  MIN_ARTICLE_PICTURE_WIDTH,
} from '@stellenvisite/contract/content/articles.schema';
import { isFileName } from '@stellenvisite/contract/employers/employer-media';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { LANGUAGES } from '@stellenvisite/contract/platform/languages';
import type { Tx } from '@stellenvisite/db/client';
import { articlePictures, articles } from '@stellenvisite/db/schema/content/articles';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../domain-error.ts';
import { convertMediaJob } from '../../../employers/media/convert-media.ts';
import { cancelDeletionOfVariants, makeVariants } from '../../../employers/media/make-variants.ts';
import { findUploadedPicture, takeOver } from '../../../employers/media/uploaded-picture.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';
import { renewPages } from '../../../platform/settings/renew-pages.ts';
import { recordAdminAct } from '../../../record-admin-act.ts';
import { requirePermission } from '../../../require-permission.ts';
import type { ArticleRow } from '../list-article-entries.ts';
import { listPictures, type PictureRow, toManagedPicture } from './picture-view.ts';

export const convertArticlePictureJob = defineJob({
  name: 'article-picture.convert',
  payload: z.object({ pictureId: z.uuid() }),
  options: convertMediaJob.options,
  isLong: true,
  handler: convertArticlePicture,
});

export async function listArticlePictures(ctx: Context, { id }: { id: string }): Promise<ManagedArticlePictures> {
  await requirePermission(ctx, 'article.manage');
  if (!isId(id) || (await ctx.db.$count(articles, eq(articles.id, id))) === 0)
    throw new DomainError('article.not_found');
  return { items: (await listPictures(ctx, id)).map(toManagedPicture) };
}

/** Makes an uploaded file a picture of the article, described in both languages from the start. */
export async function addArticlePicture(
  ctx: Context,
  { id, fileId, ...described }: AddArticlePicture & { id: string },
): Promise<ManagedArticlePicture> {
  const { userId } = await requirePermission(ctx, 'article.manage');
  if (!isId(id)) throw new DomainError('article.not_found');
  const { file, size } = await findUploadedPicture(ctx, { userId, fileId });
  if (size.width < MIN_ARTICLE_PICTURE_WIDTH) throw new DomainError('article.picture_too_small');
  requireDescription(described, file.name);
  return ctx.db.transaction(async (tx) => {
    const article = await lockArticle(tx, id);
    const others = await listPictures({ db: tx }, id);
    if (others.length >= MAX_ARTICLE_PICTURES) throw new DomainError('media.limit_reached');
    await takeOver(tx, file);
    if (described.isCover) await leaveCover(tx, id, null);
    const [row] = await tx
      .insert(articlePictures)
      .values({
        id: randomUUID(),
        articleId: id,
        number: (others.at(-1)?.number ?? 0) + 1,
        ...described,
        contentType: 'image/webp',
        ...size,
        status: 'converting',
        originalKey: file.storageKey,
        name: file.name,
        createdAt: ctx.now(),
      })
      .returning();
    if (!row) throw new Error('an insert returns its row');
    await ctx.queue.enqueue(tx, convertArticlePictureJob, { pictureId: row.id });
    await recordPictureAct(ctx, tx, 'article_picture.added', { article, after: row });
    return toManagedPicture(row);
  });
}

export async function describeArticlePicture(
  ctx: Context,
  { id, ...described }: DescribeArticlePicture & { id: string },
): Promise<ManagedArticlePicture> {
  await requirePermission(ctx, 'article.manage');
  return ctx.db.transaction(async (tx) => {
    const before = await requirePicture(tx, id);
    const article = await lockArticle(tx, before.articleId);
    requireDescription(described, before.name);
    if (described.isCover) await leaveCover(tx, before.articleId, id);
    const [row] = await tx.update(articlePictures).set(described).where(eq(articlePictures.id, id)).returning();
    if (!row) throw new DomainError('media.not_found');
    await recordPictureAct(ctx, tx, 'article_picture.changed', { article, before, after: row });
    if (article.publishedAt) await renewPages(tx);
    return toManagedPicture(row);
  });
}

/** Where the text still names it, nothing is shown. */
export async function removeArticlePicture(ctx: Context, { id }: { id: string }): Promise<void> {
  await requirePermission(ctx, 'article.manage');
  await ctx.db.transaction(async (tx) => {
    const before = await requirePicture(tx, id);
    const article = await lockArticle(tx, before.articleId);
    await tx.delete(articlePictures).where(eq(articlePictures.id, id));
    await recordPictureAct(ctx, tx, 'article_picture.removed', { article, before });
    if (article.publishedAt) await renewPages(tx);
  });
}

async function requirePicture(tx: Tx, id: string): Promise<PictureRow> {
  const [row] = isId(id) ? await tx.select().from(articlePictures).where(eq(articlePictures.id, id)) : [];
  if (!row) throw new DomainError('media.not_found');
  return row;
}

/** Its pictures are numbered one after the other, and one of them is the cover. */
async function lockArticle(tx: Tx, id: string): Promise<ArticleRow> {
  const [row] = await tx.select().from(articles).where(eq(articles.id, id)).for('update');
  if (!row) throw new DomainError('article.not_found');
  return row;
}

async function leaveCover(tx: Tx, articleId: string, except: string | null): Promise<void> {
  const isOther = and(eq(articlePictures.articleId, articleId), except ? ne(articlePictures.id, except) : undefined);
  await tx.update(articlePictures).set({ isCover: false }).where(isOther);
}

function requireDescription({ alt }: DescribeArticlePicture, fileName: string): void {
  if (LANGUAGES.some((of) => isFileName(alt[of], fileName))) throw new DomainError('media.alt_is_file_name');
}

type PictureAct = 'article_picture.added' | 'article_picture.changed' | 'article_picture.removed';

async function recordPictureAct(
  ctx: Context,
  tx: Tx,
  action: PictureAct,
  { article, before, after }: { article: ArticleRow; before?: PictureRow; after?: PictureRow },
): Promise<void> {
  const values = ({ number, alt, isCover }: PictureRow) => ({ number, alt: alt.de, isCover });
  await recordAdminAct(ctx, tx, {
    action,
    subject: { kind: 'article', id: article.id, label: article.texts.de.title },
    ...(before && { before: values(before) }),
    ...(after && { after: values(after) }),
  });
}

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
    await cancelDeletionOfVariants(tx, made);
    await renewPages(tx);
  });
}
