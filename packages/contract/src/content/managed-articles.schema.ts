import { jobCategorySchema } from '../jobs/job-fields.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { pageFields, queryPage, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { articleSlugSchema, articleTextSchema } from './articles.schema.ts';
import { ARTICLE_DRAWINGS, ARTICLE_STATES, ARTICLE_TOPICS } from './articles.ts';

const NAME_LENGTH = 80;
const SEARCH_LENGTH = 300;

/** A draft may lack what a published article has. */
const draftTextSchema = articleTextSchema.extend({
  title: z.string().trim().max(120),
  lead: z.string().trim().max(400),
});

export const writeArticleSchema = z
  .object({
    slug: articleSlugSchema,
    topic: z.enum(ARTICLE_TOPICS),
    category: jobCategorySchema.nullable(),
    drawing: z.enum(ARTICLE_DRAWINGS),
    texts: z.object({ de: draftTextSchema, en: draftTextSchema }),
    authorName: plainText(NAME_LENGTH).min(1),
    reviewedBy: plainText(NAME_LENGTH).nullable(),
    /** The query of a search for jobs that fit: `q=Nachtdienst&shift=night`. */
    jobSearch: plainText(SEARCH_LENGTH),
  })
  .register(apiSchemas, { id: 'WriteArticle' });
export type WriteArticle = z.infer<typeof writeArticleSchema>;

export const managedArticleSchema = writeArticleSchema
  .extend({
    id: z.uuid(),
    state: z.enum(ARTICLE_STATES),
    publishedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    reads: z.number().int(),
    helpful: z.number().int(),
    unhelpful: z.number().int(),
  })
  .register(apiSchemas, { id: 'ManagedArticle' });
export type ManagedArticle = z.infer<typeof managedArticleSchema>;

export const managedArticleQuerySchema = z.object({
  state: queryValue(z.enum(ARTICLE_STATES)),
  q: queryValue(queryText(100)),
  page: queryPage,
});
export type ManagedArticleQuery = z.infer<typeof managedArticleQuerySchema>;

export const managedArticlesSchema = z
  .object({
    items: z.array(managedArticleSchema.omit({ texts: true }).extend({ title: z.string(), isTranslated: z.boolean() })),
    ...pageFields,
    /** Names to choose from. */
    authors: z.array(z.string()),
  })
  .register(apiSchemas, { id: 'ManagedArticles' });
export type ManagedArticles = z.infer<typeof managedArticlesSchema>;

/** Null takes it back to a draft; a moment to come schedules it. */
export const publishArticleSchema = z
  .object({ publishedAt: z.iso.datetime().nullable() })
  .register(apiSchemas, { id: 'PublishArticle' });
export type PublishArticle = z.infer<typeof publishArticleSchema>;
