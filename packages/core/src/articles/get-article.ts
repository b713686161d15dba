import { READ_ON_ARTICLES } from '@stellenvisite/contract/articles';
import type { Article } from '@stellenvisite/contract/articles.schema';
import { articles } from '@stellenvisite/db/schema/articles';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { readArticleBody } from './article-body.ts';
import { type ArticleRow, isPublished, toSummaries, toSummary } from './article-view.ts';
import { toFigure } from './pictures/figure.ts';
import { listPictures } from './pictures/picture-view.ts';

export async function getArticle(ctx: Context, { slug }: { slug: string }): Promise<Article> {
  const [row] = await ctx.db
    .select()
    .from(articles)
    .where(and(eq(articles.slug, slug), isPublished(ctx)));
  if (!row) throw new DomainError('article.not_found');
  return toArticle(ctx, row);
}

export async function toArticle(ctx: Context, row: ArticleRow): Promise<Article> {
  const { summary, sources, bodyHtml } = row.texts[ctx.language];
  const { reviewedBy, jobSearch } = row;
  const pictures = (await listPictures(ctx, row.id)).filter(({ storageKey }) => storageKey !== null);
  const figureOf = (number: number) => {
    const picture = pictures.find((each) => each.number === number);
    return picture ? toFigure(picture, ctx.language) : '';
  };
  return {
    ...toSummary(ctx, row, pictures.find(({ isCover }) => isCover) ?? null),
    ...readArticleBody(bodyHtml, figureOf),
    summary,
    sources,
    reviewedBy,
    jobSearch,
    updatedAt: row.updatedAt.toISOString(),
    readOn: await toSummaries(ctx, await listReadOn(ctx, row)),
  };
}

/** Of the same topic first, then of the same group, then the newest. */
function listReadOn(ctx: Context, { slug, topic, category }: ArticleRow): Promise<ArticleRow[]> {
  return ctx.db
    .select()
    .from(articles)
    .where(and(ne(articles.slug, slug), isPublished(ctx)))
    .orderBy(
      desc(eq(articles.topic, topic)),
      desc(sql`coalesce(${articles.category} = ${category}, false)`),
      desc(articles.publishedAt),
    )
    .limit(READ_ON_ARTICLES);
}
