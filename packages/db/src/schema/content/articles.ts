import {
  ARTICLE_DRAWINGS,
  ARTICLE_TOPICS,
  type ArticleDrawing,
  type ArticleTopic,
} from '@stellenvisite/contract/content/articles';
import type { ArticleText } from '@stellenvisite/contract/content/articles.schema';
import {
  type ConversionFailure,
  EMPLOYER_MEDIA_STATUSES,
  type EmployerMediaStatus,
} from '@stellenvisite/contract/employers/employer-media';
import { JOB_CATEGORIES, type JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';

/** Articles of the guide. Not published: a draft; from a day to come on: scheduled. */
export const articles = pgTable(
  'articles',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    topic: text().$type<ArticleTopic>().notNull(),
    category: text().$type<JobCategory>(),
    drawing: text().$type<ArticleDrawing>().notNull(),
    texts: jsonb().$type<Record<Language, ArticleText>>().notNull(),
    authorName: text().notNull(),
    reviewedBy: text(),
    jobSearch: text().notNull().default(''),
    publishedAt: timestamp({ withTimezone: true }),
    /** How often it was read and found helpful; by whom is stored nowhere. */
    reads: integer().notNull().default(0),
    helpful: integer().notNull().default(0),
    unhelpful: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check('articles_topic', oneOf(t.topic, ARTICLE_TOPICS)),
    check('articles_category', oneOf(t.category, JOB_CATEGORIES)),
    check('articles_drawing', oneOf(t.drawing, ARTICLE_DRAWINGS)),
    index('articles_published').on(t.publishedAt),
  ],
);

/** Pictures of an article: its cover, and those that its text names by number. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    id: uuid().primaryKey(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    isCover: boolean().notNull(),
    alt: jsonb().$type<Record<Language, string>>().notNull(),
    caption: jsonb().$type<Record<Language, string>>().notNull(),
    /** As in `employer_media`: without `widths` the key of one file, with them a folder; null until it is converted. */
    storageKey: text(),
    widths: integer().array().notNull().default(sql`'{}'`),
    contentType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    status: text().$type<EmployerMediaStatus>().notNull(),
    failure: text().$type<ConversionFailure>(),
    /** The uploaded file until it is converted; it still contains the camera's metadata. */
    originalKey: text(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    check('article_pictures_status', oneOf(t.status, EMPLOYER_MEDIA_STATUSES)),
    unique('article_pictures_number').on(t.articleId, t.number),
    uniqueIndex('article_pictures_cover').on(t.articleId).where(sql`is_cover`),
  ],
);
