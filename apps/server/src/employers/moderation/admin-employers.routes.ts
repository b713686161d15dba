import {
  adminEmployerFileQuerySchema,
  adminEmployerListSchema,
  adminEmployerQuerySchema,
  employerActSchema,
  mergeEmployersSchema,
  mergeResultSchema,
} from '@stellenvisite/contract/employers/admin-employers.schema';
import { accountAddressSchema } from '@stellenvisite/contract/employers/team.schema';
import { actResultSchema } from '@stellenvisite/contract/identity/admin-users.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { actOnEmployers } from '@stellenvisite/core/employers/moderation/act-on-employers';
import {
  exportAdminEmployers,
  listAdminEmployers,
} from '@stellenvisite/core/employers/moderation/list-admin-employers';
import { mergeEmployers } from '@stellenvisite/core/employers/moderation/merge-employers';
import { requestAccountAddress } from '@stellenvisite/core/employers/team/account-address';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { sendCsv } from '../../http/send-csv.ts';

const described = { tags: ['admin'], ...withBearer };

export const adminEmployersRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/admin/employers',
    {
      config: { permission: 'employer.moderate' },
      schema: {
        ...described,
        summary: 'List all employers, filtered and sorted',
        querystring: adminEmployerQuerySchema,
        response: { 200: adminEmployerListSchema },
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
        summary: 'Export the filtered list as a CSV file',
        querystring: adminEmployerFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
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
        summary: 'Change several employers; those that cannot be changed are skipped',
        body: employerActSchema,
        response: { 200: actResultSchema },
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
        summary: 'Merge a duplicate employer into another with its jobs, applications, feeds and people',
        params: idParamsSchema,
        body: mergeEmployersSchema,
        response: { 200: mergeResultSchema },
      },
    },
    async (request) => mergeEmployers(request.ctx, { ...request.params, ...request.body }),
  );

  app.put(
    '/api/admin/employers/:id/account-address',
    {
      config: { permission: 'employer.moderate' },
      schema: {
        ...described,
        summary: 'Ask the holder of an address to confirm it as the account address of an employer',
        params: idParamsSchema,
        body: accountAddressSchema,
        response: { 204: z.null().describe('The holder was asked by mail') },
      },
    },
    async (request, reply) => {
      await requestAccountAddress(request.ctx, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );
};
