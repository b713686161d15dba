import { actResultSchema } from '@stellenvisite/contract/identity/admin-users.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import {
  createErrorReportSchema,
  errorReportActSchema,
  errorReportFileQuerySchema,
  errorReportListSchema,
  errorReportQuerySchema,
  errorReportSchema,
} from '@stellenvisite/contract/support/error-reports.schema';
import { actOnErrorReports } from '@stellenvisite/core/support/error-reports/act-on-error-reports';
import {
  exportErrorReports,
  getErrorReport,
  listErrorReports,
} from '@stellenvisite/core/support/error-reports/list-error-reports';
import { receiveErrorReport } from '@stellenvisite/core/support/error-reports/receive-error-report';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { sendCsv } from '../../http/send-csv.ts';

const REPORT_BYTES = 16_384;
const admin = { tags: ['admin'], ...withBearer };
const manage = { config: { permission: 'error_report.manage' } } as const;

export const errorReportsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.post(
    '/api/error-reports',
    {
      config: { permission: 'error_report.create' },
      bodyLimit: REPORT_BYTES,
      schema: {
        tags: ['error-reports'],
        summary: 'Report an error on a page without personal data',
        body: createErrorReportSchema,
        response: { 204: z.null() },
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
        summary: 'List unexpected errors, grouped by cause',
        querystring: errorReportQuerySchema,
        response: { 200: errorReportListSchema },
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
        summary: 'Export the filtered list as a CSV file',
        querystring: errorReportFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
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
        summary: 'Get an error with its stack',
        params: idParamsSchema,
        response: { 200: errorReportSchema },
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
        response: { 200: actResultSchema },
      },
    },
    async (request) => actOnErrorReports(request.ctx, request.body),
  );
};
