import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import {
  changeWebhookSchema,
  createWebhookSchema,
  webhookDeliveriesQuerySchema,
  webhookDeliveriesSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookSecretSchema,
  webhooksSchema,
} from '@stellenvisite/contract/integrations/webhooks.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { changeWebhook } from '@stellenvisite/core/integrations/webhooks/change-webhook';
import { createWebhook, rotateWebhookSecret } from '@stellenvisite/core/integrations/webhooks/create-webhook';
import { deleteWebhook } from '@stellenvisite/core/integrations/webhooks/delete-webhook';
import { listDeliveries } from '@stellenvisite/core/integrations/webhooks/list-deliveries';
import { listWebhooks } from '@stellenvisite/core/integrations/webhooks/list-webhooks';
import { replayDelivery } from '@stellenvisite/core/integrations/webhooks/replay-delivery';
import { sendTestDelivery } from '@stellenvisite/core/integrations/webhooks/send-test-delivery';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['employer webhooks'], ...withBearer };
const managed = { permission: 'webhook.manage' } as const;
const replayed = { permission: 'webhook.replay' } as const;

export const webhooksRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/webhooks',
    {
      config: { permission: 'webhook.read' },
      schema: {
        ...described,
        summary: 'List the webhooks',
        querystring: actingEmployerQuerySchema,
        response: { 200: webhooksSchema },
      },
    },
    async (request) => listWebhooks(request.ctx, request.query),
  );

  app.post(
    '/api/employer/webhooks',
    {
      config: managed,
      schema: {
        ...described,
        summary: 'Add a webhook; only this response contains its secret',
        querystring: actingEmployerQuerySchema,
        body: createWebhookSchema,
        response: { 201: webhookSecretSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createWebhook(request.ctx, { ...request.query, ...request.body })),
  );

  app.patch(
    '/api/employer/webhooks/:id',
    {
      config: managed,
      schema: {
        ...described,
        summary: 'Change the address or events of a webhook, or switch it on or off',
        params: idParamsSchema,
        body: changeWebhookSchema,
        response: { 200: webhookSchema },
      },
    },
    async (request) => changeWebhook(request.ctx, { ...request.body, ...request.params }),
  );

  app.delete(
    '/api/employer/webhooks/:id',
    {
      config: managed,
      schema: {
        ...described,
        summary: 'Delete an address with its deliveries',
        params: idParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteWebhook(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/employer/webhooks/:id/secret',
    {
      config: managed,
      schema: {
        ...described,
        summary: 'Rotate the secret; deliveries are signed with both secrets for a day',
        params: idParamsSchema,
        response: { 201: webhookSecretSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await rotateWebhookSecret(request.ctx, request.params)),
  );

  app.post(
    '/api/employer/webhooks/:id/tests',
    {
      config: replayed,
      schema: {
        ...described,
        summary: 'Send a test delivery',
        params: idParamsSchema,
        response: { 202: webhookDeliverySchema },
      },
    },
    async (request, reply) => reply.code(202).send(await sendTestDelivery(request.ctx, request.params)),
  );

  app.get(
    '/api/employer/webhooks/:id/deliveries',
    {
      config: { permission: 'webhook.read' },
      schema: {
        ...described,
        summary: 'List the deliveries of the last 30 days, newest first',
        params: idParamsSchema,
        querystring: webhookDeliveriesQuerySchema,
        response: { 200: webhookDeliveriesSchema },
      },
    },
    async (request) => listDeliveries(request.ctx, { ...request.query, ...request.params }),
  );

  app.post(
    '/api/employer/webhook-deliveries/:id/replay',
    {
      config: replayed,
      schema: {
        ...described,
        summary: 'Send an event again',
        params: idParamsSchema,
        response: { 202: webhookDeliverySchema },
      },
    },
    async (request, reply) => reply.code(202).send(await replayDelivery(request.ctx, request.params)),
  );
};
