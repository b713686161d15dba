import { suggestionListSchema, suggestionQuerySchema } from '@stellenvisite/contract/job-search.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { listSuggestions } from '@stellenvisite/core/suggestions/list-suggestions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const suggestionsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/suggestions',
    {
      config: { cache: 'market', permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Occupations, fields of work, employers and places that what is typed could become',
        querystring: suggestionQuerySchema,
        response: { 200: suggestionListSchema, 400: problemSchema },
      },
    },
    (request) => listSuggestions(request.ctx, request.query),
  );
};
