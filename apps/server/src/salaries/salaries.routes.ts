import { problemSchema } from '@stellenvisite/contract/problems.schema';
import {
  salaryListQuerySchema,
  salaryListSchema,
  salaryParamsSchema,
  salaryQuerySchema,
  salarySchema,
} from '@stellenvisite/contract/salaries.schema';
import { getSalary } from '@stellenvisite/core/salaries/get-salary';
import { listSalaries } from '@stellenvisite/core/salaries/list-salaries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const salariesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/salaries',
    {
      config: { cache: 'market', permission: 'salary.read' },
      schema: {
        tags: ['salaries'],
        summary: 'What occupations pay in a country, from the ads of twelve months',
        querystring: salaryListQuerySchema,
        response: { 200: salaryListSchema, 400: problemSchema },
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
        summary: 'What one occupation pays, by region, experience and tariff',
        params: salaryParamsSchema,
        querystring: salaryQuerySchema,
        response: { 200: salarySchema, 400: problemSchema, 404: problemSchema },
      },
    },
    (request) => getSalary(request.ctx, { ...request.params, ...request.query }),
  );
};
