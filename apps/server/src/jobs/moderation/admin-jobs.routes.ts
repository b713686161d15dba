import { actResultSchema } from '@stellenvisite/contract/identity/admin-users.schema';
import {
  adminJobFileQuerySchema,
  adminJobListSchema,
  adminJobQuerySchema,
  jobActSchema,
} from '@stellenvisite/contract/jobs/admin-jobs.schema';
import { actOnJobs } from '@stellenvisite/core/jobs/moderation/act-on-jobs';
import { exportAdminJobs, listAdminJobs } from '@stellenvisite/core/jobs/moderation/list-admin-jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { sendCsv } from '../../http/send-csv.ts';

const described = { tags: ['admin'], ...withBearer };

export const adminJobsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/admin/jobs',
    {
      config: { permission: 'job.moderate' },
      schema: {
        ...described,
        summary: 'List all jobs, filtered and sorted',
        querystring: adminJobQuerySchema,
        response: { 200: adminJobListSchema },
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
        summary: 'Export the filtered list as a CSV file',
        querystring: adminJobFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
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
        summary: 'Change several jobs; those that cannot be changed are skipped',
        body: jobActSchema,
        response: { 200: actResultSchema },
      },
    },
    async (request) => actOnJobs(request.ctx, request.body),
  );
};
