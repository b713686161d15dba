import { ARTICLE_TOPICS, ARTICLES_PER_PAGE, MOST_READ_ARTICLES } from '@stellenvisite/contract/articles';
import type { ArticleList, ArticleQuery } from '@stellenvisite/contract/articles.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { articles } from '@stellenvisite/db/schema/articles';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isPublished, toSummaries } from './article-view.ts';

/** The newest first, on the first page one more that leads it; a topic's count heeds what is searched for. */
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
    .limit(MOST_READ_ARTICLES);
  return {
    items: await toSummaries(ctx, rows),
    total: topic ? countOf(topic) : counts.reduce((sum, row) => sum + row.count, 0),
    page,
    pageSize: ARTICLES_PER_PAGE,
    topics: ARTICLE_TOPICS.map((value) => ({ value, count: countOf(value) })),
    mostRead: await toSummaries(ctx, mostRead),
  };
}

/** Every word typed stands somewhere in the article. */
function containsText({ language }: Context, q: string): SQL | undefined {
  const words = q.split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`${articles.texts}->>${language}::text ilike ${toLikePattern(word)}`));
}
