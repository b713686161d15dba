import { actResultSchema } from '@stellenvisite/contract/admin-users.schema';
import {
  createErrorReportSchema,
  errorReportActSchema,
  errorReportFileQuerySchema,
  errorReportListSchema,
  errorReportQuerySchema,
  errorReportSchema,
} from '@stellenvisite/contract/error-reports.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { z } from '@stellenvisite/contract/zod';
import { actOnErrorReports } from '@stellenvisite/core/error-reports/act-on-error-reports';
import {
  exportErrorReports,
  getErrorReport,
  listErrorReports,
} from '@stellenvisite/core/error-reports/list-error-reports';
import { receiveErrorReport } from '@stellenvisite/core/error-reports/receive-error-report';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { sendCsv } from '../http/send-csv.ts';

const REPORT_BYTES = 16_384;
const admin = { tags: ['admin'], ...withBearer };
const manage = { config: { permission: 'error_report.manage' } } as const;

export const errorReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.post(
    '/api/error-reports',
    {
      config: { permission: 'error_report.create' },
      bodyLimit: REPORT_BYTES,
      schema: {
        tags: ['error-reports'],
        summary: 'Tell of an error on a page, without anything that names a person',
        body: createErrorReportSchema,
        response: { 204: z.null(), 400: problemSchema, 413: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      await receiveErrorReport(request.ctx, request.body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/admin/error-reports',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'Errors nobody expected, one entry for all of one cause',
        querystring: errorReportQuerySchema,
        response: { 200: errorReportListSchema, ...refusals },
      },
    },
    async (request) => listErrorReports(request.ctx, request.query),
  );

  app.get(
    '/api/admin/error-reports/file',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'The list as a CSV file, as far as it is narrowed',
        querystring: errorReportFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => sendCsv(reply, 'fehler', await exportErrorReports(request.ctx, request.query)),
  );

  app.get(
    '/api/admin/error-reports/:id',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'One error with its stack',
        params: idParamsSchema,
        response: { 200: errorReportSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => getErrorReport(request.ctx, request.params),
  );

  app.post(
    '/api/admin/error-reports/acts',
    {
      ...manage,
      schema: {
        ...admin,
        summary: 'Mark errors as solved, or open them again',
        body: errorReportActSchema,
        response: { 200: actResultSchema, ...refusals },
      },
    },
    async (request) => actOnErrorReports(request.ctx, request.body),
  );
};
