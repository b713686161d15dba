import {
  adminFeedFileQuerySchema,
  adminFeedListSchema,
  adminFeedQuerySchema,
  feedActSchema,
} from '@stellenvisite/contract/feeds/admin-feeds.schema';
import { actResultSchema } from '@stellenvisite/contract/identity/admin-users.schema';
import { actOnFeeds } from '@stellenvisite/core/feeds/admin/act-on-feeds';
import { exportAdminFeeds, listAdminFeeds } from '@stellenvisite/core/feeds/admin/list-admin-feeds';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { sendCsv } from '../../http/send-csv.ts';

const described = { tags: ['admin'], ...withBearer };

export const adminFeedsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/admin/feeds',
    {
      config: { permission: 'feed.moderate' },
      schema: {
        ...described,
        summary: 'List all feeds, filtered and sorted',
        querystring: adminFeedQuerySchema,
        response: { 200: adminFeedListSchema },
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
        summary: 'Export the filtered list as a CSV file',
        querystring: adminFeedFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
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
        summary: 'Change several feeds; those that cannot be changed are skipped',
        body: feedActSchema,
        response: { 200: actResultSchema },
      },
    },
    async (request) => actOnFeeds(request.ctx, request.body),
  );
};
