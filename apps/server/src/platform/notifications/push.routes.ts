import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  pushDeviceSchema,
  pushDevicesSchema,
  savePushDeviceSchema,
} from '@stellenvisite/contract/platform/notifications/push.schema';
import {
  listPushDevices,
  removePushDevice,
  savePushDevice,
} from '@stellenvisite/core/platform/notifications/push/push-devices';
import { sendTestPush } from '@stellenvisite/core/platform/notifications/push/send-push';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['notifications'], ...withBearer };
const testLimit = { rateLimit: { max: 10, timeWindow: 600_000 } };

export const pushRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/notifications/push-devices',
    {
      config: { permission: 'notification.read' },
      schema: {
        ...described,
        summary: 'List the devices that notifications are pushed to, with the key to subscribe a browser',
        response: { 200: pushDevicesSchema },
      },
    },
    async (request) => listPushDevices(request.ctx),
  );

  app.put(
    '/api/notifications/push-devices',
    {
      config: { permission: 'notification.write' },
      schema: {
        ...described,
        summary: 'Push notifications to the browser of this session, or change its quiet hours; idempotent',
        body: savePushDeviceSchema,
        response: { 200: pushDeviceSchema },
      },
    },
    async (request) => savePushDevice(request.ctx, request.body),
  );

  app.delete(
    '/api/notifications/push-devices/:id',
    {
      config: { permission: 'notification.write' },
      schema: {
        ...described,
        summary: 'Stop pushing notifications to a device',
        params: idParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removePushDevice(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/notifications/push-devices/:id/test',
    {
      config: { ...testLimit, permission: 'notification.write' },
      schema: {
        ...described,
        summary: 'Push an example to a device',
        params: idParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await sendTestPush(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );
};
