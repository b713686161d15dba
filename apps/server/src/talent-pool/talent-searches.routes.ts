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
        summary: 'List the team’s saved searches with the number of profiles and new ones',
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
        summary: 'Save the filters of a search; new profiles are notified once a day',
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
        summary: 'Rename a saved search, or switch its notifications on or off',
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
        summary: 'Mark a saved search as opened; later profiles count as new',
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
