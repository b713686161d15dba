import {
  adminActFileQuerySchema,
  adminActListSchema,
  adminActQuerySchema,
} from '@stellenvisite/contract/identity/admin-acts.schema';
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
  proveAdminSchema,
  setAdminPasswordSchema,
} from '@stellenvisite/contract/identity/admins.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { sendPasswordLink, setAdminPassword } from '@stellenvisite/core/identity/admins/admin-passwords';
import { changeAdmin } from '@stellenvisite/core/identity/admins/change-admin';
import { createAdmin, listAdmins } from '@stellenvisite/core/identity/admins/create-admin';
import { deleteAdmin } from '@stellenvisite/core/identity/admins/delete-admin';
import { exportAdminActs } from '@stellenvisite/core/identity/admins/export-admin-acts';
import { listAdminActs } from '@stellenvisite/core/identity/admins/list-admin-acts';
import { exportEvents, getAdminOverview, listEvents } from '@stellenvisite/core/identity/admins/list-events';
import { openAdminSession, proveAdmin } from '@stellenvisite/core/identity/admins/open-admin-session';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { giveDevice, rememberDevice } from '../auth/device-cookie.ts';

const tags = ['admin'];
const deletedSchema = z.object({ status: z.literal('deleted') });
const provenSchema = z.object({ status: z.literal('proven') });
const changedSchema = z.object({ status: z.literal('changed') });
const sentSchema = z.object({ status: z.literal('sent') });

export const adminsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.post(
    '/api/admin/session',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'Sign in an administrator; the response is a session of the auth protocol',
        body: openAdminSessionSchema,
        response: { 200: adminSessionSchema },
      },
    },
    async (request, reply) => {
      giveDevice(request);
      const session = await openAdminSession(request.ctx, request.body);
      rememberDevice(request, reply, '/api/admin');
      return session;
    },
  );

  app.post(
    '/api/admin/session/proof',
    {
      config: { permission: 'admin.read' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Reauthenticate with the password, valid for ten minutes of this session',
        body: proveAdminSchema,
        response: { 200: provenSchema },
      },
    },
    async (request) => {
      await proveAdmin(request.ctx, request.body);
      return { status: 'proven' as const };
    },
  );

  app.post(
    '/api/admin/password',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'Set the password of an administrator by the mailed link',
        body: setAdminPasswordSchema,
        response: { 200: changedSchema },
      },
    },
    async (request) => {
      await setAdminPassword(request.ctx, request.body);
      return { status: 'changed' as const };
    },
  );

  app.post(
    '/api/admin/admins/:id/password-link',
    {
      config: { permission: 'admin.write' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Mail an administrator a link to set a new password',
        params: idParamsSchema,
        response: { 200: sentSchema },
      },
    },
    async (request) => {
      await sendPasswordLink(request.ctx, request.params.id);
      return { status: 'sent' as const };
    },
  );

  app.get(
    '/api/admin/overview',
    {
      config: { permission: 'admin.read' },
      schema: {
        tags,
        ...withBearer,
        summary: 'Get the figures of the site',
        response: { 200: adminOverviewSchema },
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
        summary: 'List the administrators, newest first',
        querystring: adminQuerySchema,
        response: { 200: adminListSchema },
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
        response: { 201: adminSchema },
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
        summary: 'Change the name or address of an administrator',
        params: idParamsSchema,
        body: changeAdminSchema,
        response: { 200: adminSchema },
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
        summary: 'Remove an administrator; the last one cannot be removed',
        params: idParamsSchema,
        response: { 200: deletedSchema },
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
        summary: 'List events of accounts of the last ninety days, newest first',
        querystring: adminEventQuerySchema,
        response: { 200: adminEventListSchema },
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
        summary: 'Export the filtered list as a CSV file',
        querystring: adminEventFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => sendCsv(reply, 'konten', await exportEvents(request.ctx, request.query)),
  );
};

const described = { tags: ['admin'], ...withBearer };

export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/admin/acts',
    {
      config: { permission: 'event.read' },
      schema: {
        ...described,
        summary:
          'List the acts of administrators of the last two years, newest first, with the values before and after',
        querystring: adminActQuerySchema,
        response: { 200: adminActListSchema },
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
        summary: 'Export the filtered audit log as a CSV file',
        querystring: adminActFileQuerySchema,
        produces: ['text/csv'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => sendCsv(reply, 'protokoll', await exportAdminActs(request.ctx, request.query)),
  );
};
