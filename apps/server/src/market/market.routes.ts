import { marketOverviewSchema } from '@stellenvisite/contract/market.schema';
import { marketPlaceListSchema } from '@stellenvisite/contract/places.schema';
import { getMarketOverview } from '@stellenvisite/core/market/get-market-overview';
import { listMarketPlaces } from '@stellenvisite/core/market/list-market-places';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const marketRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/market',
    {
      config: { cache: 'market', permission: 'job.read' },
      schema: {
        tags: ['market'],
        summary: 'The market at this moment: counts, newest and featured jobs, employers',
        response: { 200: marketOverviewSchema },
      },
    },
    (request) => getMarketOverview(request.ctx),
  );

  app.get(
    '/api/market/places',
    {
      config: { cache: 'market', permission: 'job.read' },
      schema: {
        tags: ['market'],
        summary: 'Every place with live jobs',
        response: { 200: marketPlaceListSchema },
      },
    },
    (request) => listMarketPlaces(request.ctx),
  );
};
