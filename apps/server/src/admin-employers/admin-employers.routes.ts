import {
  adminEmployerFileQuerySchema,
  adminEmployerListSchema,
  adminEmployerQuerySchema,
  employerActSchema,
  mergeEmployersSchema,
  mergeResultSchema,
} from '@stellenvisite/contract/admin-employers.schema';
import { actResultSchema } from '@stellenvisite/contract/admin-users.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { actOnEmployers } from '@stellenvisite/core/admin-employers/act-on-employers';
import { exportAdminEmployers, listAdminEmployers } from '@stellenvisite/core/admin-employers/list-admin-employers';
import { mergeEmployers } from '@stellenvisite/core/admin-employers/merge-employers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { sendCsv } from '../http/send-csv.ts';

const described = { tags: ['admin'], ...withBearer };

export const adminEmployersRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/admin/employers',
    {
      config: { permission: 'employer.moderate' },
      schema: {
        ...described,
        summary: 'The employers of the market, filtered and sorted',
        querystring: adminEmployerQuerySchema,
        response: { 200: adminEmployerListSchema, ...refusals },
      },
    },
    async (request) => listAdminEmployers(request.ctx, request.query),
  );

  app.get(
    '/api/admin/employers/file',
    {
      config: { permission: 'employer.moderate' },
      schema: {
        ...described,
        summary: 'The list as a CSV file, as far as it is narrowed',
        querystring: adminEmployerFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => sendCsv(reply, 'arbeitgeber', await exportAdminEmployers(request.ctx, request.query)),
  );

  app.post(
    '/api/admin/employers/acts',
    {
      config: { permission: 'employer.moderate' },
      schema: {
        ...described,
        summary: 'Do one thing to several employers; those that cannot be changed are skipped',
        body: employerActSchema,
        response: { 200: actResultSchema, ...refusals },
      },
    },
    async (request) => actOnEmployers(request.ctx, request.body),
  );

  app.post(
    '/api/admin/employers/:id/merge',
    {
      config: { permission: 'employer.moderate' },
      schema: {
        ...described,
        summary: 'Make an employer part of another: jobs, applications, feeds and people go over, the duplicate goes',
        params: idParamsSchema,
        body: mergeEmployersSchema,
        response: { 200: mergeResultSchema, ...refusals, 404: problemSchema },
      },
    },
    async (request) => mergeEmployers(request.ctx, { ...request.params, ...request.body }),
  );
};
