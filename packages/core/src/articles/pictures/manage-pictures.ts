import { randomUUID } from 'node:crypto';
import { MAX_ARTICLE_PICTURES, MIN_ARTICLE_PICTURE_WIDTH } from '@stellenvisite/contract/article-pictures';
import type {
  AddArticlePicture,
  DescribeArticlePicture,
  ManagedArticlePicture,
  ManagedArticlePictures,
} from '@stellenvisite/contract/article-pictures.schema';
import { isFileName } from '@stellenvisite/contract/employer-media';
import { isId } from '@stellenvisite/contract/ids.schema';
import { LANGUAGES } from '@stellenvisite/contract/languages';
import type { Tx } from '@stellenvisite/db/client';
import { articlePictures, articles } from '@stellenvisite/db/schema/articles';
import { and, eq, ne } from 'drizzle-orm';
import { recordAdminAct } from '../../audit/record-admin-act.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { findUploadedPicture, takeOver } from '../../employer-media/uploaded-picture.ts';
import { requirePermission } from '../../permissions/require-permission.ts';
import { renewPages } from '../../settings/renew-pages.ts';
import type { ArticleRow } from '../article-view.ts';
import { convertArticlePictureJob } from './convert-article-picture.job.ts';
import { listPictures, type PictureRow, toManagedPicture } from './picture-view.ts';

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
