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
        summary: 'Jobs of the employers the caller acts for, in every state, with what each is understood as',
        querystring: ownJobsQuerySchema,
        response: { 200: ownJobsSchema },
      },
    },
    async (request) => listOwnJobs(request.ctx, request.query),
  );

  app.get(
    '/api/employer/jobs/file',
    {
      config: { permission: 'job_posting.read' },
      schema: {
        ...described,
        summary: 'The list as a CSV file, as far as it is narrowed',
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
        summary: 'Read a CSV file: every line without a problem becomes a draft',
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
        summary: 'Do one thing to many jobs, or say what would fit',
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
        summary: 'Make jobs what they were before a change of many, for a short time',
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
        summary: 'Say what a job is; no later reading changes it',
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
        summary: 'Take a correction back: the job is again what its words say',
        params: idParamsSchema,
        response: { 200: ownJobSchema },
      },
    },
    async (request) => resetJobClass(request.ctx, request.params),
  );
};
