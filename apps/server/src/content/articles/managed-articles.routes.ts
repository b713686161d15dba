import { articleSchema } from '@stellenvisite/contract/content/articles.schema';
import {
  managedArticleQuerySchema,
  managedArticleSchema,
  managedArticlesSchema,
  publishArticleSchema,
  writeArticleSchema,
} from '@stellenvisite/contract/content/managed-articles.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  changeArticle,
  createArticle,
  deleteArticle,
  getManagedArticle,
  listManagedArticles,
  previewArticle,
  publishArticle,
} from '@stellenvisite/core/content/articles/manage-article';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

const config = { permission: 'article.manage' } as const;
const tags = ['articles'];
const params = idParamsSchema;

export const managedArticlesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/admin/articles',
    {
      config,
      schema: {
        tags,
        summary: 'List all articles, drafts and scheduled ones included',
        querystring: managedArticleQuerySchema,
        response: { 200: managedArticlesSchema },
      },
    },
    (request) => listManagedArticles(request.ctx, request.query),
  );

  app.post(
    '/api/admin/articles',
    {
      config,
      schema: {
        tags,
        summary: 'Create a draft of an article',
        body: writeArticleSchema,
        response: {
          201: managedArticleSchema,
        },
      },
    },
    async (request, reply) => reply.status(201).send(await createArticle(request.ctx, request.body)),
  );

  app.get(
    '/api/admin/articles/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Get an article in both languages',
        params,
        response: { 200: managedArticleSchema },
      },
    },
    (request) => getManagedArticle(request.ctx, request.params),
  );

  app.patch(
    '/api/admin/articles/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Save an article',
        params,
        body: writeArticleSchema,
        response: { 200: managedArticleSchema },
      },
    },
    (request) => changeArticle(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/admin/articles/:id',
    {
      config,
      schema: { tags, summary: 'Delete a draft', params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await deleteArticle(request.ctx, request.params);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/admin/articles/:id/publication',
    {
      config,
      schema: {
        tags,
        summary: 'Publish an article now or later, or unpublish it',
        params,
        body: publishArticleSchema,
        response: { 200: managedArticleSchema },
      },
    },
    (request) => publishArticle(request.ctx, { ...request.params, ...request.body }),
  );

  app.get(
    '/api/admin/articles/:id/preview',
    {
      config,
      schema: {
        tags,
        summary: 'Preview an article',
        params,
        response: { 200: articleSchema },
      },
    },
    (request) => previewArticle(request.ctx, request.params),
  );
};
