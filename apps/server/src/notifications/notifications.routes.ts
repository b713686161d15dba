import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import {
  changeNotificationPreferencesSchema,
  notificationPreferencesSchema,
  notificationsQuerySchema,
  notificationsSchema,
  readNotificationsSchema,
} from '@stellenvisite/contract/notifications.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { changeNotificationPreferences } from '@stellenvisite/core/notifications/change-notification-preferences';
import { getNotificationPreferences } from '@stellenvisite/core/notifications/get-notification-preferences';
import { listNotifications } from '@stellenvisite/core/notifications/list-notifications';
import { readAllNotifications } from '@stellenvisite/core/notifications/read-all-notifications';
import { readNotification } from '@stellenvisite/core/notifications/read-notification';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';
import { mailsOffRoutes } from './mails-off.routes.ts';

const described = { tags: ['notifications'], ...withBearer };

export const notificationsRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);
  await app.register(mailsOffRoutes);

  app.get(
    '/api/notifications',
    {
      config: { permission: 'notification.read' },
      schema: {
        ...described,
        summary: 'What the person was told, the newest first, with the number of unread ones',
        querystring: notificationsQuerySchema,
        response: { 200: notificationsSchema, ...refusals },
      },
    },
    async (request) => listNotifications(request.ctx, request.query),
  );

  app.post(
    '/api/notifications/:id/read',
    {
      config: { permission: 'notification.write' },
      schema: {
        ...described,
        summary: 'Mark one as read',
        params: idParamsSchema,
        response: { 204: z.null(), ...refusals, 404: problemSchema },
      },
    },
    async (request, reply) => {
      await readNotification(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/notifications/read',
    {
      config: { permission: 'notification.write' },
      schema: {
        ...described,
        summary: 'Mark all as read, or those up to a time',
        body: readNotificationsSchema.nullish(),
        response: { 204: z.null(), ...refusals },
      },
    },
    async (request, reply) => {
      await readAllNotifications(request.ctx, request.body ?? {});
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/notifications/preferences',
    {
      config: { permission: 'notification.read' },
      schema: {
        ...described,
        summary: 'What the person wants to be told of, and how',
        response: { 200: notificationPreferencesSchema, ...refusals },
      },
    },
    async (request) => getNotificationPreferences(request.ctx),
  );

  app.patch(
    '/api/notifications/preferences',
    {
      config: { permission: 'notification.write' },
      schema: {
        ...described,
        summary: 'Change what the person wants to be told of; the answer is all of it',
        body: changeNotificationPreferencesSchema,
        response: { 200: notificationPreferencesSchema, ...refusals },
      },
    },
    async (request) => changeNotificationPreferences(request.ctx, request.body),
  );
};
