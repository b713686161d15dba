import {
  feedItemParamsSchema,
  heldItemsQuerySchema,
  heldItemsSchema,
  mendedItemSchema,
  mendItemSchema,
} from '@stellenvisite/contract/feed-items.schema';
import { z } from '@stellenvisite/contract/zod';
import { listHeldItems } from '@stellenvisite/core/feeds/held/list-held-items';
import { dismissItem, mendItem } from '@stellenvisite/core/feeds/held/mend-item';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches } from '../http/own-routes.ts';
import { changed, described, found } from './feed-answers.ts';

export const heldFeedItemsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/employer/feeds/held-items',
    {
      config: { permission: 'feed.read' },
      schema: {
        ...described,
        summary: 'Jobs of the feeds that are held back, with the reason',
        querystring: heldItemsQuerySchema,
        response: { 200: heldItemsSchema, ...found },
      },
    },
    async (request) => listHeldItems(request.ctx, request.query),
  );

  app.patch(
    '/api/employer/feeds/held-items/:id',
    {
      config: { permission: 'feed.import' },
      schema: {
        ...described,
        summary: 'Say by hand what a job of the feed lacks, and keep a rule for the next time',
        params: feedItemParamsSchema,
        body: mendItemSchema,
        response: { 200: mendedItemSchema, ...changed },
      },
    },
    async (request) => mendItem(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/employer/feeds/held-items/:id',
    {
      config: { permission: 'feed.import' },
      schema: {
        ...described,
        summary: 'Leave a job of the feed out for good',
        params: feedItemParamsSchema,
        response: { 204: z.null(), ...found },
      },
    },
    async (request, reply) => {
      await dismissItem(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );
};
