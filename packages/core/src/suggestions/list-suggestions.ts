import type { SuggestionList, SuggestionQuery } from '@stellenvisite/contract/job-search.schema';
import type { Context } from '../context.ts';

/** What a search field can complete to: occupations first, then fields of work, employers and places. */
export async function listSuggestions(ctx: Context, query: SuggestionQuery): Promise<SuggestionList> {
  return { items: await ctx.search.suggest(query) };
}
