import { ALT_LENGTH, CONVERSION_FAILURES, EMPLOYER_MEDIA_STATUSES } from '../employers/employer-media.ts';
import { pictureSourceSchema } from '../employers/employers.schema.ts';
import { jobCategorySchema } from '../jobs/job-fields.schema.ts';
import { plainText } from '../platform/plain-text.schema.ts';
import { queryPage, queryText, queryValue } from '../platform/query-list.schema.ts';
import { apiSchemas, z } from '../platform/zod.ts';
import { ARTICLE_DRAWINGS, ARTICLE_TOPICS } from './articles.ts';

export const MAX_ARTICLE_PICTURES = 20;

/** Narrower ones are blurred next to the text on a sharp screen. */
export const MIN_ARTICLE_PICTURE_WIDTH = 1200;

/** Returns the marker that an editor puts in a paragraph of its own to show a picture there: `[Bild 2]`. */
export const pictureMarker = (number: number): string => `[Bild ${number}]`;

const CAPTION_LENGTH = 200;

/** A picture as readers see it. */
const articlePictureSchema = z
  .object({
    url: z.string(),
    /** The same in smaller sizes and newer formats, the best first. */
    sources: z.array(pictureSourceSchema),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .register(apiSchemas, { id: 'ArticlePicture' });

export type ArticlePicture = z.infer<typeof articlePictureSchema>;

const altSchema = plainText(ALT_LENGTH.max).min(ALT_LENGTH.min);

export const describeArticlePictureSchema = z
  .object({
    alt: z.object({ de: altSchema, en: altSchema }),
    caption: z.object({ de: plainText(CAPTION_LENGTH), en: plainText(CAPTION_LENGTH) }),
    /** Appears in place of the drawing above the article and in lists. */
    isCover: z.boolean(),
  })
  .register(apiSchemas, { id: 'DescribeArticlePicture' });

export type DescribeArticlePicture = z.infer<typeof describeArticlePictureSchema>;

export const addArticlePictureSchema = describeArticlePictureSchema
  .extend({ fileId: z.uuid() })
  .register(apiSchemas, { id: 'AddArticlePicture' });

export type AddArticlePicture = z.infer<typeof addArticlePictureSchema>;

export const managedArticlePictureSchema = describeArticlePictureSchema
  .extend({
    id: z.uuid(),
    /** By which the text names it; never given to another picture of the article. */
    number: z.number().int(),
    name: z.string(),
    status: z.enum(EMPLOYER_MEDIA_STATUSES),
    failure: z.enum(CONVERSION_FAILURES).nullable(),
    /** Null until it is converted. */
    url: z.string().nullable(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .register(apiSchemas, { id: 'ManagedArticlePicture' });

export type ManagedArticlePicture = z.infer<typeof managedArticlePictureSchema>;

export const managedArticlePicturesSchema = z
  .object({ items: z.array(managedArticlePictureSchema).max(MAX_ARTICLE_PICTURES) })
  .register(apiSchemas, { id: 'ManagedArticlePictures' });

export type ManagedArticlePictures = z.infer<typeof managedArticlePicturesSchema>;

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
    /** The summary of the article in three sentences. */
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
