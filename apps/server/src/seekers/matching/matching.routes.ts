import { jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import {
  dismissJobSchema,
  matchedJobListSchema,
  matchesQuerySchema,
  matchesSchema,
  matchSchema,
  recommendationsSchema,
} from '@stellenvisite/contract/seekers/matching.schema';
import { takeTurn } from '@stellenvisite/core/platform/threads/take-turn';
import { dismissJob, restoreJob } from '@stellenvisite/core/seekers/matching/dismiss-job';
import { getMatch, listMatches } from '@stellenvisite/core/seekers/matching/list-matches';
import { listRecommendations } from '@stellenvisite/core/seekers/matching/list-recommendations';
import { searchJobsByMatch } from '@stellenvisite/core/seekers/matching/search-by-match';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { preventCaching, withBearer } from '../../http/own-routes.ts';

const described = { tags: ['matching'], ...withBearer };
const config = { permission: 'match.read' } as const;
const jobIdParams = z.object({ jobId: z.string().max(500) });

export const matchingRoutes: FastifyPluginAsyncZod = async (app) => {
  preventCaching(app);

  app.get(
    '/api/jobs/:id/match',
    {
      config,
      schema: {
        ...described,
        summary: 'Get the match of a job with the own profile, factor by factor',
        params: idParamsSchema,
        response: { 200: matchSchema },
      },
    },
    async (request) => getMatch(request.ctx, { jobId: request.params.id }),
  );

  app.post(
    '/api/matches',
    {
      config,
      schema: {
        ...described,
        summary: 'Get the match scores of several jobs',
        body: matchesQuerySchema,
        response: { 200: matchesSchema },
      },
    },
    async (request) => listMatches(request.ctx, request.body),
  );

  app.get(
    '/api/matched-jobs',
    {
      config,
      schema: {
        ...described,
        summary: 'Search live jobs, those that fit the own profile best first',
        querystring: jobSearchSchema,
        response: { 200: matchedJobListSchema },
      },
    },
    async (request) => {
      await takeTurn();
      return searchJobsByMatch(request.ctx, request.query);
    },
  );

  app.get(
    '/api/recommendations',
    {
      config,
      schema: {
        ...described,
        summary: 'List jobs that fit the own profile, from several employers and places',
        response: { 200: recommendationsSchema },
      },
    },
    async (request) => listRecommendations(request.ctx),
  );

  app.put(
    '/api/recommendations/:jobId/dismissal',
    {
      config,
      schema: {
        ...described,
        summary: 'Dismiss a job; it is never recommended again',
        params: jobIdParams,
        body: dismissJobSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await dismissJob(request.ctx, { ...request.params, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/recommendations/:jobId/dismissal',
    {
      config,
      schema: {
        ...described,
        summary: 'Undo a dismissal',
        params: jobIdParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await restoreJob(request.ctx, request.params);
      return reply.code(204).send(null);
    },
  );
};
