import {
  ARTICLE_TOPICS,
  ARTICLES_PER_PAGE,
  POPULAR_ARTICLES,
  readingMinutes,
} from '@stellenvisite/contract/content/articles';
import type { ArticleList, ArticleQuery, ArticleSummary } from '@stellenvisite/contract/content/articles.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { articles } from '@stellenvisite/db/schema/content/articles';
import { and, asc, count, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { findCovers, type PictureRow, toPicture } from './pictures/picture-view.ts';

export type ArticleRow = typeof articles.$inferSelect;

export const isPublished = (ctx: Pick<Context, 'now'>) => lte(articles.publishedAt, ctx.now());

const MAX_ENTRIES = 1000;

/** For readers of feeds and search engines: the newest first. */
export function listArticleEntries(ctx: Context): Promise<ArticleRow[]> {
  return ctx.db.select().from(articles).where(isPublished(ctx)).orderBy(desc(articles.publishedAt)).limit(MAX_ENTRIES);
}

/** Lists the articles, the newest first, on the first page one more that leads it; a topic's count respects what is searched for. */
export async function listArticles(ctx: Context, { topic, q, page }: ArticleQuery): Promise<ArticleList> {
  const found = and(isPublished(ctx), q ? containsText(ctx, q) : undefined);
  const counts = await ctx.db
    .select({ topic: articles.topic, count: count() })
    .from(articles)
    .where(found)
    .groupBy(articles.topic);
  const countOf = (value: string) => counts.find((row) => row.topic === value)?.count ?? 0;
  const rows = await ctx.db
    .select()
    .from(articles)
    .where(and(found, topic && eq(articles.topic, topic)))
    .orderBy(desc(articles.publishedAt), asc(articles.slug))
    .limit(page === 1 ? ARTICLES_PER_PAGE + 1 : ARTICLES_PER_PAGE)
    .offset(page === 1 ? 0 : (page - 1) * ARTICLES_PER_PAGE + 1);
  const mostRead = await ctx.db
    .select()
    .from(articles)
    .where(isPublished(ctx))
    .orderBy(desc(articles.reads), desc(articles.publishedAt))
    .limit(POPULAR_ARTICLES);
  return {
    items: await toSummaries(ctx, rows),
    total: topic ? countOf(topic) : counts.reduce((sum, row) => sum + row.count, 0),
    page,
    pageSize: ARTICLES_PER_PAGE,
    topics: ARTICLE_TOPICS.map((value) => ({ value, count: countOf(value) })),
    mostRead: await toSummaries(ctx, mostRead),
  };
}

/** Every word typed appears somewhere in the article. */
function containsText({ language }: Context, q: string): SQL | undefined {
  const words = q.split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`${articles.texts}->>${language}::text ilike ${toLikePattern(word)}`));
}

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
