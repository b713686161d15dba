import { healthSchema } from '@stellenvisite/contract/health.schema';
import { requireAnswer } from '@stellenvisite/core/health/require-answer';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

type HealthOptions = { database: 'embedded' | 'external'; version: string };

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { database, version }) => {
  app.get(
    '/api/health',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['operations'],
        summary: 'Whether the service can answer',
        response: { 200: healthSchema, 503: healthSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await requireAnswer(request.ctx);
        return { status: 'ok' as const, database, version };
      } catch (error) {
        request.log.warn({ err: error }, 'database away');
        return reply.code(503).send({ status: 'unavailable', database, version });
      }
    },
  );
};
