import {
  adminFeedFileQuerySchema,
  adminFeedListSchema,
  adminFeedQuerySchema,
  feedActSchema,
} from '@stellenvisite/contract/admin-feeds.schema';
import { actResultSchema } from '@stellenvisite/contract/admin-users.schema';
import { actOnFeeds } from '@stellenvisite/core/admin-feeds/act-on-feeds';
import { exportAdminFeeds, listAdminFeeds } from '@stellenvisite/core/admin-feeds/list-admin-feeds';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { sendCsv } from '../http/send-csv.ts';

const described = { tags: ['admin'], ...withBearer };

export const adminFeedsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/admin/feeds',
    {
      config: { permission: 'feed.moderate' },
      schema: {
        ...described,
        summary: 'The feeds of the market, filtered and sorted',
        querystring: adminFeedQuerySchema,
        response: { 200: adminFeedListSchema, ...refusals },
      },
    },
    async (request) => listAdminFeeds(request.ctx, request.query),
  );

  app.get(
    '/api/admin/feeds/file',
    {
      config: { permission: 'feed.moderate' },
      schema: {
        ...described,
        summary: 'The list as a CSV file, as far as it is narrowed',
        querystring: adminFeedFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => sendCsv(reply, 'feeds', await exportAdminFeeds(request.ctx, request.query)),
  );

  app.post(
    '/api/admin/feeds/acts',
    {
      config: { permission: 'feed.moderate' },
      schema: {
        ...described,
        summary: 'Do one thing to several feeds; those that cannot be changed are skipped',
        body: feedActSchema,
        response: { 200: actResultSchema, ...refusals },
      },
    },
    async (request) => actOnFeeds(request.ctx, request.body),
  );
};
