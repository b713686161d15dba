import { helpArticlesSchema, helpQuerySchema } from '@stellenvisite/contract/help-articles.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { listHelpArticles } from '@stellenvisite/core/help-articles/list-help-articles';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const helpArticlesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/help-articles',
    {
      config: { permission: 'help_article.read' },
      schema: {
        tags: ['support'],
        summary: 'The help pages, by role and words',
        querystring: helpQuerySchema,
        response: { 200: helpArticlesSchema, 400: problemSchema },
      },
    },
    async (request) => listHelpArticles(request.ctx, request.query),
  );
};
