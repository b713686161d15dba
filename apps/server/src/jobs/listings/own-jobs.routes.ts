import { MAX_CSV_BYTES } from '@stellenvisite/contract/jobs/job-postings';
import {
  bulkJobsSchema,
  bulkResultSchema,
  importJobsSchema,
  importResultSchema,
  undoParamsSchema,
  undoResultSchema,
} from '@stellenvisite/contract/jobs/job-postings.schema';
import {
  correctJobClassSchema,
  ownJobSchema,
  ownJobsEmployerSchema,
  ownJobsFileQuerySchema,
  ownJobsQuerySchema,
  ownJobsSchema,
} from '@stellenvisite/contract/jobs/own-jobs.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { z } from '@stellenvisite/contract/platform/zod';
import { changeOwnJobs } from '@stellenvisite/core/jobs/listings/change-own-jobs';
import { exportOwnJobs } from '@stellenvisite/core/jobs/listings/export-own-jobs';
import { importOwnJobs } from '@stellenvisite/core/jobs/listings/import-own-jobs';
import { listOwnJobs } from '@stellenvisite/core/jobs/listings/list-own-jobs';
import { correctJobClass, resetJobClass } from '@stellenvisite/core/jobs/listings/reset-job-class';
import { undoBulkChange } from '@stellenvisite/core/jobs/listings/undo-bulk-change';
import { listJobReports } from '@stellenvisite/core/support/reports/list-job-reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['employer jobs'], ...withBearer };

export const ownJobsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/jobs',
    {
      config: { permission: 'job_posting.read' },
      schema: {
        ...described,
        summary: 'List the jobs of the employers the caller acts for in every state, with their classification',
        querystring: ownJobsQuerySchema,
        response: { 200: ownJobsSchema },
      },
    },
    async (request) => listOwnJobs(request.ctx, request.query, listJobReports),
  );

  app.get(
    '/api/employer/jobs/file',
    {
      config: { permission: 'job_posting.read' },
      schema: {
        ...described,
        summary: 'Export the filtered list as a CSV file',
        querystring: ownJobsFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="stellen.csv"')
        .send(await exportOwnJobs(request.ctx, request.query)),
  );

  app.post(
    '/api/employer/jobs/file',
    {
      config: { permission: 'job.create' },
      // A text of JSON needs more bytes than the file it holds.
      bodyLimit: 2 * MAX_CSV_BYTES,
      schema: {
        ...described,
        summary: 'Import a CSV file; every valid line becomes a draft',
        querystring: ownJobsEmployerSchema,
        body: importJobsSchema,
        response: { 200: importResultSchema },
      },
    },
    async (request) => importOwnJobs(request.ctx, { ...request.query, ...request.body }),
  );

  app.post(
    '/api/employer/jobs/bulk',
    {
      config: { permission: ['job.change', 'job.delete'] },
      schema: {
        ...described,
        summary: 'Change many jobs at once, or count the matching ones',
        querystring: ownJobsEmployerSchema,
        body: bulkJobsSchema,
        response: { 200: bulkResultSchema },
      },
    },
    async (request) => changeOwnJobs(request.ctx, { ...request.query, ...request.body }),
  );

  app.post(
    '/api/employer/jobs/bulk/:batchId/undo',
    {
      config: { permission: 'job.change' },
      schema: {
        ...described,
        summary: 'Undo a bulk change of jobs, for a short time',
        querystring: ownJobsEmployerSchema,
        params: undoParamsSchema,
        response: { 200: undoResultSchema },
      },
    },
    async (request) => undoBulkChange(request.ctx, { ...request.query, ...request.params }),
  );

  app.put(
    '/api/employer/jobs/:id/class',
    {
      config: { permission: ['job.change', 'job.moderate'] },
      schema: {
        ...described,
        summary: 'Correct the classification of a job permanently',
        params: idParamsSchema,
        body: correctJobClassSchema,
        response: { 200: ownJobSchema },
      },
    },
    async (request) => correctJobClass(request.ctx, { ...request.params, ...request.body }),
  );

  app.delete(
    '/api/employer/jobs/:id/class',
    {
      config: { permission: ['job.change', 'job.moderate'] },
      schema: {
        ...described,
        summary: 'Remove a correction; the job is classified by its text again',
        params: idParamsSchema,
        response: { 200: ownJobSchema },
      },
    },
    async (request) => resetJobClass(request.ctx, request.params),
  );
};
