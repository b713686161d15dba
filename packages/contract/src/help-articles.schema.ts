import { HELP_ROLES, HELP_SECTION_NAMES } from './help-articles.ts';
import { queryText, queryValue } from './query-list.schema.ts';
import { apiSchemas, z } from './zod.ts';

export const helpArticleSchema = z
  .object({
    /** Its address on the help page: `/hilfe#slug`. */
    slug: z.string(),
    section: z.enum(HELP_SECTION_NAMES),
    title: z.string(),
    text: z.string(),
    /** The page it is about. */
    url: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'HelpArticle' });
export type HelpArticle = z.infer<typeof helpArticleSchema>;

export const helpQuerySchema = z.object({
  role: queryValue(z.enum(HELP_ROLES)),
  q: queryValue(queryText(120)),
});
export type HelpQuery = z.infer<typeof helpQuerySchema>;

export const helpArticlesSchema = z
  .object({ items: z.array(helpArticleSchema) })
  .register(apiSchemas, { id: 'HelpArticles' });
export type HelpArticles = z.infer<typeof helpArticlesSchema>;
