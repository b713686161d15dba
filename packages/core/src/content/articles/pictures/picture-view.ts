import type { ArticlePicture, ManagedArticlePicture } from '@stellenvisite/contract/content/articles.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { articlePictures } from '@stellenvisite/db/schema/content/articles';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../domain-error.ts';
import {
  findVariant,
  type MediaVariant,
  mediaSources,
  mediaUrl,
  type StoredPicture,
} from '../../../employers/media-variants.ts';

export type PictureRow = typeof articlePictures.$inferSelect;

const PATH = '/api/article-pictures';
const THUMBNAIL_WIDTH = 480;

export function toPicture(row: PictureRow, language: Language): ArticlePicture {
  const { alt, width, height } = row;
  return {
    url: mediaUrl(row, { path: PATH }),
    sources: mediaSources(row, PATH),
    alt: alt[language],
    width,
    height,
  };
}

export function toManagedPicture(row: PictureRow): ManagedArticlePicture {
  const { id, number, isCover, alt, caption, name, status, failure, width, height, storageKey } = row;
  const url = storageKey === null ? null : mediaUrl(row, { path: PATH, atLeast: THUMBNAIL_WIDTH });
  return { id, number, isCover, alt, caption, name, status, failure, url, width, height };
}

/** Finds the cover of each article that has one, by the article's id. */
export async function findCovers(
  ctx: Pick<Context, 'db'>,
  articleIds: readonly string[],
): Promise<Map<string, PictureRow>> {
  const isShown = and(
    inArray(articlePictures.articleId, [...new Set(articleIds)]),
    eq(articlePictures.isCover, true),
    isNotNull(articlePictures.storageKey),
  );
  const rows = articleIds.length === 0 ? [] : await ctx.db.select().from(articlePictures).where(isShown);
  return new Map(rows.map((row) => [row.articleId, row]));
}

export function listPictures(ctx: Pick<Context, 'db'>, articleId: string): Promise<PictureRow[]> {
  return ctx.db
    .select()
    .from(articlePictures)
    .where(eq(articlePictures.articleId, articleId))
    .orderBy(asc(articlePictures.number));
}

/** Also of a draft: its address holds a random id that only editors know, and the preview needs no other. */
export async function getArticlePicture(
  ctx: Context,
  { id, variant }: { id: string; variant?: MediaVariant | undefined },
): Promise<StoredPicture> {
  const [row] = isId(id) ? await ctx.db.select().from(articlePictures).where(eq(articlePictures.id, id)) : [];
  const found = row && findVariant(row, variant);
  if (!found) throw new DomainError('media.not_found');
  return found;
}
