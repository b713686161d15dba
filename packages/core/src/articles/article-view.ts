import { readingMinutes } from '@stellenvisite/contract/articles';
import type { ArticleSummary } from '@stellenvisite/contract/articles.schema';
import { articles } from '@stellenvisite/db/schema/articles';
import { lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findCovers, type PictureRow, toPicture } from './pictures/picture-view.ts';

export type ArticleRow = typeof articles.$inferSelect;

export const isPublished = (ctx: Pick<Context, 'now'>) => lte(articles.publishedAt, ctx.now());

/** One question for the covers of all of them. */
export async function toSummaries(
  ctx: Pick<Context, 'db' | 'language'>,
  rows: readonly ArticleRow[],
): Promise<ArticleSummary[]> {
  const covers = await findCovers(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toSummary(ctx, row, covers.get(row.id) ?? null));
}

export function toSummary(
  { language }: Pick<Context, 'language'>,
  row: ArticleRow,
  cover: PictureRow | null,
): ArticleSummary {
  const { title, lead, bodyHtml, authorRole } = row.texts[language];
  const { slug, topic, category, drawing, authorName } = row;
  return {
    slug,
    topic,
    category,
    drawing,
    cover: cover && toPicture(cover, language),
    title,
    lead,
    author: { name: authorName, role: authorRole },
    publishedAt: (row.publishedAt ?? row.updatedAt).toISOString(),
    readingMinutes: readingMinutes(bodyHtml),
  };
}
