import { problemSchema } from '@stellenvisite/contract/problems.schema';
import {
  createReportSchema,
  reportListSchema,
  reportQuerySchema,
  reportReceiptSchema,
} from '@stellenvisite/contract/reports.schema';
import { createReport } from '@stellenvisite/core/reports/create-report';
import { listReports } from '@stellenvisite/core/reports/list-reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

export const reportsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.post(
    '/api/reports',
    {
      config: { permission: 'report.create' },
      schema: {
        tags: ['reports'],
        summary:
          'Report a job, an employer or a message to the administrators; only for a message one has to be signed in',
        body: createReportSchema,
        response: {
          201: reportReceiptSchema,
          400: problemSchema,
          401: problemSchema,
          404: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => reply.code(201).send(await createReport(request.ctx, request.body)),
  );

  app.get(
    '/api/admin/reports',
    {
      config: { permission: 'report.read' },
      schema: {
        tags: ['admin'],
        ...withBearer,
        summary: 'What was reported, the oldest first',
        querystring: reportQuerySchema,
        response: { 200: reportListSchema, ...refusals },
      },
    },
    async (request) => listReports(request.ctx, request.query),
  );
};
