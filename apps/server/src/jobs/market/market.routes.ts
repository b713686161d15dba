import { marketOverviewSchema } from '@stellenvisite/contract/jobs/market.schema';
import { marketPlaceListSchema } from '@stellenvisite/contract/jobs/places.schema';
import {
  salaryListQuerySchema,
  salaryListSchema,
  salaryParamsSchema,
  salaryQuerySchema,
  salarySchema,
} from '@stellenvisite/contract/jobs/salaries.schema';
import { getMarketOverview } from '@stellenvisite/core/jobs/market/get-market-overview';
import { listMarketPlaces } from '@stellenvisite/core/jobs/market/list-market-places';
import { getSalary } from '@stellenvisite/core/jobs/salaries/get-salary';
import { listSalaries } from '@stellenvisite/core/jobs/salaries/list-salaries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const marketRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/market',
    {
      config: { cache: 'market', permission: 'job.read' },
      schema: {
        tags: ['market'],
        summary: 'Get the current market: counts, newest and featured jobs, employers',
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
        summary: 'List all places with live jobs',
        response: { 200: marketPlaceListSchema },
      },
    },
    (request) => listMarketPlaces(request.ctx),
  );
};

export const salariesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/salaries',
    {
      config: { cache: 'market', permission: 'salary.read' },
      schema: {
        tags: ['salaries'],
        summary: 'List the pay of occupations in a country, from the ads of twelve months',
        querystring: salaryListQuerySchema,
        response: { 200: salaryListSchema },
      },
    },
    (request) => listSalaries(request.ctx, request.query),
  );

  app.get(
    '/api/salaries/:occupation',
    {
      config: { cache: 'market', permission: 'salary.read' },
      schema: {
        tags: ['salaries'],
        summary: 'Get the pay of an occupation by region, experience and tariff',
        params: salaryParamsSchema,
        querystring: salaryQuerySchema,
        response: { 200: salarySchema },
      },
    },
    (request) => getSalary(request.ctx, { ...request.params, ...request.query }),
  );
};
