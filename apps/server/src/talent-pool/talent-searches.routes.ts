import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  changeTalentSearchSchema,
  saveTalentSearchSchema,
  talentSearchesSchema,
} from '@stellenvisite/contract/talent-pool/talent-searches.schema';
import {
  changeTalentSearch,
  deleteTalentSearch,
  listTalentSearches,
  markTalentSearchSeen,
  saveTalentSearch,
} from '@stellenvisite/core/talent-pool/search/talent-searches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { withBearer } from '../http/own-routes.ts';

const described = { tags: ['talent pool'], ...withBearer, querystring: actingEmployerQuerySchema };
const config = { permission: 'talent_pool.read' } as const;

/** Filters an employer's people come back to; who saved one is informed of new profiles. */
export const talentSearchesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/talent-pool/searches',
    {
      config,
      schema: {
        ...described,
        summary: 'The saved searches of the employer’s people, with how many profiles each finds and how many are new',
        response: { 200: talentSearchesSchema },
      },
    },
    async (request) => listTalentSearches(request.ctx, request.query),
  );

  app.post(
    '/api/talent-pool/searches',
    {
      config,
      schema: {
        ...described,
        summary: 'Save the filters of a search, and be told once a day of new profiles',
        body: saveTalentSearchSchema,
        response: { 201: talentSearchesSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await saveTalentSearch(request.ctx, { ...request.query, ...request.body })),
  );

  app.patch(
    '/api/talent-pool/searches/:id',
    {
      config,
      schema: {
        ...described,
        summary: 'Rename a search, or switch its notices',
        params: idParamsSchema,
        body: changeTalentSearchSchema,
        response: { 200: talentSearchesSchema },
      },
    },
    async (request) => changeTalentSearch(request.ctx, { ...request.query, ...request.params, ...request.body }),
  );

  app.put(
    '/api/talent-pool/searches/:id/seen',
    {
      config,
      schema: {
        ...described,
        summary: 'The search was opened: what it finds from now on is new',
        params: idParamsSchema,
        response: { 200: talentSearchesSchema },
      },
    },
    async (request) => markTalentSearchSeen(request.ctx, { ...request.query, ...request.params }),
  );

  app.delete(
    '/api/talent-pool/searches/:id',
    {
      config,
      schema: {
        ...described,
        summary: 'Delete a saved search',
        params: idParamsSchema,
        response: { 200: talentSearchesSchema },
      },
    },
    async (request) => deleteTalentSearch(request.ctx, { ...request.query, ...request.params }),
  );
};
