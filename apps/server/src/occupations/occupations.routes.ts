import { classChoicesSchema } from '@stellenvisite/contract/occupations.schema';
import { listClassChoices } from '@stellenvisite/core/occupations/list-class-choices';
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
};
