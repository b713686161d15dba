import { mailTokenSchema, oneClickUnsubscribeSchema } from '@stellenvisite/contract/platform/email.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  changeNotificationPreferencesSchema,
  mailsOffSchema,
  notificationPreferencesSchema,
  notificationsQuerySchema,
  notificationsSchema,
  readNotificationsSchema,
} from '@stellenvisite/contract/platform/notifications/notifications.schema';
import {
  changeNotificationPreferences,
  getNotificationPreferences,
} from '@stellenvisite/core/platform/notifications/change-notification-preferences';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@stellenvisite/core/platform/notifications/list-notifications';
import { switchMailsOff } from '@stellenvisite/core/platform/notifications/switch-mails-off';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { registerOneClickForms } from '../../http/one-click-forms.ts';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const tags = ['notifications'];

const tokenLimit = { rateLimit: { max: 60, timeWindow: 600_000 } };

/** The way out of every mail that is not strictly about the account: by its signed token, without signing in. */
const mailsOffRoutes: FastifyPluginAsyncZod = async (app) => {
  registerOneClickForms(app);

  app.post(
    '/api/notifications/unsubscriptions',
    {
      config: { ...tokenLimit, permission: 'public' },
      schema: {
        tags,
        summary: 'Switch off the mails of one topic with the token of any of them',
        body: mailTokenSchema,
        response: { 200: mailsOffSchema },
      },
    },
    async (request) => ({ status: 'unsubscribed' as const, ...(await switchMailsOff(request.ctx, request.body)) }),
  );

  app.post(
    '/api/notifications/unsubscribe/:token',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'Unsubscribe with one click from a mail program (RFC 8058)',
        consumes: ['application/x-www-form-urlencoded'],
        params: mailTokenSchema,
        body: oneClickUnsubscribeSchema,
        response: { 200: mailsOffSchema },
      },
    },
    async (request) => ({ status: 'unsubscribed' as const, ...(await switchMailsOff(request.ctx, request.params)) }),
  );

  app.get(
    '/api/notifications/unsubscribe/:token',
    {
      config: { permission: 'public' },
      schema: {
        tags,
        summary: 'Redirect people who open the link of the List-Unsubscribe header to the page',
        params: mailTokenSchema,
      },
    },
    async (request, reply) => reply.redirect(`/abmelden?token=${encodeURIComponent(request.params.token)}`, 303),
  );
};

const described = { tags: ['notifications'], ...withBearer };

export const notificationsRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);
  await app.register(mailsOffRoutes);

  app.get(
    '/api/notifications',
    {
      config: { permission: 'notification.read' },
      schema: {
        ...described,
        summary: 'List the own notifications, newest first, with the number of unread ones',
        querystring: notificationsQuerySchema,
        response: { 200: notificationsSchema },
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
        summary: 'Mark a notification as read',
        params: idParamsSchema,
        response: { 204: z.null() },
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
        summary: 'Mark all notifications as read, or those up to a time',
        body: readNotificationsSchema.nullish(),
        response: { 204: z.null() },
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
        summary: 'Get the notification preferences',
        response: { 200: notificationPreferencesSchema },
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
        summary: 'Change the notification preferences; the response contains all of them',
        body: changeNotificationPreferencesSchema,
        response: { 200: notificationPreferencesSchema },
      },
    },
    async (request) => changeNotificationPreferences(request.ctx, request.body),
  );
};
