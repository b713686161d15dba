import {
  jobMapItemsQuerySchema,
  jobMapItemsSchema,
  jobMapQuerySchema,
  jobMapSchema,
} from '@stellenvisite/contract/jobs/job-map.schema';
import {
  jobListSchema,
  jobSearchSchema,
  suggestionListSchema,
  suggestionQuerySchema,
} from '@stellenvisite/contract/jobs/job-search.schema';
import { jobDetailSchema, jobQuerySchema, similarJobsSchema } from '@stellenvisite/contract/jobs/jobs.schema';
import { idParamsSchema } from '@stellenvisite/contract/platform/ids.schema';
import { getJob, listSimilarJobs } from '@stellenvisite/core/jobs/get-job';
import { listMapClusters, listSuggestions, searchJobs } from '@stellenvisite/core/jobs/list-employer-jobs';
import { listMapItems } from '@stellenvisite/core/jobs/list-job-items';
import { takeTurn } from '@stellenvisite/core/platform/threads/take-turn';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const jobsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/jobs',
    {
      config: { cache: 'market', permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Search live jobs',
        querystring: jobSearchSchema,
        response: { 200: jobListSchema },
      },
    },
    async (request) => {
      await takeTurn();
      return searchJobs(request.ctx, request.query);
    },
  );

  app.get(
    '/api/jobs/map',
    {
      config: { cache: 'market', permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Get the clusters of the live jobs of a search for the map',
        querystring: jobMapQuerySchema,
        response: { 200: jobMapSchema },
      },
    },
    (request) => listMapClusters(request.ctx, request.query),
  );

  app.get(
    '/api/jobs/map/items',
    {
      config: { permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'List the live jobs of a search in a section of the map, newest first',
        querystring: jobMapItemsQuerySchema,
        response: { 200: jobMapItemsSchema },
      },
    },
    (request) => listMapItems(request.ctx, request.query),
  );

  app.get(
    '/api/jobs/:id',
    {
      config: { permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Get a live job, with similar ones and the market’s pay on request; 410 once it is filled or expired',
        params: idParamsSchema,
        querystring: jobQuerySchema,
        response: { 200: jobDetailSchema },
      },
    },
    (request) => {
      const onExtraFailed = (err: unknown) => request.log.error({ err }, 'similar jobs or market pay not found');
      return getJob(request.ctx, { ...request.params, ...request.query, onExtraFailed });
    },
  );

  app.get(
    '/api/jobs/:id/similar',
    {
      config: { permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'List live jobs similar to this one, also if it is gone',
        params: idParamsSchema,
        response: { 200: similarJobsSchema },
      },
    },
    (request) => listSimilarJobs(request.ctx, request.params),
  );
};

export const suggestionsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/suggestions',
    {
      config: { cache: 'market', permission: 'job.read' },
      schema: {
        tags: ['jobs'],
        summary: 'Complete typed text to occupations, fields of work, employers and places',
        querystring: suggestionQuerySchema,
        response: { 200: suggestionListSchema },
      },
    },
    (request) => listSuggestions(request.ctx, request.query),
  );
};
