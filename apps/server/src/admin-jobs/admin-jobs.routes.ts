import {
  adminJobFileQuerySchema,
  adminJobListSchema,
  adminJobQuerySchema,
  jobActSchema,
} from '@stellenvisite/contract/admin-jobs.schema';
import { actResultSchema } from '@stellenvisite/contract/admin-users.schema';
import { actOnJobs } from '@stellenvisite/core/admin-jobs/act-on-jobs';
import { exportAdminJobs, listAdminJobs } from '@stellenvisite/core/admin-jobs/list-admin-jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { sendCsv } from '../http/send-csv.ts';

const described = { tags: ['admin'], ...withBearer };

export const adminJobsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/admin/jobs',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...described,
        summary: 'The jobs of the market, filtered and sorted',
        querystring: adminJobQuerySchema,
        response: { 200: adminJobListSchema, ...refusals },
      },
    },
    async (request) => listAdminJobs(request.ctx, request.query),
  );

  app.get(
    '/api/admin/jobs/file',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...described,
        summary: 'The list as a CSV file, as far as it is narrowed',
        querystring: adminJobFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => sendCsv(reply, 'stellen', await exportAdminJobs(request.ctx, request.query)),
  );

  app.post(
    '/api/admin/jobs/acts',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...described,
        summary: 'Do one thing to several jobs; those that cannot be changed are skipped',
        body: jobActSchema,
        response: { 200: actResultSchema, ...refusals },
      },
    },
    async (request) => actOnJobs(request.ctx, request.body),
  );
};
