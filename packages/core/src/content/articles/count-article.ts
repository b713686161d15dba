import type { RateArticle } from '@stellenvisite/contract/content/articles.schema';
import { articles } from '@stellenvisite/db/schema/content/articles';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { isPublished } from './list-article-entries.ts';

type Counter = 'reads' | 'helpful' | 'unhelpful';

export function countReading(ctx: Context, { slug }: { slug: string }): Promise<void> {
  return count(ctx, slug, 'reads');
}

export function rateArticle(ctx: Context, { slug, isHelpful }: RateArticle & { slug: string }): Promise<void> {
  return count(ctx, slug, isHelpful ? 'helpful' : 'unhelpful');
}

async function count(ctx: Context, slug: string, counter: Counter): Promise<void> {
  const counted = await ctx.db
    .update(articles)
    .set({ [counter]: sql`${articles[counter]} + 1` })
    .where(and(eq(articles.slug, slug), isPublished(ctx)))
    .returning({ id: articles.id });
  if (counted.length === 0) throw new DomainError('article.not_found');
}
