import {
  adminActFileQuerySchema,
  adminActListSchema,
  adminActQuerySchema,
} from '@stellenvisite/contract/admin-acts.schema';
import { exportAdminActs } from '@stellenvisite/core/admins/export-admin-acts';
import { listAdminActs } from '@stellenvisite/core/admins/list-admin-acts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { sendCsv } from '../http/send-csv.ts';

const described = { tags: ['admin'], ...withBearer };

export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/admin/acts',
    {
      config: { permission: 'event.read' },
      schema: {
        ...described,
        summary: 'What administrators did in the last two years, newest first, with the values before and after',
        querystring: adminActQuerySchema,
        response: { 200: adminActListSchema, ...refusals },
      },
    },
    async (request) => listAdminActs(request.ctx, request.query),
  );

  app.get(
    '/api/admin/acts/file',
    {
      config: { permission: 'event.read' },
      schema: {
        ...described,
        summary: 'The log as a CSV file, as far as it is narrowed',
        querystring: adminActFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => sendCsv(reply, 'protokoll', await exportAdminActs(request.ctx, request.query)),
  );
};
