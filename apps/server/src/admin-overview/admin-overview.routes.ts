import { marketHealthSchema, waitingSchema } from '@stellenvisite/contract/admin-overview.schema';
import { getMarketHealth } from '@stellenvisite/core/admin-overview/get-market-health';
import { getWaiting } from '@stellenvisite/core/admin-overview/get-waiting';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['admin'], ...withBearer };

export const adminOverviewRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/admin/waiting',
    {
      config: { permission: 'admin.read' },
      schema: {
        ...described,
        summary: 'What waits for an administrator, by queue and age',
        response: { 200: waitingSchema, ...refusals },
      },
    },
    async (request) => getWaiting(request.ctx),
  );

  app.get(
    '/api/admin/market-health',
    {
      config: { permission: 'admin.read' },
      schema: {
        ...described,
        summary: 'The market of the last sixty days, compared with the sixty before',
        response: { 200: marketHealthSchema, ...refusals },
      },
    },
    async (request) => getMarketHealth(request.ctx),
  );
};
