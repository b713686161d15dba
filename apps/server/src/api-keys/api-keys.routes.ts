import { apiKeysSchema, createApiKeySchema, createdApiKeySchema } from '@stellenvisite/contract/api-keys.schema';
import { idParamsSchema } from '@stellenvisite/contract/ids.schema';
import { actingEmployerQuerySchema } from '@stellenvisite/contract/own-employers.schema';
import { problemSchema } from '@stellenvisite/contract/problems.schema';
import { createApiKey } from '@stellenvisite/core/api-keys/create-api-key';
import { listApiKeys } from '@stellenvisite/core/api-keys/list-api-keys';
import { revokeApiKey } from '@stellenvisite/core/api-keys/revoke-api-key';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keepFromCaches, refusals, withBearer } from '../http/own-routes.ts';

const described = { tags: ['employer API keys'], ...withBearer };
const refused = { ...refusals, 404: problemSchema };
const managed = { permission: 'api_key.manage' } as const;

export const apiKeysRoutes: FastifyPluginAsyncZod = async (app) => {
  keepFromCaches(app);

  app.get(
    '/api/employer/api-keys',
    {
      config: { permission: 'api_key.read' },
      schema: {
        ...described,
        summary: 'The keys of the employer, newest first, without the keys themselves',
        querystring: actingEmployerQuerySchema,
        response: { 200: apiKeysSchema, ...refused },
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
        summary: 'Create a key; the answer is the only place where it can be read',
        querystring: actingEmployerQuerySchema,
        body: createApiKeySchema,
        response: { 201: createdApiKeySchema, ...refused, 409: problemSchema, 422: problemSchema },
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
        summary: 'Revoke a key, for good and at once',
        params: idParamsSchema,
        response: { 204: z.null(), ...refused },
      },
    },
    async (request, reply) => {
      await revokeApiKey(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );
};
