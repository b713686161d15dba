import { articles } from '@stellenvisite/db/schema/articles';
import { desc } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type ArticleRow, isPublished } from './article-view.ts';

const MOST_ENTRIES = 1000;

/** For readers of feeds and search engines: the newest first. */
export function listArticleEntries(ctx: Context): Promise<ArticleRow[]> {
  return ctx.db.select().from(articles).where(isPublished(ctx)).orderBy(desc(articles.publishedAt)).limit(MOST_ENTRIES);
}
