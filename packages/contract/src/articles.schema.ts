import { articlePictureSchema } from './article-pictures.schema.ts';
import { ARTICLE_DRAWINGS, ARTICLE_TOPICS } from './articles.ts';
import { jobCategorySchema } from './job-fields.schema.ts';
import { queryPage, queryText, queryValue } from './query-list.schema.ts';
import { apiSchemas, z } from './zod.ts';

const TITLE_LENGTH = 120;
const LEAD_LENGTH = 400;
const BODY_LENGTH = 60_000;
const LINE_LENGTH = 300;

export const articleSlugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100);
export const articleParamsSchema = z.object({ slug: articleSlugSchema });

export const articleQuerySchema = z.object({
  topic: queryValue(z.enum(ARTICLE_TOPICS)),
  q: queryValue(queryText(100)),
  page: queryPage,
});
export type ArticleQuery = z.infer<typeof articleQuerySchema>;

export const articleSummarySchema = z
  .object({
    slug: articleSlugSchema,
    topic: z.enum(ARTICLE_TOPICS),
    /** For which group of jobs; null: for all. */
    category: jobCategorySchema.nullable(),
    drawing: z.enum(ARTICLE_DRAWINGS),
    /** Shown in place of the drawing. */
    cover: articlePictureSchema.nullable(),
    title: z.string(),
    lead: z.string(),
    author: z.object({ name: z.string(), role: z.string() }),
    publishedAt: z.iso.datetime(),
    readingMinutes: z.number().int(),
  })
  .register(apiSchemas, { id: 'ArticleSummary' });
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articleListSchema = z
  .object({
    items: z.array(articleSummarySchema),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
    topics: z.array(z.object({ value: z.enum(ARTICLE_TOPICS), count: z.number().int() })),
    mostRead: z.array(articleSummarySchema),
  })
  .register(apiSchemas, { id: 'ArticleList' });
export type ArticleList = z.infer<typeof articleListSchema>;

export const articleSchema = articleSummarySchema
  .extend({
    /** What the article says, in three sentences. */
    summary: z.array(z.string()),
    introHtml: z.string(),
    sections: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
    sources: z.array(z.string()),
    reviewedBy: z.string().nullable(),
    updatedAt: z.iso.datetime(),
    /** The query of a search for jobs that fit. */
    jobSearch: z.string(),
    readOn: z.array(articleSummarySchema),
  })
  .register(apiSchemas, { id: 'Article' });
export type Article = z.infer<typeof articleSchema>;

export const rateArticleSchema = z.object({ isHelpful: z.boolean() });
export type RateArticle = z.infer<typeof rateArticleSchema>;

export const articleTextSchema = z.object({
  title: z.string().trim().min(1).max(TITLE_LENGTH),
  lead: z.string().trim().min(1).max(LEAD_LENGTH),
  summary: z.array(z.string().trim().min(1).max(LINE_LENGTH)).max(5),
  bodyHtml: z.string().max(BODY_LENGTH),
  sources: z.array(z.string().trim().min(1).max(LINE_LENGTH)).max(20),
  authorRole: z.string().trim().max(LINE_LENGTH),
});
/** The words of an article in one language. */
export type ArticleText = z.infer<typeof articleTextSchema>;
