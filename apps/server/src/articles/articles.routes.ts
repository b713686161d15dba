import {
  articleListSchema,
  articleParamsSchema,
  articleQuerySchema,
  articleSchema,
  rateArticleSchema,
} from '@stellenvisite/contract/articles.schema';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@stellenvisite/contract/languages';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { toSummaries } from '@stellenvisite/core/articles/article-view';
import { countReading, rateArticle } from '@stellenvisite/core/articles/count-article';
import { getArticle } from '@stellenvisite/core/articles/get-article';
import { listArticleEntries } from '@stellenvisite/core/articles/list-article-entries';
import { listArticles } from '@stellenvisite/core/articles/list-articles';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { articlesRss } from './articles-rss.ts';

export const articlesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/articles',
    {
      config: { permission: 'article.read' },
      schema: {
        tags: ['articles'],
        summary: 'Articles of the guide, by topic and words',
        querystring: articleQuerySchema,
        response: { 200: articleListSchema, 400: problemSchema },
      },
    },
    (request) => listArticles(request.ctx, request.query),
  );

  app.get(
    '/api/articles/:slug',
    {
      config: { permission: 'article.read' },
      schema: {
        tags: ['articles'],
        summary: 'One article with its sections and sources',
        params: articleParamsSchema,
        response: { 200: articleSchema, 404: problemSchema },
      },
    },
    (request) => getArticle(request.ctx, request.params),
  );

  app.post(
    '/api/articles/:slug/readings',
    {
      config: { permission: 'article.read' },
      schema: {
        tags: ['articles'],
        summary: 'Count one reading, without saying whose',
        params: articleParamsSchema,
        response: { 204: z.null(), 404: problemSchema },
      },
    },
    async (request, reply) => {
      await countReading(request.ctx, request.params);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/articles/:slug/ratings',
    {
      config: { permission: 'article.read' },
      schema: {
        tags: ['articles'],
        summary: 'Say whether an article helped, without saying who',
        params: articleParamsSchema,
        body: rateArticleSchema,
        response: { 204: z.null(), 400: problemSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      await rateArticle(request.ctx, { ...request.params, ...request.body });
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/blog/feed.xml',
    {
      config: { permission: 'public' },
      schema: { hide: true, querystring: z.object({ lang: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE) }) },
    },
    async (request, reply) => {
      reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=900');
      const { publicUrl, db } = request.ctx;
      const language = request.query.lang;
      const entries = await toSummaries({ db, language }, await listArticleEntries(request.ctx));
      return articlesRss({ publicUrl, language }, entries);
    },
  );
};
