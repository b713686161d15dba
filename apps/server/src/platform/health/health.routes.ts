import { healthSchema } from '@stellenvisite/contract/platform/health.schema';
import { getHealth } from '@stellenvisite/core/platform/health/get-health';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

type HealthOptions = { database: 'embedded' | 'external'; version: string };

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { database, version }) => {
  app.get(
    '/api/health',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['operations'],
        summary: 'Check whether the service can respond',
        response: { 200: healthSchema, 503: healthSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const health = await getHealth(request.ctx, { database, version });
      return reply.code(health.status === 'ok' ? 200 : 503).send(health);
    },
  );
};
