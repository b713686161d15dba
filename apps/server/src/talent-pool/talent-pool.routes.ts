import { actingEmployerQuerySchema } from '@stellenvisite/contract/employers/own-employers.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  talentFacetsQuerySchema,
  talentFacetsSchema,
  talentPoolQuerySchema,
  talentPoolSchema,
  talentProfileQuerySchema,
  talentProfileSchema,
} from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { countTalentFacets } from '@stellenvisite/core/talent-pool/index/count-talent-facets';
import { getTalentPool } from '@stellenvisite/core/talent-pool/search/get-talent-pool';
import { getTalentProfile } from '@stellenvisite/core/talent-pool/search/get-talent-profile';
import { markTalentProfile, unmarkTalentProfile } from '@stellenvisite/core/talent-pool/search/mark-talent-profile';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../http/own-routes.ts';
import { ownTalentProfileRoutes } from './own-talent-profile.routes.ts';
import { talentEnquiriesRoutes } from './talent-enquiries.routes.ts';
import { talentSearchesRoutes } from './talent-searches.routes.ts';

const described = { tags: ['talent pool'], ...withBearer };

export const talentPoolRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);
  await app.register(ownTalentProfileRoutes);
  await app.register(talentEnquiriesRoutes);
  await app.register(talentSearchesRoutes);

  app.get(
    '/api/talent-pool',
    {
      config: { permission: 'talent_pool.preview' },
      schema: {
        tags: ['talent pool'],
        security: [{}, ...withBearer.security],
        summary:
          'For employers anonymous profiles, for everybody else rounded counts and examples that are nobody’s own',
        querystring: talentPoolQuerySchema,
        response: { 200: talentPoolSchema },
      },
    },
    async (request) => getTalentPool(request.ctx, request.query),
  );

  app.get(
    '/api/talent-pool/facets',
    {
      config: { permission: 'talent_pool.read' },
      schema: {
        ...described,
        summary: 'Count the profiles for each filter value',
        querystring: talentFacetsQuerySchema,
        response: { 200: talentFacetsSchema },
      },
    },
    async (request) => countTalentFacets(request.ctx, request.query),
  );

  app.get(
    '/api/talent-pool/:id',
    {
      config: { permission: 'talent_pool.read' },
      schema: {
        ...described,
        summary: 'Get a profile compared with a job; the view is recorded',
        params: idParamsSchema,
        querystring: talentProfileQuerySchema,
        response: { 200: talentProfileSchema },
      },
    },
    async (request) => getTalentProfile(request.ctx, { ...request.params, ...request.query }),
  );

  app.put(
    '/api/talent-pool/:id/mark',
    {
      config: { permission: 'talent_pool.read' },
      schema: {
        ...described,
        summary: 'Mark a profile for the whole team',
        params: idParamsSchema,
        querystring: actingEmployerQuerySchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await markTalentProfile(request.ctx, { ...request.params, ...request.query });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/talent-pool/:id/mark',
    {
      config: { permission: 'talent_pool.read' },
      schema: {
        ...described,
        summary: 'Remove the mark',
        params: idParamsSchema,
        querystring: actingEmployerQuerySchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await unmarkTalentProfile(request.ctx, { ...request.params, ...request.query });
      return reply.code(204).send(null);
    },
  );
};
