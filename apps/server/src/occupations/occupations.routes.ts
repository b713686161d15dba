import { classChoicesSchema, titleQuerySchema, titleReadingSchema } from '@stellenvisite/contract/occupations.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { listClassChoices } from '@stellenvisite/core/occupations/list-class-choices';
import { readJobTitle } from '@stellenvisite/core/occupations/read-job-title';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const occupationsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/occupations',
    {
      config: { permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'The vocabulary that jobs are classified by, in the language of the caller',
        response: { 200: classChoicesSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=3600').header('vary', 'Cookie, Accept-Language');
      return listClassChoices(request.ctx);
    },
  );

  app.get(
    '/api/occupations/titles',
    {
      config: { permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Occupations that the title of a job could become, and the category and specialty its words name',
        querystring: titleQuerySchema,
        response: { 200: titleReadingSchema, 400: problemSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return readJobTitle(request.ctx, request.query);
    },
  );
};
