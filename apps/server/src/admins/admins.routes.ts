import {
  adminEventFileQuerySchema,
  adminEventListSchema,
  adminEventQuerySchema,
  adminListSchema,
  adminOverviewSchema,
  adminQuerySchema,
  adminSchema,
  adminSessionSchema,
  changeAdminSchema,
  createAdminSchema,
  openAdminSessionSchema,
} from '@stellenvisite/contract/admins.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { changeAdmin } from '@stellenvisite/core/admins/change-admin';
import { createAdmin } from '@stellenvisite/core/admins/create-admin';
import { deleteAdmin } from '@stellenvisite/core/admins/delete-admin';
import { getAdminOverview } from '@stellenvisite/core/admins/get-admin-overview';
import { listAdmins } from '@stellenvisite/core/admins/list-admins';
import { exportEvents, listEvents } from '@stellenvisite/core/admins/list-events';
import { openAdminSession } from '@stellenvisite/core/admins/open-admin-session';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { giveDevice, keepDevice } from '../auth/device-cookie.ts';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { sendCsv } from '../http/send-csv.ts';

const tags = ['admin'];
const deletedSchema = z.object({ status: z.literal('deleted') });

export const adminsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.post(
    '/api/admin/session',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'Sign an administrator in; the answer is a session of the auth protocol',
        body: openAdminSessionSchema,
        response: { 200: adminSessionSchema, ...refusals, 429: problemSchema },
      },
    },
    async (request, reply) => {
      giveDevice(request);
      const session = await openAdminSession(request.ctx, request.body);
      keepDevice(request, reply, '/api/admin');
      return session;
    },
  );

  app.get(
    '/api/admin/overview',
    {
      config: { permission: 'admin.read' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Figures of the site',
        response: { 200: adminOverviewSchema, ...refusals },
      },
    },
    async (request) => getAdminOverview(request.ctx),
  );

  app.get(
    '/api/admin/admins',
    {
      config: { permission: 'admin.read' },
      schema: {
        tags,
        ...withBearer,
        summary: 'The administrators, newest first',
        querystring: adminQuerySchema,
        response: { 200: adminListSchema, ...refusals },
      },
    },
    async (request) => listAdmins(request.ctx, request.query),
  );

  app.post(
    '/api/admin/admins',
    {
      config: { permission: 'admin.write' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Create an administrator',
        body: createAdminSchema,
        response: { 201: adminSchema, ...refusals, 409: problemSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await createAdmin(request.ctx, request.body)),
  );

  app.patch(
    '/api/admin/admins/:id',
    {
      config: { permission: 'admin.write' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Change an administrator; a new password ends their other sessions',
        params: idParamsSchema,
        body: changeAdminSchema,
        response: { 200: adminSchema, ...refusals, 404: problemSchema, 409: problemSchema },
      },
    },
    async (request) => changeAdmin(request.ctx, request.params.id, request.body),
  );

  app.delete(
    '/api/admin/admins/:id',
    {
      config: { permission: 'admin.write' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Remove an administrator; the last one stays',
        params: idParamsSchema,
        response: { 200: deletedSchema, ...refusals, 404: problemSchema, 409: problemSchema },
      },
    },
    async (request) => {
      await deleteAdmin(request.ctx, request.params.id);
      return { status: 'deleted' as const };
    },
  );

  app.get(
    '/api/admin/events',
    {
      config: { permission: 'event.read' },
      schema: {
        tags,
        ...withBearer,
        summary: 'What happened to accounts in the last ninety days, newest first',
        querystring: adminEventQuerySchema,
        response: { 200: adminEventListSchema, ...refusals },
      },
    },
    async (request) => listEvents(request.ctx, request.query),
  );

  app.get(
    '/api/admin/events/file',
    {
      config: { permission: 'event.read' },
      schema: {
        tags,
        ...withBearer,
        summary: 'The list as a CSV file, as far as it is narrowed',
        querystring: adminEventFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => sendCsv(reply, 'konten', await exportEvents(request.ctx, request.query)),
  );
};
