import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import {
  apiKeysSchema,
  createApiKeySchema,
  createdApiKeySchema,
} from '@stellenvisite/contract/integrations/api-keys.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { createApiKey, revokeApiKey } from '@stellenvisite/core/integrations/api-keys/create-api-key';
import { listApiKeys } from '@stellenvisite/core/integrations/api-keys/list-api-keys';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['employer API keys'], ...withBearer };
const managed = { permission: 'api_key.manage' } as const;

export const apiKeysRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/employer/api-keys',
    {
      config: { permission: 'api_key.read' },
      schema: {
        ...described,
        summary: 'List the API keys of the employer, newest first, without their secrets',
        querystring: actingEmployerQuerySchema,
        response: { 200: apiKeysSchema },
      },
    },
    async (request) => listApiKeys(request.ctx, request.query),
  );

  app.post(
    '/api/employer/api-keys',
    {
      config: managed,
      schema: {
        ...described,
        summary: 'Create an API key; only this response contains it',
        querystring: actingEmployerQuerySchema,
        body: createApiKeySchema,
        response: { 201: createdApiKeySchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createApiKey(request.ctx, { ...request.query, ...request.body })),
  );

  app.delete(
    '/api/employer/api-keys/:id',
    {
      config: managed,
      schema: {
        ...described,
        summary: 'Revoke an API key permanently and at once',
        params: idParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await revokeApiKey(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );
};
