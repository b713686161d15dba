import { z } from '@stellenvisite/contract/platform/zod';
import {
  createAppealSchema,
  createReportSchema,
  decideAppealSchema,
  decideReportSchema,
  reportCaseSchema,
  reportDetailsSchema,
  reportFileQuerySchema,
  reportListSchema,
  reportQuerySchema,
  reportReceiptSchema,
  transparencyQuerySchema,
  transparencySchema,
} from '@stellenvisite/contract/support/reports.schema';
import { createAppeal } from '@stellenvisite/core/support/reports/create-appeal';
import { createReport, getReportCase } from '@stellenvisite/core/support/reports/create-report';
import { decideAppeal } from '@stellenvisite/core/support/reports/decide-appeal';
import { decideReport } from '@stellenvisite/core/support/reports/decide-report';
import { exportReports, listReports } from '@stellenvisite/core/support/reports/export-reports';
import { getStatementFile } from '@stellenvisite/core/support/reports/get-statement-file';
import { pauseReportedJob, resumeReportedJob } from '@stellenvisite/core/support/reports/pause-reported-job';
import { getReport, getTransparency } from '@stellenvisite/core/support/reports/report-view';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { sendCsv } from '../../http/send-csv.ts';

const idParams = z.object({ id: z.string() });
const tokenParams = z.object({ token: z.string().max(120) });

export const reportsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.post(
    '/api/reports',
    {
      config: { permission: 'report.create' },
      schema: {
        tags: ['reports'],
        summary:
          'Report a job, an employer, a message, an enquiry of the talent pool, an idea or a comment to the administrators; what was written to somebody is reported signed in',
        body: createReportSchema,
        response: {
          201: reportReceiptSchema,
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
        summary: 'List reports, oldest first',
        querystring: reportQuerySchema,
        response: { 200: reportListSchema },
      },
    },
    async (request) => listReports(request.ctx, request.query),
  );

  app.get(
    '/api/admin/reports/file',
    {
      config: { permission: 'report.read' },
      schema: {
        tags: ['admin'],
        ...withBearer,
        summary: 'Export the filtered list as a CSV file without the reporters',
        querystring: reportFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => sendCsv(reply, 'reports', await exportReports(request.ctx, request.query)),
  );

  app.get(
    '/api/admin/reports/:id',
    {
      config: { permission: 'report.read' },
      schema: {
        tags: ['admin'],
        ...withBearer,
        summary: 'Get a report with its decision and appeals',
        params: idParams,
        response: { 200: reportDetailsSchema },
      },
    },
    async (request) => getReport(request.ctx, request.params),
  );

  app.get(
    '/api/admin/reports/:id/statement',
    {
      config: { permission: 'report.read' },
      schema: {
        tags: ['admin'],
        ...withBearer,
        summary: 'Download the statement of reasons',
        params: idParams,
        produces: ['application/pdf'],
        response: { 200: z.any() },
      },
    },
    async (request, reply) => {
      const { name, content } = await getStatementFile(request.ctx, request.params);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content);
    },
  );

  app.post(
    '/api/admin/reports/:id/decision',
    {
      config: { permission: 'report.decide' },
      schema: {
        tags: ['admin'],
        ...withBearer,
        summary: 'Decide a report; the measure applies at once and both sides receive the reasons (DSA Art. 17)',
        params: idParams,
        body: decideReportSchema,
        response: { 200: reportDetailsSchema },
      },
    },
    async (request) => decideReport(request.ctx, { ...request.body, ...request.params }),
  );

  app.post(
    '/api/admin/reports/:id/pause',
    {
      config: { permission: 'report.decide' },
      schema: {
        tags: ['admin'],
        ...withBearer,
        summary: 'Suspend the reported job until the decision and notify its employer',
        params: idParams,
        response: { 200: reportDetailsSchema },
      },
    },
    async (request) => pauseReportedJob(request.ctx, request.params),
  );

  app.delete(
    '/api/admin/reports/:id/pause',
    {
      config: { permission: 'report.decide' },
      schema: {
        tags: ['admin'],
        ...withBearer,
        summary: 'Restore the reported job before the report is decided',
        params: idParams,
        response: { 200: reportDetailsSchema },
      },
    },
    async (request) => resumeReportedJob(request.ctx, request.params),
  );

  app.post(
    '/api/admin/reports/:id/appeals/:appealId/decision',
    {
      config: { permission: 'report.decide' },
      schema: {
        tags: ['admin'],
        ...withBearer,
        summary: 'Decide an appeal; refused for the first decider while there is another administrator',
        params: idParams.extend({ appealId: z.string() }),
        body: decideAppealSchema,
        response: { 200: reportDetailsSchema },
      },
    },
    async (request) => decideAppeal(request.ctx, { ...request.body, ...request.params }),
  );

  app.get(
    '/api/reports/:token',
    {
      config: { permission: 'report.follow' },
      schema: {
        tags: ['reports'],
        summary: 'Get a report by the token in the link of its mail',
        params: tokenParams,
        response: { 200: reportCaseSchema },
      },
    },
    async (request) => getReportCase(request.ctx, request.params),
  );

  app.post(
    '/api/reports/:token/appeal',
    {
      config: { permission: 'report.follow' },
      schema: {
        tags: ['reports'],
        summary: 'Appeal against a decision, once for each side and within six months (DSA Art. 20)',
        params: tokenParams,
        body: createAppealSchema,
        response: {
          201: reportCaseSchema,
        },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createAppeal(request.ctx, { ...request.body, ...request.params })),
  );

  app.get(
    '/api/transparency',
    {
      config: { permission: 'transparency.read' },
      schema: {
        tags: ['reports'],
        summary: 'Get the yearly figures on reports, decisions and appeals (DSA Art. 15)',
        querystring: transparencyQuerySchema,
        response: { 200: transparencySchema },
      },
    },
    async (request) => getTransparency(request.ctx, request.query),
  );
};
