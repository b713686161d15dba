import {
  correctedItemSchema,
  correctItemSchema,
  feedItemParamsSchema,
  quarantinedItemsQuerySchema,
  quarantinedItemsSchema,
} from '@stellenvisite/contract/feeds/feed-items.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { correctItem, dismissItem } from '@stellenvisite/core/feeds/quarantine/correct-item';
import { listQuarantinedItems } from '@stellenvisite/core/feeds/quarantine/list-quarantined-items';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching } from '../http/own-routes.ts';
import { described } from './feed-answers.ts';

export const quarantinedItemsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/feeds/quarantined-items',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'List quarantined jobs of the feeds with the reasons',
        querystring: quarantinedItemsQuerySchema,
        response: { 200: quarantinedItemsSchema },
      },
    },
    async (request) => listQuarantinedItems(request.ctx, request.query),
  );

  app.patch(
    '/api/employer/feeds/quarantined-items/:id',
    {
      config: { permission: 'feed.import' },
      schema: {
        ...described,
        summary: 'Correct a quarantined job, and save a rule for later fetches',
        params: feedItemParamsSchema,
        body: correctItemSchema,
        response: { 200: correctedItemSchema },
      },
    },
    async (request) => correctItem(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/employer/feeds/quarantined-items/:id',
    {
      config: { permission: 'feed.import' },
      schema: {
        ...described,
        summary: 'Exclude a job of the feed permanently',
        params: feedItemParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await dismissItem(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );
};
