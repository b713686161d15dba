import {
  healthSchema,
  livenessSchema,
  type Readiness,
  readinessSchema,
} from '@stellenvisite/contract/platform/health.schema';
import { getHealth } from '@stellenvisite/core/platform/health/get-health';
import { getReadiness, type ProcessState } from '@stellenvisite/core/platform/health/get-readiness';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

type HealthOptions = { database: 'embedded' | 'external'; version: string; state: ProcessState };

/** Several load balancers may ask at once, and anybody else as well: the checks run once in this time. */
const CHECK_MS = 5_000;

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { database, version, state }) => {
  let checked: { at: number; readiness: Promise<Readiness> } | undefined;

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

  app.get(
    '/api/live',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['operations'],
        summary: 'Check whether the process runs, whatever it depends on',
        response: { 200: livenessSchema },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  app.get(
    '/api/ready',
    {
      config: { permission: 'public' },
      schema: {
        tags: ['operations'],
        summary: 'Check whether the process should get requests',
        response: { 200: readinessSchema, 503: readinessSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const at = performance.now();
      if (!checked || at - checked.at > CHECK_MS) checked = { at, readiness: getReadiness(request.ctx, state) };
      const readiness = await checked.readiness;
      // The end of the process is no check that could be remembered.
      const status = state.isDraining ? 'draining' : readiness.status;
      return reply.code(status === 'ready' ? 200 : 503).send({ ...readiness, status });
    },
  );
};
