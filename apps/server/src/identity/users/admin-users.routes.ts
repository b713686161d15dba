import {
  actResultSchema,
  adminUserFileQuerySchema,
  adminUserListSchema,
  adminUserQuerySchema,
  userActSchema,
} from '@stellenvisite/contract/identity/admin-users.schema';
import { actOnUsers } from '@stellenvisite/core/identity/users/act-on-users';
import { exportAdminUsers, listAdminUsers } from '@stellenvisite/core/identity/users/list-admin-users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { sendCsv } from '../../http/send-csv.ts';

const described = { tags: ['admin'], ...withBearer };

export const adminUsersRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/admin/users',
    {
      config: { permission: 'user.read' },
      schema: {
        ...described,
        summary: 'List all users, filtered and sorted',
        querystring: adminUserQuerySchema,
        response: { 200: adminUserListSchema },
      },
    },
    async (request) => listAdminUsers(request.ctx, request.query),
  );

  app.get(
    '/api/admin/users/file',
    {
      config: { permission: 'user.read' },
      schema: {
        ...described,
        summary: 'Export the filtered list as a CSV file',
        querystring: adminUserFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => sendCsv(reply, 'nutzer', await exportAdminUsers(request.ctx, request.query)),
  );

  app.post(
    '/api/admin/users/acts',
    {
      config: { permission: 'user.manage' },
      schema: {
        ...described,
        summary: 'Change several users; those that cannot be changed are skipped',
        body: userActSchema,
        response: { 200: actResultSchema },
      },
    },
    async (request) => actOnUsers(request.ctx, request.body),
  );
};
