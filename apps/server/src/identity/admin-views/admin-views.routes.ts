import {
  adminViewListSchema,
  adminViewSchema,
  adminViewsQuerySchema,
  createAdminViewSchema,
} from '@stellenvisite/contract/identity/admins.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  deleteAdminView,
  listAdminViews,
  saveAdminView,
} from '@stellenvisite/core/identity/admin-views/list-admin-views';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['admin'], ...withBearer };

export const adminViewsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/admin/views',
    {
      config: { permission: 'admin.read' },
      schema: {
        ...described,
        summary: 'List the caller’s saved filters of one table of the administration',
        querystring: adminViewsQuerySchema,
        response: { 200: adminViewListSchema },
      },
    },
    async (request) => listAdminViews(request.ctx, request.query),
  );

  app.post(
    '/api/admin/views',
    {
      config: { permission: 'admin.read' },
      schema: {
        ...described,
        summary: 'Save filters under a name, replacing those of the same name',
        body: createAdminViewSchema,
        response: { 201: adminViewSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await saveAdminView(request.ctx, request.body)),
  );

  app.delete(
    '/api/admin/views/:id',
    {
      config: { permission: 'admin.read' },
      schema: {
        ...described,
        summary: 'Remove saved filters',
        params: idParamsSchema,
        response: { 200: z.object({ status: z.literal('deleted') }) },
      },
    },
    async (request) => {
      await deleteAdminView(request.ctx, request.params.id);
      return { status: 'deleted' as const };
    },
  );
};
