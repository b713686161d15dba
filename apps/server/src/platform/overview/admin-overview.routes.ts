import { emptySearchListSchema } from '@stellenvisite/contract/jobs/statistics.schema';
import { marketHealthSchema, waitingSchema } from '@stellenvisite/contract/platform/admin-overview.schema';
import { listEmptySearches } from '@stellenvisite/core/jobs/statistics/list-empty-searches';
import { exportMarketHealth, getMarketHealth } from '@stellenvisite/core/platform/overview/get-market-health';
import { getWaiting } from '@stellenvisite/core/platform/overview/get-waiting';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { sendCsv } from '../../http/send-csv.ts';

const described = { tags: ['admin'], ...withBearer };

export const adminOverviewRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/admin/waiting',
    {
      config: { permission: 'admin.read' },
      schema: {
        ...described,
        summary: 'Get the administrators’ pending work by queue and age',
        response: { 200: waitingSchema },
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
        summary: 'Get the market of the last sixty days compared with the sixty before',
        response: { 200: marketHealthSchema },
      },
    },
    async (request) => getMarketHealth(request.ctx),
  );

  app.get(
    '/api/admin/market-health/file',
    {
      config: { permission: 'admin.read' },
      schema: {
        ...described,
        summary: 'Export the daily figures of the market as a CSV file',
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => sendCsv(reply, 'markt', await exportMarketHealth(request.ctx)),
  );

  app.get(
    '/api/admin/empty-searches',
    {
      config: { permission: 'admin.read' },
      schema: {
        ...described,
        summary: 'List the most frequent searches without a hit in sixty days, without rare words',
        response: { 200: emptySearchListSchema },
      },
    },
    async (request) => listEmptySearches(request.ctx),
  );
};
